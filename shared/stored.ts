import * as z from "zod/mini";
import { withDefault } from "./fields.ts";

const isSchema = (schema: z.core.$ZodType): schema is z.ZodMiniType => schema instanceof z.ZodMiniType;

const ofShape = (shape: z.core.$ZodShape): Record<string, z.ZodMiniType> =>
  Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, shapeOf(part)]));

/** Of a pipe, the side that knows the type: what comes out is stored. */
const sideOf = ({ def }: z.ZodMiniPipe): z.core.$ZodType =>
  def.in instanceof z.ZodMiniTransform ? def.out : def.in;

function shapeOf(schema: z.core.$ZodType): z.ZodMiniType {
  if (schema instanceof z.ZodMiniObject) return z.object(ofShape(schema.shape));
  if (schema instanceof z.ZodMiniArray) return z.array(shapeOf(schema.def.element));
  if (schema instanceof z.ZodMiniOptional) return z.optional(shapeOf(schema.def.innerType));
  if (schema instanceof z.ZodMiniNullable) return z.nullable(shapeOf(schema.def.innerType));
  if (schema instanceof z.ZodMiniDefault)
    return withDefault(shapeOf(schema.def.innerType), schema.def.defaultValue);
  if (schema instanceof z.ZodMiniPipe) return shapeOf(sideOf(schema));
  if (schema instanceof z.ZodMiniString) return z.string();
  if (schema instanceof z.ZodMiniNumber) return z.number();
  if (!isSchema(schema)) throw new Error("What is stored is described with zod/mini.");
  return schema;
}

/**
 * The shape of what an input schema accepts, without its rules: what is stored, and what is shown of it, was accepted
 * under the rules of its day and is never refused when it is read again. Rules of the input may become stricter at any
 * time; of its shape, options stay in their list once somebody could choose them, and a new field is optional here.
 * `functions/stored-items.test.ts` holds both.
 */
export function stored<S extends z.ZodMiniType>(schema: S): z.ZodMiniType<z.output<S>>;
export function stored(schema: z.ZodMiniType): z.ZodMiniType {
  return shapeOf(schema);
}
