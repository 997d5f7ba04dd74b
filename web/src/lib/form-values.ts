import { isRecord } from "./record.ts";

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

/** What is left blank is not given: the schemas tell a missing value from a wrong one. */
export function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks);
  if (!isRecord(value)) return isBlank(value) ? undefined : value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, child]) => [key, withoutBlanks(child)] as const)
      .filter(([, child]) => child !== undefined),
  );
}

/** Same to a reader: order of keys and blanks do not count. */
export function sameValue(left: unknown, right: unknown): boolean {
  return JSON.stringify(sorted(withoutBlanks(left))) === JSON.stringify(sorted(withoutBlanks(right)));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([key, child]) => [key, sorted(child)]));
}

/** Values by the dotted path of their field; a list is one value, because it is edited as one. */
function leavesOf(value: unknown, path = "", into = new Map<string, unknown>()): Map<string, unknown> {
  if (!isRecord(value)) {
    if (path) into.set(path, value);
    return into;
  }
  for (const [key, child] of Object.entries(value)) leavesOf(child, path ? `${path}.${key}` : key, into);
  return into;
}

function setAt(target: object, path: string, value: unknown): void {
  const [first = "", ...rest] = path.split(".");
  if (rest.length === 0) {
    Reflect.set(target, first, value);
    return;
  }
  const child: unknown = Reflect.get(target, first);
  const place = isRecord(child) ? child : {};
  Reflect.set(target, first, place);
  setAt(place, rest.join("."), value);
}

export interface FieldConflict {
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** The item's own counter differs by nature and belongs to nobody's edit. */
const isBookkeeping = (path: string): boolean => path === "version";

/** Every field whose two versions differ, and are not merely what the other person changed alone. */
export function conflictsOf(mine: unknown, theirs: unknown): FieldConflict[] {
  const [left, right] = [leavesOf(withoutBlanks(mine)), leavesOf(withoutBlanks(theirs))];
  return [...new Set([...left.keys(), ...right.keys()])]
    .filter((path) => !isBookkeeping(path) && !sameValue(left.get(path), right.get(path)))
    .map((path) => ({ path, mine: left.get(path), theirs: right.get(path) }));
}

/** Their version with what I changed since `base` laid on top; nothing that only they changed is undone. */
export function mergeOnTop<V extends object>(base: V, mine: V, theirs: V): V {
  const [before, edited] = [leavesOf(withoutBlanks(base)), leavesOf(withoutBlanks(mine))];
  const merged = structuredClone(theirs);
  for (const path of new Set([...before.keys(), ...edited.keys()])) {
    if (isBookkeeping(path) || sameValue(before.get(path), edited.get(path))) continue;
    setAt(merged, path, edited.get(path));
  }
  return merged;
}
