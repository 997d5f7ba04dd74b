import { type FSWatcher, watch } from "node:fs";
import path from "node:path";
import { messageOf } from "./problem.ts";
import { root } from "./project.ts";

/** Something that is made of sources and can be made again. */
export interface Watched {
  /** Folders from the repository's root. */
  readonly folders: readonly string[];
  /** Folders below them whose changes do not count. */
  readonly except?: readonly string[];
  readonly changed: () => void | Promise<void>;
}

/** Editors save in several steps; a branch switch touches hundreds of files. */
const settleMs = 200;

const isNoise = (file: string) =>
  /(^|\/)(node_modules|dist|\.docusaurus|\.cache)(\/|$)|~$|\.swp$|\/\d+$/.test(file);

/** Runs one after the other, and once more when something changed meanwhile. */
function inTurn(work: () => void | Promise<void>, report: (line: string) => void): () => void {
  let running = false;
  let again = false;
  const run = async () => {
    running = true;
    do {
      again = false;
      try {
        await work();
      } catch (error) {
        report(messageOf(error));
      }
    } while (again);
    running = false;
  };
  return () => {
    if (running) again = true;
    else void run();
  };
}

function debounced(work: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, settleMs);
  };
}

function watchOne({ folders, except = [], changed }: Watched, report: (line: string) => void): FSWatcher[] {
  const trigger = debounced(inTurn(changed, report));
  const counts = (file: string) => !isNoise(file) && !except.some((folder) => file.startsWith(`${folder}/`));
  return folders.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, (_, name) => {
      if (name !== null && counts(path.posix.join(folder, name))) trigger();
    }),
  );
}

/** Watches until closed. What a change fails on is reported, and the next change tries again. */
export function startWatching(all: readonly Watched[], report: (line: string) => void): { close(): void } {
  const watchers = all.flatMap((watched) => watchOne(watched, report));
  return {
    close: () => {
      for (const watcher of watchers) watcher.close();
    },
  };
}
