import { IntlMessageFormat } from "intl-messageformat";
import { configurationFields } from "../configuration/model.ts";
import { errorStatus, fieldErrorCodes } from "../errors.ts";
import { localeDetails, locales } from "../locales.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { pt } from "./pt.ts";
import { readDocsCatalogs } from "./testing/read-docs.ts";

type Element = ReturnType<IntlMessageFormat["getAst"]>[number];

const isRecord = (node: unknown): node is Record<string, unknown> =>
  typeof node === "object" && node !== null;

function messagesOf(node: unknown, path = ""): Map<string, string> {
  if (typeof node === "string") return new Map([[path, node]]);
  return new Map(
    Object.entries(isRecord(node) ? node : {}).flatMap(([key, child]) => [
      ...messagesOf(child, path ? `${path}.${key}` : key),
    ]),
  );
}

const catalogs = { pt, en, es };

const words = Object.fromEntries(
  locales.map((locale) => [locale, messagesOf({ ...catalogs[locale], ...readDocsCatalogs(locale) })]),
);

const nested = (element: Element): Element[] => {
  if ("options" in element) return Object.values(element.options).flatMap(({ value }) => value);
  return "children" in element ? element.children : [];
};

const parse = (message: string, locale: (typeof locales)[number]) =>
  new IntlMessageFormat(message, localeDetails[locale].format).getAst();

const [plainText] = parse("text", "pt");

/** Every argument of a message with its kind, however deep in a plural it stands. */
function argumentsOf(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => {
    // Text has a value, too; it is what a translation is free in.
    const isText = element.type === plainText?.type;
    const own = "value" in element && !isText ? [`${element.value}:${element.type}`] : [];
    return [...own, ...argumentsOf(nested(element))];
  });
}

const cases = [...(words.pt ?? [])].map(([key, message]) => [key, message] as const);

test.each(["en", "es"] as const)(
  "%s has the keys of the Portuguese catalogs, no more and no fewer",
  (locale) => {
    expect([...(words[locale]?.keys() ?? [])]).toEqual([...(words.pt?.keys() ?? [])]);
  },
);

test.each(cases)("%s says something in each language, with the same arguments", (key, message) => {
  const expected = [...new Set(argumentsOf(parse(message, "pt")))].toSorted((a, b) => (a < b ? -1 : 1));
  for (const locale of locales) {
    const text = words[locale]?.get(key) ?? "";
    expect(text.trim()).not.toBe("");
    const given = [...new Set(argumentsOf(parse(text, locale)))].toSorted((a, b) => (a < b ? -1 : 1));
    expect([locale, given]).toEqual([locale, expected]);
  }
});

test("every refusal and every field error has its sentence", () => {
  expect(Object.keys(pt.errors.code)).toEqual(expect.arrayContaining(Object.keys(errorStatus)));
  expect(Object.keys(pt.errors.field)).toEqual(expect.arrayContaining([...fieldErrorCodes]));
});

test("every field that support may ask to adjust has a name to call it by", () => {
  expect(Object.keys(pt.configuration.field)).toEqual(expect.arrayContaining([...configurationFields]));
});

test.each(locales)(
  "in %s a size is written as the upload's list writes it, and an amount as a bill does",
  (locale) => {
    const otherwise = /\b(?:[KM]iB|KB|kb|[Mm]b)\b|\b(?:BRL|ARS) ?\d/;
    const texts = [...(words[locale] ?? [])];
    expect(texts.filter(([, text]) => otherwise.test(text))).toEqual([]);
  },
);
