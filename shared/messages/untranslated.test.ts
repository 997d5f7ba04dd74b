import { reasons, refunds } from "../certification/case-words.data.ts";
import * as options from "../configuration/options.ts";
import { solutionNotes } from "../configuration/solution-notes.data.ts";
import { type Locale, locales } from "../locales.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { pt } from "./pt.ts";
import { readDocsCatalogs } from "./testing/read-docs.ts";
import { otherLanguage, otherLanguageOfSentence, saysTheSame } from "./untranslated.ts";

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

describe.each(locales)("the catalogs of %s", (locale) => {
  test("are in their language, each text", () => {
    const strange = textsOf(locale).flatMap(([key, text]) => {
      const other = otherLanguage(text, locale);
      return other ? [`${key} is in "${other}": ${text}`] : [];
    });
    expect(strange).toEqual([]);
  });
});

// A word that both languages spell alike goes into same-words.data.ts.
test.each([
  ["pt en", "pt", "en"],
  ["pt es", "pt", "es"],
  ["en es", "en", "es"],
] as const)("no text says the same in %s", (languages, one, other) => {
  const texts = new Map(textsOf(other));
  const left = textsOf(one).filter(([key, text]) => saysTheSame(text, texts.get(key) ?? "", languages));
  expect(left).toEqual([]);
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

test.each([
  ["pt es", "Salvar rascunho"],
  ["pt en", "Cliente"],
  ["pt en", "Save"],
  ["en es", "Save draft"],
  ["pt es", "{count, plural, one {# cartão} other {# cartões}}"],
] as const)("a text that is the same in %s is noticed, however short: %s", (languages, text) => {
  expect(saysTheSame(text, text, languages)).toBe(true);
});

test.each([
  ["pt es", "es", "Buscar casos"],
  ["pt en", "en", "Login"],
  ["en es", "es", "Ticket {number}"],
  ["pt en", "en", "{size, number, ::.0} kB"],
  ["pt es", "es", "API REST"],
] as const)("what is spelt alike in both languages may stand: %s", (languages, locale, text) => {
  expect(saysTheSame(text, text, languages)).toBe(false);
  expect(otherLanguage(text, locale)).toBeUndefined();
});

test("addresses, arguments and abbreviations are in no language", () => {
  for (const locale of locales)
    expect(otherLanguage("{com} https://loja.com/uma/e {em} COM", locale)).toBeUndefined();
});
