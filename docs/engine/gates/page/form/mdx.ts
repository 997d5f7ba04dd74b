import { pageComponents } from "../../../../theme/components/page-components.ts";
import type { WrittenPage } from "../written-page.ts";

/** The parts of MDX's syntax tree that are looked at. */
interface MdxNode {
  readonly type: string;
  readonly name?: string | null;
  /** Code of an import or export. */
  readonly value?: string;
  readonly children?: readonly MdxNode[];
  readonly position?: { readonly start: { readonly line: number } };
}

const withDescendants = (part: MdxNode): MdxNode[] => [
  part,
  ...(part.children ?? []).flatMap(withDescendants),
];

/** Names that the page's own imports and exports give it. */
const namesIn = (code: string): string[] =>
  Array.from(
    code.matchAll(/(?:import|export)\s+(?:const\s+)?\{?([^}=]*?)\}?\s*(?:from|=)/g),
    ([, names = ""]) =>
      names.split(",").map(
        (name) =>
          name
            .trim()
            .split(/\s+as\s+/)
            .at(-1) ?? "",
      ),
  ).flat();

/** Drawn as nothing by the browser, and the build stops at it. */
function unknownComponents({ file }: WrittenPage, tree: MdxNode): string[] {
  const parts = withDescendants(tree);
  const known = new Set<string>(pageComponents);
  for (const { type, value = "" } of parts) {
    if (type === "mdxjsEsm") for (const name of namesIn(value)) known.add(name);
  }
  return parts
    .filter(({ type, name }) => type.startsWith("mdxJsx") && name && /^[A-Z]/.test(name) && !known.has(name))
    .map(
      ({ name, position }) =>
        `${file}:${position?.start.line}: <${name}> is not imported. Import it below the front matter.`,
    );
}

/** Line numbers stay those of the file. */
const withoutFrontMatter = (content: string) =>
  content.replace(/^---\n[^]*?\n---\n/, (block) => block.replaceAll(/[^\n]/g, ""));

interface SyntaxError {
  readonly reason: string;
  readonly line?: number;
}
const isSyntaxError = (error: unknown): error is SyntaxError =>
  typeof error === "object" && error !== null && "reason" in error && typeof error.reason === "string";

function problemOf(parse: (content: string) => MdxNode, page: WrittenPage): string[] {
  try {
    return unknownComponents(page, parse(withoutFrontMatter(page.content)));
  } catch (error) {
    if (!isSyntaxError(error)) throw error;
    const hint = /\{#[\w-]+\}/.test(page.content) ? " An anchor is written {/* #name */}." : "";
    return [`${page.file}:${error.line ?? 1}: no valid MDX. ${error.reason}.${hint}`];
  }
}

/** What the build of the documentation would stop at a minute later. */
export async function brokenMdx(pages: readonly WrittenPage[]): Promise<string[]> {
  // An ESM-only package, in a workspace that Docusaurus loads as CommonJS.
  const { createProcessor } = await import("@mdx-js/mdx");
  const processor = createProcessor({ format: "mdx" });
  return pages.flatMap((page) => problemOf((content) => processor.parse(content), page));
}
