import { isRecord } from "@portal/shared/field/record.ts";

type Document = Readonly<Record<string, unknown>>;

/** A JSON pointer's names, as RFC 6901 escapes them. */
const namesOf = (pointer: string): string[] =>
  pointer.split("/").map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));

const childOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;

/**
 * A part of the document with what its references name in their place. Each keeps its own as `$$ref`, from which
 * Swagger UI reads a schema's name; one that names what it stands in stays a reference.
 */
function resolved(value: unknown, document: Document, within: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => resolved(item, document, within));
  if (!isRecord(value)) return value;
  const { $ref: reference, ...own } = value;
  if (typeof reference !== "string") {
    return Object.fromEntries(
      Object.entries(value).map(([name, child]) => [name, resolved(child, document, within)]),
    );
  }
  if (!reference.startsWith("#/") || within.includes(reference)) return value;
  const target = namesOf(reference.slice(2)).reduce<unknown>(childOf, document);
  if (!isRecord(target)) return value;
  const whole = resolved({ ...target, ...own }, document, [...within, reference]);
  return isRecord(whole) ? { ...whole, $$ref: reference } : whole;
}

/**
 * Swagger UI reads the whole document into a model of all versions of OpenAPI, once for the page and again for each
 * call that is opened: seconds in which the page stands still. Our document names parts of itself and nothing else.
 */
export const resolverPlugin = () => ({
  fn: {
    resolveSubtree: async (document: Document, path: readonly string[]) => ({
      spec: resolved(path.reduce<unknown>(childOf, document), document) ?? null,
      errors: [],
    }),
  },
});
