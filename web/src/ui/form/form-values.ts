import { isRecord } from "@portal/shared/field/record.ts";

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

/** Removes blank values: the schemas distinguish a missing value from a wrong one. */
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

/** A file's name and text are one value: they must not be merged from two files. */
const isFile = (value: Readonly<Record<string, unknown>>): boolean =>
  "fileName" in value && "content" in value;

/** Values by the dotted path of their field; a list is one value, because it is edited as one. */
function leavesOf(value: unknown, path = "", into = new Map<string, unknown>()): Map<string, unknown> {
  if (!isRecord(value) || isFile(value)) {
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

/** The item's version always differs and is nobody's edit. */
const isBookkeeping = (path: string): boolean => path === "version";

/** The fields that I changed since `base`, and what both sides have in them. */
function editsOf(base: unknown, mine: unknown, theirs: unknown) {
  const [before, edited, saved] = [base, mine, theirs].map((values) => leavesOf(withoutBlanks(values)));
  return [...new Set([...(before?.keys() ?? []), ...(edited?.keys() ?? [])])]
    .filter((path) => !isBookkeeping(path) && !sameValue(before?.get(path), edited?.get(path)))
    .map((path) => ({
      path,
      mine: edited?.get(path),
      theirs: saved?.get(path),
      isTheirsToo: !sameValue(before?.get(path), saved?.get(path)),
    }));
}

/** The fields that both sides changed since `base`, to different values: one of the two must be dropped. */
export const conflictsOf = (base: unknown, mine: unknown, theirs: unknown): FieldConflict[] =>
  editsOf(base, mine, theirs)
    .filter((edit) => edit.isTheirsToo && !sameValue(edit.mine, edit.theirs))
    .map(({ path, ...edit }) => ({ path, mine: edit.mine, theirs: edit.theirs }));

/**
 * Merges my changes since `base` on top of their version; nothing that only one side changed is lost. For fields
 * that both changed, `winner` decides.
 */
export function mergeOnTop<V extends object>(
  base: V,
  mine: V,
  theirs: V,
  winner: "mine" | "theirs" = "mine",
): V {
  const merged = structuredClone(theirs);
  for (const edit of editsOf(base, mine, theirs)) {
    if (winner === "mine" || !edit.isTheirsToo) setAt(merged, edit.path, edit.mine);
  }
  return merged;
}
