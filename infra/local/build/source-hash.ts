import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../machine/project.ts";
import { isMadeByTools } from "./made-by-tools.ts";

export interface Sources {
  /** Files and folders, from the repository's root. */
  readonly paths: readonly string[];
  /** Folders below them that do not count, from the repository's root. */
  readonly except?: readonly string[];
}

/** Read by nothing that is built. */
const testFolders = new Set(["e2e", "testing"]);
const isTest = (name: string) => /\.test\.tsx?$/.test(name);

function filesBelow(base: string, relative: string, except: readonly string[]): string[] {
  return readdirSync(path.join(base, relative), { withFileTypes: true }).flatMap((entry) => {
    const child = path.posix.join(relative, entry.name);
    if (except.includes(child) || testFolders.has(entry.name) || isMadeByTools(child)) return [];
    if (entry.isDirectory()) return filesBelow(base, child, except);
    return isTest(entry.name) ? [] : [child];
  });
}

const isFile = (name: string) => path.extname(name) !== "";

/** Changes whenever a source does: what was built from the same hash need not be built again. */
export function hashSources({ paths, except = [] }: Sources, base = root): string {
  const files = paths.flatMap((name) => (isFile(name) ? [name] : filesBelow(base, name, except)));
  const hash = createHash("sha256");
  for (const file of files.sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(base, file)))
      .update("\0");
  }
  return hash.digest("hex").slice(0, 24);
}
