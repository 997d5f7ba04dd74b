import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../machine/project.ts";

/** Each may have a `.gitignore` of its own; the empty one is the repository's. */
const folders = ["", "shared", "functions", "infra", "web", "docs"];

type Rule = (file: string) => boolean;

const isBelow = (file: string, folder: string) => folder === "" || file.startsWith(`${folder}/`);

/** A name counts at any depth, a path only from the folder of its `.gitignore`. */
function ruleOf(folder: string, ignored: string): Rule {
  if (ignored.includes("/")) {
    const place = path.posix.join(folder, ignored);
    return (file) => file === place || isBelow(file, place);
  }
  return (file) => isBelow(file, folder) && file.slice(folder.length).split("/").includes(ignored);
}

function rulesOf(folder: string): Rule[] {
  const file = path.join(root, folder, ".gitignore");
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line.endsWith("/")).map((line) => ruleOf(folder, line.slice(0, -1)));
}

const rules = folders.flatMap((folder) => rulesOf(folder));

/** Whether a file or folder, from the repository's root, is what tools write there and Git is told to ignore. */
export const isMadeByTools = (file: string): boolean => rules.some((matches) => matches(file));
