import type { Locale } from "../../../shared/locales.ts";
import type { AnswerField, Parameter } from "../../data/schema.ts";

/** The part of JSON Schema that the documented values need. */
export interface JsonSchema {
  /** What generated clients call it. */
  title?: string;
  type: "string" | "object" | "array";
  description?: string;
  pattern?: string;
  enum?: readonly string[];
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  /** As the badge on the pages: completed by us. */
  "x-illustrative"?: true;
}

export const plain = (text: string) => text.replaceAll("`", "");
const patterns: Partial<Record<Parameter["type"], string>> = { N: "^\\d+$", A: "^[A-Za-z=+/]+$" };

/** Numbers travel as text, so that no client loses a leading zero. */
export function valueSchema(entry: Parameter | AnswerField, locale: Locale): JsonSchema {
  const description = plain(entry.meaning[locale]);
  const mark = entry.illustrative && { "x-illustrative": entry.illustrative };
  if (entry.type === "object") return { type: "object", description, ...mark };
  if (entry.type === "array") return { type: "array", description, items: { type: "object" }, ...mark };
  const pattern = patterns[entry.type];
  const values = "values" in entry ? entry.values : undefined;
  return {
    type: "string",
    description,
    ...mark,
    ...(entry.type === "B"
      ? { enum: ["true", "false"] }
      : values
        ? { enum: values }
        : pattern && { pattern }),
    // The values say how long they are.
    ...(entry.size &&
      entry.type !== "B" &&
      !values && { minLength: entry.size.minimum, maxLength: entry.size.maximum }),
  };
}

/** Walks `payer.phones[].ddd` down to the object that holds the last name. */
function holderOf(root: JsonSchema, steps: readonly string[]): JsonSchema {
  let holder = root;
  for (const step of steps) {
    const name = step.replace("[]", "");
    holder.properties ??= {};
    const isList = step.endsWith("[]");
    const next = (holder.properties[name] ??= isList
      ? { type: "array", items: { type: "object" } }
      : { type: "object" });
    holder = isList ? (next.items ??= { type: "object" }) : next;
  }
  return holder;
}

/** One object schema out of dotted names. */
export function objectSchema(
  title: string,
  entries: readonly (Parameter | AnswerField)[],
  locale: Locale,
): JsonSchema {
  const root: JsonSchema = { title, type: "object" };
  for (const entry of entries) {
    const steps = entry.name.split(".");
    const last = (steps.pop() ?? "").replace("[]", "");
    const holder = holderOf(root, steps);
    holder.properties ??= {};
    const schema = valueSchema(entry, locale);
    const isList = entry.name.endsWith("[]") && schema.type !== "array";
    const own: JsonSchema = isList ? { type: "array", items: schema } : schema;
    // What is inside an object may have been described before the object itself.
    holder.properties[last] = { ...own, ...holder.properties[last] };
    if ("required" in entry && entry.required === "yes") holder.required = [...(holder.required ?? []), last];
  }
  return root;
}
