import { locales } from "@portal/shared/locales.ts";
import { fieldTypes } from "../clisitef/field-types/field-types.ts";
import { fieldPages } from "./field-pages.data.ts";
import { fieldRows } from "./field-rows.data.ts";
import { fields, movedFields } from "./fields.ts";
import { fieldGroups } from "./groups.data.ts";
import { libraryNames } from "./library-names.data.ts";

const withPage = new Set(fieldPages.map(({ slug }) => slug));
const byName = fieldPages.map((field) => [field.slug, field] as const);
const everything = [...fields, ...libraryNames];
const twice = (values: readonly (string | undefined)[]) =>
  values.filter((value, index) => value !== undefined && values.indexOf(value) !== index);

test("every address of the manual's fields answers: with a page, or by leading to a row", () => {
  // The table of payment methods and the guides are pages written by hand.
  expect(new Set([...withPage, ...movedFields.keys()]).size).toBeGreaterThanOrEqual(293);
});

test("every field belongs to a topic and every topic has fields", () => {
  const groups = fieldGroups.map(({ id }) => id);
  for (const { group } of everything) expect(groups).toContain(group);
  for (const group of groups) expect(everything.map((each) => each.group)).toContain(group);
});

test("no two fields share an address or a code", () => {
  expect(twice([...everything.map(({ slug }) => slug), ...fieldGroups.map(({ page }) => page)])).toEqual([]);
  expect(twice(fields.map(({ code }) => code))).toEqual([]);
});

test.each(locales)("no two fields of the exchange share a title in %s", (locale) => {
  expect(twice(fields.map(({ title }) => title[locale]))).toEqual([]);
});

test("names a field type of the library that exists, if any", () => {
  const known = new Set(fieldTypes.map(({ code }) => code));
  for (const { slug, fieldType } of everything) {
    if (fieldType !== undefined) expect([slug, known.has(String(fieldType))]).toEqual([slug, true]);
  }
});

test("a number of the library is not taken for a code of the exchange", () => {
  for (const name of libraryNames) expect(name).not.toHaveProperty("code");
});

test.each(fieldRows.map((row) => [row.slug, row] as const))(
  "%s is said in every language",
  (_, { meaning }) => {
    for (const locale of locales) expect(meaning[locale]).toMatch(/\.$/);
  },
);

describe.each(byName)("the field %s", (_, field) => {
  test("explains itself in three languages, in at least 40 words that no template gave it", () => {
    const texts = locales.map((locale) => field.meaning[locale]);
    expect(new Set(texts).size).toBe(3);
    for (const text of texts) expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(40);
    const lengths = texts.map((text) => text.length);
    expect(Math.min(...lengths) / Math.max(...lengths)).toBeGreaterThan(0.6);
  });

  test("has an example of its own size, type and values", () => {
    const { example, size, type, lists } = field;
    if (example === undefined) return;
    expect(field.code).toBeDefined();
    if (size) expect(example.length).toBeGreaterThanOrEqual(size.minimum);
    if (size) expect(example.length).toBeLessThanOrEqual(size.maximum);
    // Amounts have a decimal comma.
    if (type === "N") expect(example).toMatch(/^\d+(,\d\d)?$/);
    if (size && lists?.length === 1 && size.maximum < 3) {
      expect(lists[0]?.values.map(({ value }) => value)).toContain(example);
    }
  });

  test("leads on to fields that have pages, and not to itself", () => {
    for (const slug of field.related) expect(withPage).toContain(slug);
    expect(field.related).not.toContain(field.slug);
  });
});
