import * as z from "zod/mini";

type Path = readonly (string | number)[];

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

interface Place {
  readonly path: Path;
  readonly schema: z.core.$ZodType;
}

/** A schema and all that is inside of it: objects, lists (their first place) and leaves. */
function placesOf(schema: z.core.$ZodType, path: Path = []): Place[] {
  const inner = innerOf(schema);
  if (inner) return placesOf(inner, path);
  const own = { path, schema };
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

/** A copy with another value at one path; missing parents are created. */
export function withValueAt(whole: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const base = isContainer(whole) ? whole : {};
  const part: unknown = Object.getOwnPropertyDescriptor(base, step)?.value;
  const changed = withValueAt(part, rest, value);
  if (typeof step === "number") return [changed];
  return { ...base, [step]: changed };
}
