import { existsSync } from "node:fs";
import path from "node:path";
import { root } from "../machine/project.ts";
import { git, gitPaths } from "./git.ts";

/** Where this work left `main`; on a clone that has no such branch, the last commit. */
function startOfWork(): string {
  return git("merge-base", "HEAD", "main").output?.trim() ?? "HEAD";
}

/** Files that were written since then, committed or not. */
export function changedFiles(base: string = startOfWork()): string[] {
  const files = [
    ...gitPaths("diff", "--name-only", base),
    ...gitPaths("ls-files", "--others", "--exclude-standard"),
  ];
  return files.filter((file) => existsSync(path.join(root, file)));
}

/** Lines that a file had then; none where there was no such file. */
export function linesBefore(file: string): number {
  const { output } = git("show", `${startOfWork()}:${file}`);
  return output === undefined ? 0 : output.split("\n").length - 1;
}
