import path from "node:path";
import type { Source } from "./sources.ts";

/**
 * A text that names a file of the repository is an import, whatever stands before it: `from`, `import()`, `require`,
 * `jest.mock`, `new URL` or the entry of a bundler. None of these forms can walk around a wall:
 * docs/papers/decisions/0042-walls-are-one-table.md
 */
const named = /(["'`])((?:\.{1,2}|@portal)\/[^"'`\n\s]*)\1/g;
/** In prose a relative address is a link to another page; `@site` is known to pages alone. */
const namedInPage = /^(?:import|export)\s.*?(["'])((?:\.{1,2}|@portal|@site)\/[^"'\n]*)\1/gm;
const namedInStyle = /@import\s+(?:url\()?(["'])((?:\.{1,2}|@portal)\/[^"'\n]*)\1/g;

function patternOf(file: string): RegExp {
  if (file.endsWith(".mdx")) return namedInPage;
  return file.endsWith(".css") ? namedInStyle : named;
}

/** A workspace is reached by its name, by a relative path, or through the link that npm makes for it. */
function pathOf(file: string, specifier: string): string {
  const [address = ""] = specifier.split(/[?#]/);
  if (address.startsWith("@portal/")) return path.posix.normalize(address.slice("@portal/".length));
  if (address.startsWith("@site/")) return path.posix.join("docs", address.slice("@site/".length));
  const joined = path.posix.join(path.posix.dirname(file), address);
  return joined.replace(/^(?:.*\/)?node_modules\/@portal\//, "");
}

/** Everything of the repository that a source names, as it is written there. */
const specifiersIn = ({ file, text }: Source): string[] =>
  Array.from(text.matchAll(patternOf(file)), ([, , specifier = ""]) => specifier);

/** Paths, as a source gives them, of everything else in the repository that it names. */
export const importsOf = (source: Source): string[] =>
  specifiersIn(source)
    .map((specifier) => pathOf(source.file, specifier))
    .filter((target) => target !== source.file);

const endings = ["", ".ts", ".tsx", ".mts", ".mjs", ".js"];

/** From each source to the sources that it names; a text that names no file of the repository is no import. */
export function importGraph(sources: readonly Source[]): Map<string, string[]> {
  const files = new Set(sources.map(({ file }) => file));
  const find = (target: string) => endings.map((ending) => target + ending).find((file) => files.has(file));
  return new Map(
    sources.map((source) => {
      const targets = importsOf(source).flatMap((target) => find(target) ?? []);
      return [source.file, [...new Set(targets)]];
    }),
  );
}

/** Whoever is outside `shared` names it as the package that it is, wherever the importing file lies. */
export function sharedByPath(sources: readonly Source[]): string[] {
  const files = new Set(sources.map(({ file }) => file));
  return sources.flatMap((source) =>
    source.file.startsWith("shared/")
      ? []
      : specifiersIn(source)
          .filter((specifier) => !specifier.startsWith("@portal/"))
          .map((specifier) => ({ specifier, target: pathOf(source.file, specifier) }))
          .filter(({ target }) => target.startsWith("shared/") && files.has(target))
          .map(
            ({ specifier, target }) =>
              `${source.file} imports ${specifier}: outside of shared its name is @portal/${target}.`,
          ),
  );
}
