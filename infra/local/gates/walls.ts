import { importGraph } from "./imports.ts";
import { type Exception, exceptions, type Room, rooms } from "./rooms.data.ts";
import { isForTests, type Source } from "./sources.ts";

const workspaces = /^(?:shared|functions|infra|web|docs)\//;
const isHeld = (file: string) => workspaces.test(file);

const patterns = new Map<string, RegExp>();

function match(pattern: string, file: string): RegExpExecArray | null {
  let known = patterns.get(pattern);
  if (!known) {
    const text = pattern.replaceAll(".", String.raw`\.`).replaceAll("*", "([^/]+)");
    known = new RegExp(`^${text}${pattern.endsWith("/") ? "" : "$"}`);
    patterns.set(pattern, known);
  }
  return known.exec(file);
}

/** The room that a file belongs to, with the names of its own folder put in. */
function roomOf(file: string): Room | undefined {
  for (const room of rooms) {
    const found = match(room.inside, file);
    if (!found) continue;
    const own = (paths: readonly string[]) => paths.map((each) => each.replace("$1", found[1] ?? ""));
    return { ...room, reaches: own(room.reaches), tests: own(room.tests ?? []) };
  }
  return undefined;
}

const leadsThrough = ({ from, to }: Exception, file: string, target: string) =>
  match(from, file) !== null && match(to, target) !== null;

function isAllowed(file: string, target: string): boolean {
  const room = roomOf(file);
  const reaches = [...(room?.reaches ?? []), ...(isForTests(file) ? (room?.tests ?? []) : [])];
  return reaches.some((path) => match(path, target) !== null);
}

interface Import {
  readonly file: string;
  readonly target: string;
}

/** Imports that lead through a wall, be there a door in it or not. */
function importsThroughWalls(sources: readonly Source[]): Import[] {
  return [...importGraph(sources)].flatMap(([file, targets]) =>
    targets
      .filter((target) => isHeld(file) && isHeld(target) && !isAllowed(file, target))
      .map((target) => ({ file, target })),
  );
}

export function forbiddenImports(sources: readonly Source[]): string[] {
  return importsThroughWalls(sources)
    .filter(({ file, target }) => !exceptions.some((each) => leadsThrough(each, file, target)))
    .map(({ file, target }) => {
      const { inside, reaches } = roomOf(file) ?? { inside: "a folder without a room", reaches: [] };
      return `${file} may not import ${target}: ${inside} reaches ${reaches.join(", ") || "nothing"}.`;
    });
}

/** A wall gets no doors in advance, and loses those that nobody goes through any more. */
export function needlessExceptions(sources: readonly Source[]): string[] {
  const needed = importsThroughWalls(sources);
  return exceptions
    .filter((each) => !needed.some(({ file, target }) => leadsThrough(each, file, target)))
    .map(({ from, to }) => `No import needs the door from ${from} to ${to} any more: delete the exception.`);
}
