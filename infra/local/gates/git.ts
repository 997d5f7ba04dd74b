import { spawnSync } from "node:child_process";
import { Problem } from "../../problem.ts";
import { root } from "../machine/project.ts";

/** What git answers, or undefined and why not. */
export function git(...parameters: readonly string[]): { output?: string; reason: string } {
  const { status, stdout, stderr } = spawnSync("git", parameters, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return { output: status === 0 ? stdout : undefined, reason: stderr };
}

/** Paths of a git command, relative to the repository's root; ended by null bytes, so that no name needs quoting. */
export function gitPaths(command: string, ...parameters: readonly string[]): string[] {
  const { output, reason } = git(command, "-z", ...parameters);
  if (output === undefined) throw new Problem(`git ${command} failed: ${reason}`);
  return output.split("\0").filter((file) => file !== "");
}
