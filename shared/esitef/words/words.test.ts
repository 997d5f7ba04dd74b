import { type Localized, locales } from "../../locales.ts";
import { operationWords } from "./operations.data.ts";

type Row = readonly [name: string, words: Localized];

const titles: readonly Row[] = Object.entries(operationWords).map(([id, { title }]) => [
  `title ${id}`,
  title,
]);
const sentences: readonly Row[] = Object.entries(operationWords).map(([id, { purpose }]) => [
  `operation ${id}`,
  purpose,
]);

const namesOf = (rows: readonly Row[], wrong: (words: Localized) => boolean): string[] =>
  rows.filter(([, words]) => wrong(words)).map(([name]) => name);
const someText = (wrong: (text: string) => boolean) => (words: Localized) =>
  locales.some((locale) => wrong(words[locale]));

/** The letters of a date's form are the language's own. */
const dateForms: readonly (readonly [RegExp, string])[] = [
  [/AAAA/g, "YYYY"],
  [/MMAA/g, "MMYY"],
];
const exactValues = (text: string): string =>
  (text.match(/`[^`]+`/g) ?? [])
    .map((value) => dateForms.reduce((form, [own, common]) => form.replace(own, common), value))
    .toSorted()
    .join(" ");

test("what is said is whole sentences, and a title is none", () => {
  expect(
    namesOf(
      sentences,
      someText((text) => !/^[\p{Lu}\d`].*\.$/u.test(text)),
    ),
  ).toEqual([]);
  expect(
    namesOf(
      titles,
      someText((text) => !/^[\p{Lu}\d`].*[^.\s]$/u.test(text)),
    ),
  ).toEqual([]);
});

test("a text stands on one line, with one space between words", () => {
  expect(
    namesOf(
      [...titles, ...sentences],
      someText((text) => /\s{2}|[^\S ]/.test(text)),
    ),
  ).toEqual([]);
});

test("English is nobody else's text", () => {
  expect(namesOf([...titles, ...sentences], ({ pt, en, es }) => en === pt || en === es)).toEqual([]);
});

test("a value is the same in every language", () => {
  const differs = ({ pt, en, es }: Localized) =>
    exactValues(en) !== exactValues(pt) || exactValues(es) !== exactValues(pt);
  expect(namesOf([...titles, ...sentences], differs)).toEqual([]);
});
