import * as z from "zod/mini";
import { acceptedValue, localized, size, slug, text } from "../schema.ts";

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
