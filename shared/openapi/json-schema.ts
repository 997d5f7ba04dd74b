import * as z from "zod/mini";

export type SchemaObject = Readonly<Record<string, unknown>>;

/** As a caller writes it: what has a default may be left out. */
export const inputSchema = (schema: z.ZodMiniType): SchemaObject => schemaOf(schema, "input");
/** As the API answers it: nothing that is not named. */
export const outputSchema = (schema: z.ZodMiniType): SchemaObject => schemaOf(schema, "output");

/** C0, DEL and C1, which a class of Unicode names in one word. */
const controlCharacters = String.raw`\u0000-\u001F\u007F-\u009F`;

/**
 * A pattern as every tool reads it, many of which know neither classes of Unicode nor a look around: undefined where it
 * cannot be said without them, since a pattern that is read otherwise turns down what the API takes.
 */
function portable(pattern: string): string | undefined {
  const written = pattern.replaceAll(String.raw`\p{Cc}`, controlCharacters);
  return /\\p\{|\(\?<?[=!]/.test(written) ? undefined : written;
}

const isPattern = (key: string, value: unknown): value is string =>
  key === "pattern" && typeof value === "string";

function schemaOf(schema: z.ZodMiniType, io: "input" | "output"): SchemaObject {
  // The document says once for all of them which JSON Schema it means.
  const { $schema: _, ...described } = z.toJSONSchema(schema, { target: "draft-2020-12", io });
  const text = JSON.stringify(described, (key, value: unknown) =>
    isPattern(key, value) ? portable(value) : value,
  );
  return JSON.parse(text);
}
