import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./machine/project.ts";

/** A command of `npm run check`, by the name that it prints. */
export interface Gate {
  readonly name: string;
  readonly command: readonly string[];
}

export const gates: readonly Gate[] = [
  { name: "format", command: ["biome", "check", "."] },
  { name: "types", command: ["tsc", "-p", ".", "--noEmit"] },
  // Without Node's types: what these rooms hold runs in browsers as well.
  { name: "shared", command: ["tsc", "-p", "shared", "--noEmit"] },
  { name: "portal", command: ["tsc", "-p", "web/src", "--noEmit"] },
  { name: "lint", command: ["oxlint", "--type-aware", "--deny-warnings", "."] },
  { name: "house", command: ["tsx", "infra/local/gates/gates.ts"] },
  { name: "unused", command: ["knip"] },
  { name: "unread", command: ["tsx", "infra/local/gates/unread/check-unread.ts"] },
  { name: "docs", command: ["npm", "run", "--silent", "check", "-w", "@portal/docs"] },
];

const isCode = (file: string) => /\.(?:ts|tsx|mjs|js)$/.test(file);
const isPage = (file: string) => file.startsWith("docs/") && file.endsWith(".mdx");

/** Of all words, by which what was remembered is told apart: `tsc` does not see that an imported JSON file changed. */
function wordsDigest(): string {
  const digest = createHash("sha256");
  const folder = path.join(root, "shared/messages");
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted()) {
    if (file.endsWith(".json")) digest.update(file).update(readFileSync(path.join(folder, file)));
  }
  return digest.digest("hex").slice(0, 12);
}

/** Beside what npm installed: git ignores it, and a clean install begins without. */
const remembered = (name: string) => [
  "--incremental",
  "--tsBuildInfoFile",
  `node_modules/.cache/${name}-${wordsDigest()}.tsbuildinfo`,
];

/** Which files each gate has something to say of; the others are asked whatever was changed. */
const concerned: Readonly<Record<string, RegExp>> = {
  shared: /^shared\//,
  portal: /^(?:shared|web\/src)\//,
  lint: /\.(?:ts|tsx|mjs|js)$/,
  // Pages are also made of what `shared` lists and says; models and contracts give them nothing to check.
  docs: /^(?:docs\/.*(?<!\.md)|shared\/.*(?:\.data\.ts|\.json))$/,
};

const concerns = (name: string) => (file: string) => concerned[name]?.test(file) ?? true;

function narrowed({ name, command }: Gate, files: readonly string[]): Gate {
  const narrow: Readonly<Record<string, readonly string[]>> = {
    format: ["biome", "check", "--no-errors-on-unmatched", ...files],
    types: [...command, ...remembered("types")],
    shared: [...command, ...remembered("shared")],
    portal: [...command, ...remembered("portal")],
    lint: [
      "oxlint",
      "--type-aware",
      "--deny-warnings",
      "--no-error-on-unmatched-pattern",
      ...files.filter(isCode),
    ],
    unused: [...command, "--cache"],
    unread: [...command, "--cache"],
    // Where more than pages was changed, any page may have become another.
    docs: files.filter(concerns("docs")).every(isPage)
      ? [...command, "--", ...files.filter(isPage)]
      : command,
  };
  return { name, command: narrow[name] ?? command };
}

/** The gates for these files: each reads as little as it can, and what it knows of the rest it remembers. */
export const gatesFor = (files: readonly string[]): Gate[] =>
  gates.filter(({ name }) => files.some(concerns(name))).map((gate) => narrowed(gate, files));

/** The tests that import one of these files, directly or not; whoever changed them decides whether to wait for all. */
export function testsOf(files: readonly string[]): string | undefined {
  const code = files.filter((file) => isCode(file) && !file.includes("/e2e/"));
  return code.length === 0 ? undefined : `npx jest --findRelatedTests ${code.join(" ")}`;
}
