import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Path below the root, and the whole content. */
export type Files = ReadonlyMap<string, string>;

/**
 * Makes `folders` hold exactly `files`. A file that already says the same is not touched: the bundler's cache goes
 * by time of change, and a rewrite of a thousand pages would make every build a cold one.
 */
export function writeFiles(root: string, folders: readonly string[], files: Files): number {
  let written = 0;
  for (const [path, content] of files) {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, "utf8") === content) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    written += 1;
  }
  for (const folder of folders) written += removeOthers(root, folder, files);
  return written;
}

function removeOthers(root: string, folder: string, files: Files): number {
  const absolute = join(root, folder);
  if (!existsSync(absolute)) return 0;
  const others = readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !files.has(file.slice(root.length + 1)));
  for (const file of others) rmSync(file);
  return others.length;
}
