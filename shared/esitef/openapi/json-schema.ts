import type { Locale } from "../../locales.ts";
import type { DescribedParameter, DescribedValue } from "../described.ts";
import type { Need, Shape } from "../schema.ts";

type JsonType = "string" | "number" | "boolean" | "object" | "array" | "null";

/** The part of JSON Schema that the documented values need. */
export interface JsonSchema {
  /** What generated clients call it. */
  title?: string;
  type: JsonType | readonly JsonType[];
  description?: string;
  pattern?: string;
  enum?: readonly (string | boolean)[];
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  /** As the badge on the pages: what of it was completed by us. */
  "x-in-sandbox"?: Shape["inferred"];
}

export const plain = (text: string) => text.replaceAll("`", "");

/** What an entry means, and what of it was completed by us. */
export function describe(entry: DescribedValue | DescribedParameter, locale: Locale) {
  const when = "when" in entry ? entry.when : undefined;
  const description = [entry.meaning[locale], when?.[locale]]
    .flatMap((text) => (text === undefined ? [] : [plain(text)]))
    .join(" ");
  return {
    ...(description !== "" && { description }),
    ...(entry.shape.inferred && { "x-in-sandbox": entry.shape.inferred }),
  };
}

/** What may be written: the values say how long they are. */
export function limits({ type, size, values, pattern }: Shape): Omit<JsonSchema, "type"> {
  if (type === "B") return { enum: ["true", "false"] };
  if (values) return { enum: values };
  const form = pattern ?? (type === "N" ? "^\\d+$" : undefined);
  return {
    ...(form !== undefined && { pattern: form }),
    ...(size && { minLength: size[0], maxLength: size[1] }),
  };
}

/** Numbers travel as text, so that no client loses a leading zero. */
export function valueSchema(entry: DescribedValue | DescribedParameter, locale: Locale): JsonSchema {
  const { type } = entry.shape;
  const said = describe(entry, locale);
  if (type === "object") return { type, ...said };
  if (type === "array") return { type, ...said, items: { type: "object" } };
  if (entry.shape.isLiteral && type === "N") return { type: "number", ...said };
  if (entry.shape.isLiteral) {
    return { type: ["boolean", "string"], ...said, enum: [true, false, "true", "false"] };
  }
  return { type: "string", ...said, ...limits(entry.shape) };
}

const demand = (holder: JsonSchema, name: string): void => {
  holder.required = [...new Set([...(holder.required ?? []), name])];
};

/** Walks `payer.phones[].ddd` down to the object that holds the last name; what is needed needs all that holds it. */
function holderOf(root: JsonSchema, steps: readonly string[], isNeeded: boolean): JsonSchema {
  let holder = root;
  for (const step of steps) {
    const name = step.replace("[]", "");
    if (isNeeded) demand(holder, name);
    holder.properties ??= {};
    const isList = step.endsWith("[]");
    const next = (holder.properties[name] ??= isList
      ? { type: "array", items: { type: "object" } }
      : { type: "object" });
    holder = isList ? (next.items ??= { type: "object" }) : next;
  }
  return holder;
}

/** What stands where, before anything is said of its form. */
interface Named {
  readonly name: string;
  readonly need?: Need;
}

/** One object schema out of dotted names; `schemaOf` says what each value may be. */
export function nestedSchema<Entry extends Named>(
  title: string,
  entries: readonly Entry[],
  schemaOf: (entry: Entry) => JsonSchema,
): JsonSchema {
  const root: JsonSchema = { title, type: "object" };
  for (const entry of entries) {
    const steps = entry.name.split(".");
    const last = (steps.pop() ?? "").replace("[]", "");
    const isNeeded = entry.need === "yes";
    const holder = holderOf(root, steps, isNeeded);
    if (isNeeded) demand(holder, last);
    holder.properties ??= {};
    const schema = schemaOf(entry);
    const isList = entry.name.endsWith("[]") && schema.type !== "array";
    const own: JsonSchema = isList ? { type: "array", items: schema } : schema;
    // What is inside an object may have been described before the object itself.
    holder.properties[last] = { ...own, ...holder.properties[last] };
  }
  return root;
}

export const objectSchema = (
  title: string,
  entries: readonly (DescribedValue | DescribedParameter)[],
  locale: Locale,
): JsonSchema => nestedSchema(title, entries, (entry) => valueSchema(entry, locale));
