import * as z from "zod/mini";
import { withDefault } from "./fields.ts";

interface Kinds {
  object: z.ZodMiniObject;
  array: z.ZodMiniArray;
  optional: z.ZodMiniOptional;
  nullable: z.ZodMiniNullable;
  default: z.ZodMiniDefault;
  pipe: z.ZodMiniPipe;
  transform: z.ZodMiniTransform;
}

const kindOf = ({ _zod: { def } }: z.core.$ZodType): string => def.type;

const is = <Kind extends keyof Kinds>(schema: z.core.$ZodType, kind: Kind): schema is Kinds[Kind] =>
  kindOf(schema) === kind;

function shapeOf(schema: z.core.$ZodType): z.core.$ZodType {
  if (is(schema, "object"))
    return z.object(
      Object.fromEntries(Object.entries(schema.shape).map(([name, part]) => [name, shapeOf(part)])),
    );
  if (is(schema, "array")) return z.array(shapeOf(schema.def.element));
  if (is(schema, "optional")) return z.optional(shapeOf(schema.def.innerType));
  if (is(schema, "nullable")) return z.nullable(shapeOf(schema.def.innerType));
  if (is(schema, "default")) return withDefault(shapeOf(schema.def.innerType), schema.def.defaultValue);
  // Of a pipe, the output side has the type of what is stored.
  if (is(schema, "pipe")) return shapeOf(is(schema.def.in, "transform") ? schema.def.out : schema.def.in);
  if (kindOf(schema) === "string") return z.string();
  return kindOf(schema) === "number" ? z.number() : schema;
}

/**
 * The shape of what an input schema accepts, without its rules: what is stored, and what is shown of it, was accepted
 * under the rules of its day and is never refused when it is read again. Rules of the input may become stricter at any
 * time; of its shape, options stay in their list once somebody could choose them, and a new field is optional here.
 * `functions/testing/suites/stored-items.test.ts` holds both. Why:
 * docs/papers/decisions/0023-what-is-stored-is-read-without-the-rules-of-the-input.md
 */
export function stored<S extends z.ZodMiniType>(schema: S): z.ZodMiniType<z.output<S>>;
export function stored(schema: z.ZodMiniType): z.core.$ZodType {
  return shapeOf(schema);
}
