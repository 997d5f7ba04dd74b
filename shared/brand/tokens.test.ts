import { readFileSync } from "node:fs";
import { join } from "node:path";

type Palette = Record<string, string>;

const css = readFileSync(join(__dirname, "tokens.css"), "utf8");

function paletteOf(selector: string): Palette {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("\n}", start));
  return Object.fromEntries(
    [...block.matchAll(/--brand-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(palette: Palette, front: string, back: string): number {
  const [low = 0, high = 0] = [palette[front], palette[back]]
    .map((hex) => luminance(hex ?? ""))
    .sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const texts = [
  "text",
  "text-muted",
  "text-subtle",
  "accent",
  "link",
  "link-hover",
  "success",
  "warning",
  "danger",
  "info",
];
const grounds = ["bg", "bg-subtle", "bg-muted", "surface", "surface-raised"];
const pairs: [string, string, number][] = [
  ...texts.flatMap((text) => grounds.map((ground): [string, string, number] => [text, ground, 4.5])),
  ...["success", "warning", "danger", "info", "accent"].map((state): [string, string, number] => [
    state,
    `${state}-soft`,
    4.5,
  ]),
  ...["accent", "accent-hover", "accent-active"].map((ground): [string, string, number] => [
    "on-accent",
    ground,
    4.5,
  ]),
  ["text", "accent-soft", 4.5],
  ["border-control", "bg", 3],
  ["border-control", "surface", 3],
  ["focus-color", "bg", 3],
];

describe.each([
  ["light", ":root"],
  ["dark", '[data-theme="dark"]'],
])("the %s theme", (_theme, selector) => {
  const palette = paletteOf(selector);

  test.each(pairs)("%s on %s can be read by people with low vision", (front, back, least) => {
    expect(palette[front]).toBeDefined();
    expect(palette[back]).toBeDefined();
    expect(contrast(palette, front, back)).toBeGreaterThanOrEqual(least);
  });
});
