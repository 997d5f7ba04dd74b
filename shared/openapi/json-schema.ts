import * as z from "zod/mini";

export type JsonSchema = Readonly<Record<string, unknown>>;

/** As a caller writes it: what has a default may be left out. */
export const inputSchema = (schema: z.ZodMiniType): JsonSchema => schemaOf(schema, "input");
/** As the API answers it: nothing that is not named. */
export const outputSchema = (schema: z.ZodMiniType): JsonSchema => schemaOf(schema, "output");

function schemaOf(schema: z.ZodMiniType, io: "input" | "output"): JsonSchema {
  // The document says once for all of them which JSON Schema it means.
  const { $schema: _, ...described } = z.toJSONSchema(schema, { target: "draft-2020-12", io });
  return described;
}
