import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { VcsConfig } from "@docusaurus/types";
import { type PageSources, readPageSources } from "../generate/generated-facts.ts";

/** Milliseconds since 1970, by path below the repository's root. */
type Changes = ReadonlyMap<string, number>;

const git = (root: string, ...command: string[]) =>
  execFileSync("git", ["-C", root, ...command], {
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
  });

/** Commits that changed nothing a reader sees, such as a move of what pages import; git's own tools leave them out too. */
function unseenCommits(root: string): ReadonlySet<string> {
  const file = join(root, ".git-blame-ignore-revs");
  if (!existsSync(file)) return new Set();
  return new Set(readFileSync(file, "utf8").match(/^[0-9a-f]{40}$/gm) ?? []);
}

/**
 * When each file last changed, from one reading of the history. Empty where there is none to trust: an unpacked
 * archive, or a shallow clone, whose oldest commit seems to have written every file.
 */
export function lastChanges(root: string): Changes {
  const changes = new Map<string, number>();
  try {
    if (git(root, "rev-parse", "--is-shallow-repository").trim() === "true") return changes;
    const unseen = unseenCommits(root);
    let changedAt: number | undefined;
    for (const line of git(
      root,
      "-c",
      "core.quotePath=false",
      "log",
      "--format=@%H %ct",
      "--name-only",
      "--relative",
    ).split("\n")) {
      if (line.startsWith("@")) {
        const [commit = "", seconds] = line.slice(1).split(" ");
        changedAt = unseen.has(commit) ? undefined : Number(seconds) * 1000;
      } else if (line !== "" && changedAt !== undefined && !changes.has(line)) changes.set(line, changedAt);
    }
  } catch {
    changes.clear();
  }
  return changes;
}

function lastChangeOf(sources: readonly string[], changes: Changes): number | undefined {
  const own = [...changes].filter(([file]) =>
    sources.some((source) => file === source || file.startsWith(`${source}/`)),
  );
  return own.length === 0 ? undefined : Math.max(...own.map(([, changedAt]) => changedAt));
}

/** Docusaurus asks it for the date below each page; it knows nothing of generated pages by itself. */
export function pageHistory(root: string): VcsConfig {
  let sources: PageSources = {};
  let changes: Changes = new Map();
  return {
    // Not before: whoever only reads the configuration may do so where nothing was generated yet.
    initialize: () => {
      sources = readPageSources(join(root, "docs"));
      changes = lastChanges(root);
    },
    getFileCreationInfo: async (_file) => null,
    getFileLastUpdateInfo: async (file) => {
      const page = file.slice(join(root, "/").length).replaceAll("\\", "/");
      const timestamp = lastChangeOf(sources[page] ?? [page], changes);
      return timestamp === undefined ? null : { timestamp, author: "" };
    },
  };
}
