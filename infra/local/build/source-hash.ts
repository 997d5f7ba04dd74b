import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../project.ts";

export interface Sources {
  /** Files and folders, from the repository's root. */
  readonly paths: readonly string[];
  /** Folders below them that do not count, from the repository's root. */
  readonly except?: readonly string[];
}

/** Made by tools, or read by nothing that is built. */
const ignoredNames = new Set(["node_modules", "dist", ".docusaurus", "e2e", "testing"]);
const isTest = (name: string) => /\.test\.tsx?$/.test(name);

function filesBelow(relative: string, except: readonly string[]): string[] {
  return readdirSync(path.join(root, relative), { withFileTypes: true }).flatMap((entry) => {
    const child = path.posix.join(relative, entry.name);
    if (except.includes(child) || ignoredNames.has(entry.name)) return [];
    if (entry.isDirectory()) return filesBelow(child, except);
    return isTest(entry.name) ? [] : [child];
  });
}

function filesOf({ paths, except = [] }: Sources): string[] {
  const isFile = (name: string) => path.extname(name) !== "";
  return paths.flatMap((name) => (isFile(name) ? [name] : filesBelow(name, except))).sort();
}

/** Changes whenever a source does: what was built from the same hash need not be built again. */
export function hashSources(sources: Sources): string {
  const hash = createHash("sha256");
  for (const file of filesOf(sources)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update("\0");
  }
  return hash.digest("hex").slice(0, 24);
}
