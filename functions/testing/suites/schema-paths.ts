import * as z from "zod/mini";

type Path = readonly (string | number)[];

/** What a schema wraps; of a pipe, the side that takes what is sent. */
function innerOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodMiniPipe)
    return schema.def.in instanceof z.ZodMiniTransform ? schema.def.out : schema.def.in;
  const isWrapper =
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault;
  return isWrapper ? schema.def.innerType : undefined;
}

/** Everywhere that a value can stand in what a schema takes: objects, lists (their first place) and leaves. */
export function schemaPaths(schema: z.core.$ZodType, path: Path = []): Path[] {
  const inner = innerOf(schema);
  if (inner) return schemaPaths(inner, path);
  const own = path.length > 0 ? [path] : [];
  if (schema instanceof z.ZodMiniArray) return [...own, ...schemaPaths(schema.def.element, [...path, 0])];
  if (!(schema instanceof z.ZodMiniObject)) return own;
  const parts = Object.entries<z.core.$ZodType>(schema.shape);
  return [...own, ...parts.flatMap(([name, part]) => schemaPaths(part, [...path, name]))];
}

const isContainer = (value: unknown): value is object => typeof value === "object" && value !== null;

/** A copy with something else at one place; what is missing on the way there is made. */
export function withValueAt(whole: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const base = isContainer(whole) ? whole : {};
  const part: unknown = Object.getOwnPropertyDescriptor(base, step)?.value;
  const changed = withValueAt(part, rest, value);
  if (typeof step === "number") return [changed];
  return { ...base, [step]: changed };
}
