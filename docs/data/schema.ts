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
export const size = z.strictObject({ minimum: z.int().check(z.gte(1)), maximum: z.int().check(z.gte(1)) });
export const acceptedValue = z.strictObject({ value: text, meaning: localized });

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
