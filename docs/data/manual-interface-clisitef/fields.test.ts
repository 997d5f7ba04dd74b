import { locales } from "../../../shared/locales.ts";
import { fieldTypes } from "../clisitef/field-types.ts";
import { functionCodes } from "../clisitef/function-codes.data.ts";
import { fields, fieldsByGroup } from "./fields.ts";
import { formats } from "./formats.data.ts";
import { fieldGroups } from "./groups.data.ts";

const slugs = new Set(fields.map(({ slug }) => slug));
const byName = fields.map((field) => [field.slug, field] as const);

test("all 293 fields of the manual are there", () => {
  expect(fields.length).toBeGreaterThanOrEqual(293);
});

test("every topic has its fields and every list of fields its topic", () => {
  expect(Object.keys(fieldsByGroup)).toEqual(fieldGroups.map(({ id }) => id));
});

test.each(["slug", "code"] as const)("no two fields share a %s", (key) => {
  const seen = fields.map((field) => field[key]);
  expect(seen.filter((value, index) => seen.indexOf(value) !== index)).toEqual([]);
});

test.each(locales)("no two fields share a title in %s", (locale) => {
  const titles = fields.map(({ title }) => title[locale]);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test("topics point to functions of the library that exist", () => {
  const known = new Set(functionCodes.map(({ code }) => code));
  for (const { functions } of fieldGroups)
    for (const code of functions) expect(known).toContain(String(code));
});

describe.each(byName)("the field %s", (_, field) => {
  test("explains itself in three languages of its own", () => {
    const texts = locales.map((locale) => field.meaning[locale]);
    expect(new Set(texts).size).toBe(3);
    const lengths = texts.map((text) => text.length);
    expect(Math.min(...lengths)).toBeGreaterThan(60);
    expect(Math.min(...lengths) / Math.max(...lengths)).toBeGreaterThan(0.6);
  });

  test("has an example of its own format, size and values", () => {
    const format = formats.find(({ id }) => id === field.format);
    expect(field.example).toMatch(new RegExp(format?.pattern ?? "^$"));
    expect(field.example.length).toBeGreaterThanOrEqual(field.size.minimum);
    expect(field.example.length).toBeLessThanOrEqual(field.size.maximum);
    if (field.format === "enum") expect(field.values?.map(({ value }) => value)).toContain(field.example);
  });

  test("leads on to fields that exist, and not to itself", () => {
    for (const slug of field.related) expect(slugs).toContain(slug);
    expect(field.related).not.toContain(field.slug);
    expect(field.related.length).toBeGreaterThan(0);
  });

  test("names a library field type that exists, if any", () => {
    if (field.fieldType === undefined) return;
    expect(fieldTypes.map(({ code }) => code)).toContain(String(field.fieldType));
  });
});
