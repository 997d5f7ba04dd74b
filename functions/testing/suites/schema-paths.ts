import * as z from "zod/mini";

export type Path = readonly (string | number)[];

/** The schema inside a wrapper; for a pipe, its input side. */
function innerOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodMiniPipe)
    return schema.def.in instanceof z.ZodMiniTransform ? schema.def.out : schema.def.in;
  const isWrapper =
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault;
  return isWrapper ? schema.def.innerType : undefined;
}

export interface Place {
  readonly path: Path;
  readonly schema: z.core.$ZodType;
  /** It may be left out. */
  readonly isOptional: boolean;
}

/** A schema and all that is inside of it: objects, lists (their first place) and leaves. */
export function placesOf(schema: z.core.$ZodType, path: Path = [], isOptional = false): Place[] {
  const inner = innerOf(schema);
  if (inner) return placesOf(inner, path, isOptional || !(schema instanceof z.ZodMiniPipe));
  const own = { path, schema, isOptional };
  if (schema instanceof z.ZodMiniArray) return [own, ...placesOf(schema.def.element, [...path, 0])];
  if (!(schema instanceof z.ZodMiniObject)) return [own];
  const parts = Object.entries<z.core.$ZodType>(schema.shape);
  return [own, ...parts.flatMap(([name, part]) => placesOf(part, [...path, name]))];
}

/** Every path of a value that a schema accepts: objects, lists (their first element) and leaves. */
export const schemaPaths = (schema: z.core.$ZodType): Path[] =>
  placesOf(schema).flatMap(({ path }) => (path.length > 0 ? [path] : []));

/** Everywhere that a field of this name could be slipped into what a schema takes and does not name it there. */
export const pathsWithout = (schema: z.core.$ZodType, field: string): Path[] =>
  placesOf(schema).flatMap(({ path, schema: place }) =>
    place instanceof z.ZodMiniObject && !Object.hasOwn(place.shape, field) ? [[...path, field]] : [],
  );

const isContainer = (value: unknown): value is object => typeof value === "object" && value !== null;

/** What a value has at a path, if it has anything there. */
export function valueAt(whole: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined) return whole;
  return isContainer(whole) ? valueAt(Object.getOwnPropertyDescriptor(whole, step)?.value, rest) : undefined;
}

/** A copy with another value at one path; missing parents are created, and the rest of a list stays. */
export function withValueAt(whole: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const base = isContainer(whole) ? whole : {};
  const part: unknown = Object.getOwnPropertyDescriptor(base, step)?.value;
  const changed = withValueAt(part, rest, value);
  if (typeof step === "number") return Array.isArray(whole) ? whole.toSpliced(step, 1, changed) : [changed];
  return { ...base, [step]: changed };
}
