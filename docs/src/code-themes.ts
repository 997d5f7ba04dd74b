import type { PrismTheme } from "prism-react-renderer";

interface CodePalette {
  readonly ground: string;
  readonly plain: string;
  readonly comment: string;
  readonly string: string;
  readonly keyword: string;
  readonly number: string;
  readonly property: string;
  readonly punctuation: string;
}

const theme = (palette: CodePalette): PrismTheme => ({
  plain: { color: palette.plain, backgroundColor: palette.ground },
  styles: [
    { types: ["comment", "prolog", "doctype", "cdata"], style: { color: palette.comment } },
    { types: ["string", "char", "attr-value", "url"], style: { color: palette.string } },
    { types: ["keyword", "selector", "atrule", "tag", "important"], style: { color: palette.keyword } },
    { types: ["number", "boolean", "constant", "symbol"], style: { color: palette.number } },
    {
      types: ["property", "attr-name", "function", "class-name", "header-name"],
      style: { color: palette.property },
    },
    { types: ["punctuation", "operator"], style: { color: palette.punctuation } },
  ],
});

/** Every colour reaches 4.5:1 on its ground; the themes that come with Prism do not. */
export const lightCode = theme({
  ground: "#f6f8f7",
  plain: "#14201b",
  comment: "#5a6962",
  string: "#0a6b57",
  keyword: "#8a2f6b",
  number: "#8a4a00",
  property: "#1b5690",
  punctuation: "#47554f",
});

export const darkCode = theme({
  ground: "#131a17",
  plain: "#e9f0ed",
  comment: "#94a39c",
  string: "#7fdcc1",
  keyword: "#f0a3d0",
  number: "#f0bd55",
  property: "#93c4f4",
  punctuation: "#b0beb8",
});
