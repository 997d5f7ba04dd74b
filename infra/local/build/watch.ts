import { type FSWatcher, readdirSync, statSync, watch } from "node:fs";
import path from "node:path";
import { messageOf } from "../../problem.ts";
import { root } from "../machine/project.ts";
import { isMadeByTools } from "./made-by-tools.ts";

/** Something that is made of sources and can be made again. */
export interface Watched {
  /** Folders from the repository's root. */
  readonly folders: readonly string[];
  /** Folders below them whose changes do not count. */
  readonly except?: readonly string[];
  readonly changed: () => void | Promise<void>;
}

/** Waits this long after a change: editors save in several steps, and a branch switch touches hundreds of files. */
const settleMs = 200;

/** What an editor leaves for a moment, and tests. */
const isNoise = (file: string) => isMadeByTools(file) || /~$|\.swp$|\/\d+$|\.test\.tsx?$/.test(file);

/** Runs the work once at a time, and once more if something changed meanwhile. */
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, settleMs);
  };
}

/**
 * Watches a folder and all below it, each by itself: Node's own recursive watching loses a file that an editor
 * replaces instead of writing into it.
 */
class FolderWatch {
  readonly #base: string;
  readonly #changed: () => void;
  readonly #counts: (file: string) => boolean;
  readonly #watchers = new Map<string, FSWatcher>();

  constructor(base: string, folder: string, counts: (file: string) => boolean, changed: () => void) {
    this.#base = base;
    this.#changed = changed;
    this.#counts = counts;
    this.#add(folder);
  }

  close(): void {
    for (const watcher of this.#watchers.values()) watcher.close();
  }

  #add(folder: string): void {
    if (this.#watchers.has(folder) || !this.#counts(folder)) return;
    const absolute = path.join(this.#base, folder);
    const watcher = watch(absolute, (_, name) => {
      if (name !== null) this.#noticed(path.posix.join(folder, name));
    });
    // A folder that goes away takes its watcher with it.
    watcher.on("error", () => this.#remove(folder));
    this.#watchers.set(folder, watcher);
    for (const entry of readdirSync(absolute, { withFileTypes: true })) {
      if (entry.isDirectory()) this.#add(path.posix.join(folder, entry.name));
    }
  }

  #noticed(file: string): void {
    const kind = statSync(path.join(this.#base, file), { throwIfNoEntry: false });
    if (kind?.isDirectory()) this.#add(file);
    else if (!kind) this.#remove(file);
    if (this.#counts(file)) this.#changed();
  }

  #remove(folder: string): void {
    this.#watchers.get(folder)?.close();
    this.#watchers.delete(folder);
  }
}

function watchOne(
  { folders, except = [], changed }: Watched,
  report: (line: string) => void,
  base: string,
): FolderWatch[] {
  const trigger = debounced(inTurn(changed, report));
  const counts = (file: string) =>
    !isNoise(file) && !except.some((one) => file === one || file.startsWith(`${one}/`));
  return folders.map((folder) => new FolderWatch(base, folder, counts, trigger));
}

/** Watches until closed. What a change fails on is reported, and the next change tries again. */
export function startWatching(
  all: readonly Watched[],
  report: (line: string) => void,
  base = root,
): { close(): void } {
  const watching = all.flatMap((watched) => watchOne(watched, report, base));
  return {
    close: () => {
      for (const one of watching) one.close();
    },
  };
}
