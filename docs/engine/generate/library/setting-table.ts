import type { Locale } from "@portal/shared/locales.ts";
import {
  type AdditionalParameter,
  type AdditionalParameterName,
  additionalParameters,
} from "../../../data/clisitef/settings/parameters.data.ts";
import {
  settings as known,
  nameOf,
  type Setting,
  type SettingName,
} from "../../../data/clisitef/settings/settings.data.ts";
import { referenceWords } from "../../../words/reference.ts";
import { page, prose, table } from "../markdown.ts";

const words = referenceWords.setting;
const all: readonly Setting[] = known;
const parametersByName = new Map<string, AdditionalParameter>(
  additionalParameters.map((each) => [each.name, each]),
);

/** Values may differ by platform, which is no part of the value: `C:\\CliSiTef` (Windows). */
const standardValues = (standard: string) =>
  standard
    .split(", ")
    .map((each) => each.replace(/^(.*?)( \(\w+\))?$/, "`$1`$2"))
    .join(", ");

const sinceText = (since: string | undefined, locale: Locale) =>
  since ? ` ${words.since[locale].replace("%version%", since)}` : "";

/** With fewer rows that have a default, its column is mostly dashes, and the meaning says it instead. */
const enough = 0.8;

const standardText = (standard: string | undefined, locale: Locale) =>
  standard === undefined ? "" : ` ${words.standard[locale]}: ${standardValues(standard)}.`;

function settingRow(
  { section, key, standard, since, meaning }: Setting,
  hasColumn: boolean,
  locale: Locale,
): string[] {
  const text = `${prose(meaning[locale])}.`;
  return [
    key
      .split(" / ")
      .map((each) => `\`${each}\``)
      .join(", "),
    section
      .split("|")
      .map((each) => `\`[${each}]\``)
      .join(", "),
    ...(hasColumn
      ? [standard === undefined ? "—" : standardValues(standard), `${text}${sinceText(since, locale)}`]
      : [`${text}${standardText(standard, locale)}${sinceText(since, locale)}`]),
  ];
}

/** Keys of the file with what the data know of them. */
export function settingTable(names: readonly SettingName[] | "all", locale: Locale): string {
  const chosen =
    names === "all" ? all : all.filter((each) => (names as readonly string[]).includes(nameOf(each)));
  const hasColumn = chosen.filter(({ standard }) => standard !== undefined).length >= enough * chosen.length;
  const rows = table(
    [words.key, words.section, ...(hasColumn ? [words.standard] : []), words.meaning].map(
      (each) => each[locale],
    ),
    chosen.map((each) => settingRow(each, hasColumn, locale)),
  );
  // The page of all keys says it before them.
  return names === "all" ? rows : page(words.file[locale], rows).trimEnd();
}

/** A general parameter goes in square brackets, one of a transaction in braces. */
const bracketed = { configuration: ["[", "]"], transaction: ["{", "}"] } as const;

function parameterRow(name: AdditionalParameterName, locale: Locale): string[] {
  const parameter = parametersByName.get(name);
  if (!parameter) throw new Error(`No parameter is called ${name}.`);
  const { form, goesTo, since, meaning } = parameter;
  const [open, close] = bracketed[goesTo];
  return [
    `\`${open}${form}${close}\``,
    words.goesTo[goesTo][locale],
    `${prose(meaning[locale])}.${sinceText(since, locale)}`,
  ];
}

export const parameterTable = (names: readonly AdditionalParameterName[], locale: Locale): string =>
  table(
    [words.form, words.place, words.meaning].map((each) => each[locale]),
    names.map((name) => parameterRow(name, locale)),
  );
