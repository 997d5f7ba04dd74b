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

/** Where each file that was moved since then lay; one that is new lay nowhere. */
function movedFrom(): ReadonlyMap<string, string> {
  const told = gitPaths("diff", "-M", "--diff-filter=R", "--name-status", startOfWork());
  const moves = told.flatMap((_, at) => {
    const [from, to] = told.slice(at + 1, at + 3);
    return at % 3 === 0 && from !== undefined && to !== undefined ? [[to, from] as const] : [];
  });
  return new Map(moves);
}

/** Counts the lines that a file had then, where it lay then; none where there was no such file. */
export function linesBefore(): (file: string) => number {
  const [start, moved] = [startOfWork(), movedFrom()];
  return (file) => {
    const { output } = git("show", `${start}:${moved.get(file) ?? file}`);
    return output === undefined ? 0 : output.split("\n").length - 1;
  };
}
