import * as z from "zod/mini";

/**
 * What a reference entry must say. Data files are typed by these schemas, so `tsc` finds a missing language while
 * you write; the test parses every file, which also finds what types cannot say (sizes, formats, empty text).
 */

export const text = z
  .string()
  .check(z.minLength(1), z.regex(/^\S.*\S$|^\S$/u, "no space at either end, one line"));
export const localized = z.strictObject({ pt: text, en: text, es: text });
export type LocalizedText = z.infer<typeof localized>;

export const slug = z.string().check(z.regex(/^[A-Za-z0-9_+-]+$/));
/** Set where no public page says it in so many words, and we read it off what is near; readers see a badge. */
export const inferred = z.optional(z.literal(true));
/** Which of the collected facts an entry repeats: its section, its list and its name there. */
const factName = z.string().check(z.regex(/^[a-z]\w+(?:\.[\w -]+)+$/i));
export const fact = z.optional(factName);

/** `minimum` and `maximum` count characters of the written value. */
const size = z.strictObject({ minimum: z.int().check(z.gte(1)), maximum: z.int().check(z.gte(1)) });
const acceptedValue = z.strictObject({ value: text, meaning: localized });

export const direction = z.enum(["request", "response", "both"]);

/** Three letters, as a rule; some operations have longer names. */
const header = z.string().check(z.regex(/^[A-Z][A-Z0-9]{2,7}$/));

const fieldFacts = {
  slug,
  /** The topic, one of `groups.data.ts`. */
  group: slug,
  /** Absent where no public page prints it. `xxx` stands for an index that counts from 001. */
  code: z.optional(z.string().check(z.regex(/^\d{3}-(\d{3}|xxx)$/))),
  title: localized,
  /** N digits only, A letters only, AN anything printable. */
  type: z.optional(z.enum(["N", "A", "AN"])),
  size: z.optional(size),
  /** Its size depends on what it carries, as a public page says. */
  varies: z.optional(z.literal(true)),
  direction: z.optional(direction),
  /** Operation headers of the files that carry it. */
  headers: z.optional(z.union([z.literal("all"), z.array(header).check(z.minLength(1))])),
  meaning: localized,
  /** The library's field type that carries the same datum. */
  fieldType: z.optional(z.int()),
  /** What no public page of this interface says of it; readers are told beside the value. */
  inferred: z.optional(z.array(z.enum(["type", "size", "direction", "headers", "meaning"]))),
};

/** A field of the file exchange, one line `AAA-BBB = value`, as a row of its topic's table. */
export const fieldRow = z.strictObject(fieldFacts);
export type FieldRow = z.infer<typeof fieldRow>;

/** A field with a page of its own. */
export const fieldPage = z.strictObject({
  ...fieldFacts,
  /** Accepted values; several lists have titles. */
  lists: z.optional(
    z.array(z.strictObject({ title: z.optional(localized), values: z.array(acceptedValue) })),
  ),
  example: z.optional(text),
  /** Slugs of fields with pages that readers of this one need next. */
  related: z.array(slug).check(z.minLength(1)),
});
export type FieldPage = z.infer<typeof fieldPage>;

/** A field of the library that has no published code in the file exchange. */
export const libraryName = z.strictObject({ slug, group: slug, title: localized, fieldType: z.int() });
export type LibraryName = z.infer<typeof libraryName>;

export const fieldGroup = z.strictObject({ id: slug, page: slug, title: localized });
export type FieldGroup = z.infer<typeof fieldGroup>;

/** What stands in a code column. */
export const anyCode = z.string().check(z.regex(/^[<>]?-?[0-9A-Za-z_. -]+$/));

/** An entry of any code table. `action` is there when the code asks the reader to do something. */
export const codeEntry = z.strictObject({
  code: anyCode,
  name: localized,
  action: z.optional(localized),
  inferred,
  fact,
});
export type CodeEntry = z.infer<typeof codeEntry>;

/** A value of TipoCampo in the library. */
export const fieldType = z.strictObject({
  code: anyCode,
  group: slug,
  name: localized,
  note: z.optional(localized),
  values: z.optional(z.array(acceptedValue)),
});
export type FieldType = z.infer<typeof fieldType>;

/** Names of companies and products are the same in every language; a word beside them is not. */
export const properName = z.union([text, localized]);

export const namedCode = z.strictObject({
  code: anyCode,
  name: properName,
  note: z.optional(localized),
  fact,
});
export type NamedCode = z.infer<typeof namedCode>;

/** Data of a set in which nothing may stand that was not read somewhere. */
export const grounded = (schema: z.ZodMiniType): z.ZodMiniType =>
  z.intersection(z.looseObject({ fact: factName }), schema);

/** What a call takes or answers, with the fact that each value repeats. */
const apiValue = z.looseObject({ name: text, shape: z.looseObject({ fact: factName }), meaning: localized });

/** A call of another HTTP interface than e-SiTef. */
export const apiCall = z.looseObject({
  id: slug,
  fact: factName,
  title: localized,
  purpose: localized,
  note: z.optional(localized),
  parameters: z.array(apiValue),
  answer: z.union([z.array(apiValue), z.enum(["empty", "unsaid"])]),
});

/** A member of an answer, or a remark, with what it means. */
export const groundedText = z.strictObject({ name: text, fact: factName, meaning: localized });

export const parameterType = z.enum(["N", "AN", "A", "B", "D", "object", "array"]);
export const parameter = z.strictObject({
  /** Dots lead into objects: `additional_data.payer.name`; `[]` marks a list. */
  name: z.string().check(z.regex(/^[A-Za-z0-9_.[\]-]+$/)),
  in: z.enum(["path", "query", "header", "body"]),
  type: parameterType,
  size: z.optional(size),
  required: z.enum(["yes", "no", "conditional"]),
  meaning: localized,
  values: z.optional(z.array(text)),
  inferred,
});
export type Parameter = z.infer<typeof parameter>;

/** A transaction status that an answer may carry and what the reader of that answer does about it. */
export const outcome = z.strictObject({
  code: z.string().check(z.regex(/^(?:[A-Z]{3}|[A-Z]{6,20})$/)),
  action: localized,
  /** The status whose full name the code is. */
  standsFor: z.optional(z.string()),
});
export type Outcome = z.infer<typeof outcome>;

/** What the documentation adds to a call; the call itself is described for every reader of it. */
export const operationPage = z.looseObject({
  /** The page of the e-SiTef doc set that explains it. */
  page: slug,
  title: localized,
  purpose: localized,
  /** What happens when the call is repeated, and what to do when no answer came. */
  retry: localized,
  outcomes: z.array(outcome),
});

export const routing = z.strictObject({
  slug,
  name: text,
  interfaces: z.array(
    z.enum([
      "rest-payment",
      "rest-pre-authorization",
      "rest-cancellation",
      "rest-card-query",
      "html-payment",
      "html-pre-authorization",
      "portal-cancellation",
      "boleto-reissue",
      "generic-operation",
    ]),
  ),
  authorizers: z.array(z.int()),
  credentials: z.array(parameter),
  /** Parameters of the creation that only this destination reads. */
  requestFields: z.optional(z.array(text)),
  /** The store activates it by itself, and no credentials pass through support. */
  activatedInPortal: z.optional(z.literal(true)),
  takesPayload: z.optional(z.literal(true)),
});
export type Routing = z.infer<typeof routing>;
