import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../machine/project.ts";
import { gitPaths } from "./git.ts";

/** A file of the repository; its path is relative to the repository's root, with slashes. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

const isSource = (file: string) => /\.(?:ts|tsx|mts|mjs|js|css|json|mdx)$/.test(file);

/** Everything that people write here: tracked, or new and not ignored. */
export const readSources = (): Source[] =>
  gitPaths("ls-files", "--cached", "--others", "--exclude-standard")
    .filter((file) => isSource(file) && existsSync(path.join(root, file)))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));

export const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/.test(file);

/** A test, or what only tests are made of. */
export const isForTests = (file: string): boolean => isTest(file) || /(?:^|\/)testing\//.test(file);
