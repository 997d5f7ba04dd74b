import { reasons, refunds } from "../certification/case-words.data.ts";
import { testCards, threeDsTestCards } from "../certification/test-cards.data.ts";
import { certificationTests } from "../certification/test-cases.data.ts";
import * as options from "../configuration/options.ts";
import { solutionNotes } from "../configuration/solution-notes.data.ts";
import { fraudScenarios } from "../fraud-prevention/scenarios.data.ts";
import { type Locale, locales } from "../locales.ts";
import { en } from "./en.ts";
import { foundIn } from "./english.ts";
import { es } from "./es.ts";
import { fixedTexts, type GlossaryTerm, glossary } from "./glossary.data.ts";
import { pt } from "./pt.ts";
import { readDocsCatalogs } from "./testing/read-docs.ts";

interface Text {
  readonly key: string;
  readonly locale: Locale;
  readonly text: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const textsOf = (locale: Locale, node: unknown, key = ""): Text[] => {
  if (typeof node === "string") return [{ key, locale, text: node }];
  if (!isRecord(node)) return [];
  return Object.entries(node).flatMap(([name, child]) =>
    textsOf(locale, child, key ? `${key}.${name}` : name),
  );
};

/** Texts that stand beside facts, each in every language. */
function localizedIn(node: unknown, key: string): Text[] {
  if (!isRecord(node)) return [];
  const { pt: text } = node;
  if (typeof text === "string")
    return locales.flatMap((locale) => textsOf(locale, node[locale], `data.${key}`));
  return Object.entries(node).flatMap(([name, child]) => {
    const id = Array.isArray(node) && isRecord(child) && typeof child.id === "string" ? child.id : name;
    return localizedIn(child, `${key}.${id}`);
  });
}

const catalogs = [
  ...textsOf("pt", pt),
  ...textsOf("en", en),
  ...textsOf("es", es),
  ...locales.flatMap((locale) => textsOf(locale, readDocsCatalogs(locale))),
];
const beside = localizedIn(
  {
    certificationTests,
    fraudScenarios,
    reasons,
    refunds,
    testCards,
    threeDsTestCards,
    options,
    solutionNotes,
  },
  "shared",
);
const all = [...catalogs, ...beside];

const isExcepted = ({ except = [] }: GlossaryTerm, { key }: Text) =>
  except.some((start) => key.startsWith(start));

const withoutFixed = (text: string) => fixedTexts.reduce((rest, fixed) => rest.replaceAll(fixed, ""), text);

const otherNames = (term: GlossaryTerm) =>
  all.filter(
    (one) =>
      !isExcepted(term, one) &&
      term.never?.[one.locale]?.some((name) => new RegExp(name, "iu").test(withoutFixed(one.text))),
  );

const calls = ({ name }: GlossaryTerm) => `${name.pt} / ${name.en} / ${name.es}`;

test.each(glossary.map((term) => [calls(term), term] as const))(
  "%s goes by no other name",
  (_calls, term) => {
    expect(otherNames(term)).toEqual([]);
  },
);

test.each(glossary.flatMap((term) => (term.shownAt ?? []).map((key) => [key, term] as const)))(
  "%s shows the name of the glossary",
  (key, term) => {
    const shown = Object.fromEntries(
      catalogs.filter((one) => one.key === key).map(({ locale, text }) => [locale, text]),
    );
    expect(shown).toEqual(term.name);
  },
);

test("a term has one entry, and its own name is none of those refused", () => {
  expect(new Set(glossary.map(({ id }) => id)).size).toBe(glossary.length);
  for (const term of glossary) {
    const own = locales.map((locale) => ({ key: term.id, locale, text: term.name[locale] }));
    for (const { locale, text } of own) {
      for (const other of glossary)
        expect([text, other.never?.[locale]?.some((name) => new RegExp(name, "iu").test(text))]).not.toEqual([
          text,
          true,
        ]);
    }
  }
});

test("English is written as in the United States, with amounts in its own notation", () => {
  const written = all.filter(({ locale }) => locale === "en");
  expect(written.flatMap(({ key, text }) => foundIn(withoutFixed(text)).map((each) => [key, each]))).toEqual(
    [],
  );
});

test("in Spanish support is written alike everywhere: with a capital only where a sentence begins", () => {
  const named = all.filter(
    ({ locale, text }) => locale === "es" && /[\p{Ll},;] Soporte\b/u.test(withoutFixed(text)),
  );
  expect(named).toEqual([]);
});

test("in Spanish nobody is told to bestow what they are to check: conferir is Portuguese for that", () => {
  const named = all.filter(
    ({ locale, text }) => locale === "es" && /\bconferir\b/iu.test(withoutFixed(text)),
  );
  expect(named).toEqual([]);
});

test("in Spanish a store's order is a pedido; orden is what comes after what", () => {
  const order =
    /\b(?:la|una|esta|las|otra|ver|comparar|por) (?:orden|órdenes)\b|\borden \{|^órdenes?\b|^orden$/iu;
  expect(all.filter(({ locale, text }) => locale === "es" && order.test(text))).toEqual([]);
});
