import path from "node:path";
import type { Plugin } from "vite";

const ours = path.resolve(import.meta.dirname, "../src/lib/import-asked.ts");

/** What each file of the build imports at once. */
type Imports = ReadonlyMap<string, readonly string[]>;

/** A file and everything that has to be there before it runs. */
function withImports(imports: Imports, file: string, into: Set<string>): void {
  if (into.has(file)) return;
  into.add(file);
  for (const child of imports.get(file) ?? []) withImports(imports, child, into);
}

/** What of a list of files is still to be asked for once all of `present` run. */
export function notThere(
  imports: Imports,
  present: readonly string[],
  files: readonly string[],
): readonly string[] {
  const there = new Set<string>();
  for (const file of present) withImports(imports, file, there);
  return files.filter((file) => !there.has(file));
}

/**
 * Puts `lib/import-asked.ts`, which says why, in the place of Vite's helper around every `import()`. Vite names there
 * all files that the code needs; those that are there already when it is asked for, because the file that asks needs
 * them too, or every page does, are left out: each list is part of a page's first load.
 */
export function askedImports(): Plugin {
  let imports: Imports = new Map();
  let entries: readonly string[] = [];
  return {
    name: "portal:asked-imports",
    apply: "build",
    enforce: "pre",
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, files, { hostId, hostType }) =>
            hostType === "html" ? files : [...notThere(imports, [hostId, ...entries], files)],
        },
      },
    }),
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => `export { importAsked as __vitePreload } from ${JSON.stringify(ours)};`,
    },
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
        entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
      },
    },
  };
}
