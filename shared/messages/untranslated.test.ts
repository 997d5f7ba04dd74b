import { reasons, refunds } from "../certification/case-words.data.ts";
import * as options from "../configuration/options.ts";
import { solutionNotes } from "../configuration/solution-notes.data.ts";
import { type Locale, locales } from "../locales.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { pt } from "./pt.ts";
import { readDocsCatalogs } from "./read-docs.ts";
import { leftAsSource, otherLanguage, otherLanguageOfSentence } from "./untranslated.ts";

const isRecord = (node: unknown): node is Record<string, unknown> =>
  typeof node === "object" && node !== null;

const textsIn = (node: unknown, path = ""): [key: string, text: string][] => {
  if (typeof node === "string") return [[path, node]];
  return Object.entries(isRecord(node) ? node : {}).flatMap(([key, child]) =>
    textsIn(child, path ? `${path}.${key}` : key),
  );
};

const catalogs = { pt, en, es };
const textsOf = (locale: Locale) => textsIn({ ...catalogs[locale], ...readDocsCatalogs(locale) });
const sources = new Map(textsOf("pt"));

describe.each(locales)("the catalogs of %s", (locale) => {
  test("are in their language, each text", () => {
    const strange = textsOf(locale).flatMap(([key, text]) => {
      const other = otherLanguage(text, locale);
      return other ? [`${key} is in "${other}": ${text}`] : [];
    });
    expect(strange).toEqual([]);
  });

  // A word that both languages spell alike goes into same-words.data.ts.
  test("leave no text as it is in Portuguese", () => {
    expect(
      textsOf(locale).filter(([key, text]) => leftAsSource(text, sources.get(key) ?? "", locale)),
    ).toEqual([]);
  });
});

test("sentences beside facts are in their language, too", () => {
  const beside = textsIn({ reasons, refunds, options, solutionNotes });
  const strange = beside.filter(([key, text]) =>
    locales.some((locale) => key.endsWith(`.${locale}`) && otherLanguageOfSentence(text, locale)),
  );
  expect(beside.length).toBeGreaterThan(300);
  expect(strange).toEqual([]);
});

test.each<[Locale, Locale, string]>([
  ["en", "pt", "Enviando o que falta da configuração"],
  ["es", "pt", "O suporte ainda não respondeu."],
  ["es", "en", "Support has not answered yet."],
  ["pt", "es", "Soporte todavía no respondió a los clientes."],
  ["en", "es", "{count, plural, one {# caso más} other {# casos más}} en la página"],
])("a text of %s that was left in %s is noticed", (locale, other, text) => {
  expect(otherLanguage(text, locale)).toBe(other);
  expect(otherLanguage(text, other)).toBeUndefined();
});

test.each<[Locale, string]>([
  ["es", "Salvar rascunho"],
  ["en", "Cliente"],
  ["es", "{count, plural, one {# cartão} other {# cartões}}"],
])("a text of %s that is its source again is noticed, however short", (locale, text) => {
  expect(leftAsSource(text, text, locale)).toBe(true);
});

test.each<[Locale, string]>([
  ["es", "Buscar casos"],
  ["en", "Login"],
  ["en", "{size, number, ::.0} kB"],
  ["es", "API REST"],
])("what is spelt alike in both languages may stand: %s, %s", (locale, text) => {
  expect(leftAsSource(text, text, locale)).toBe(false);
  expect(otherLanguage(text, locale)).toBeUndefined();
});

test("addresses, arguments and abbreviations are in no language", () => {
  for (const locale of locales)
    expect(otherLanguage("{com} https://loja.com/uma/e {em} COM", locale)).toBeUndefined();
});
