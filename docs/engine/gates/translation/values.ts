import { type Locale } from "@portal/shared/locales.ts";
import { withoutFrontMatter } from "../../generate/front-matter.ts";
import { proseOf, withoutCode } from "../page/prose.ts";
import type { WrittenPage } from "../page/written-page.ts";
import { translatedValues } from "./translated-values.data.ts";

/** Years of a date's form are `A` in Portuguese and Spanish. */
const formOfDate = (value: string): string =>
  /^[AYMDHS:/.\- ]+$/.test(value) ? value.replaceAll("A", "Y") : value;

/** The value as every language writes it. */
const common = (value: string, locale: Locale): string => {
  const translated = translatedValues.find((each) => each[locale] === value);
  return translated ? translated.pt : formOfDate(value);
};

const inBackticks = /`([^`\n]+)`/g;
/** An amount has other separators in another language, but the same digits. */
const numbers = /\d(?:[\d.,]*\d)?/g;

const digitsIn = (text: string): string[] =>
  Array.from(text.matchAll(numbers), ([found]) => found.replace(/[.,]/g, ""));

/** What is the same in every language, wherever a language's order of words puts it. */
function valuesOf({ content, locale }: Pick<WrittenPage, "content" | "locale">) {
  const page = withoutFrontMatter(content);
  const code = Array.from(page.matchAll(/^([ \t]*)```[\s\S]*?^\1```/gm), ([block]) => block).join("\n");
  const prose = proseOf(content);
  return {
    "in backticks": Array.from(withoutCode(page).matchAll(inBackticks), ([, value = ""]) =>
      common(value, locale),
    ),
    "as a number": digitsIn(prose.replace(inBackticks, "")),
    "as a number in code": digitsIn(code),
  };
}

/** What one list has more often than another. */
function more(of: readonly string[], than: readonly string[]): string[] {
  const left = [...than];
  return of.filter((value) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const list = (values: readonly string[]) => values.map((value) => `"${value}"`).join(", ");

/** A translation that names another code, path or amount than its source makes one of the two wrong. */
export function otherValues(page: WrittenPage, original: WrittenPage): string[] {
  const own = valuesOf(page);
  return Object.entries(valuesOf(original)).flatMap(([how, expected]) => {
    const given = new Map(Object.entries(own)).get(how) ?? [];
    const missing = more(expected, given);
    const added = more(given, expected);
    if (missing.length + added.length === 0) return [];
    const differences = [
      missing.length > 0 && `lacks ${list(missing)}`,
      added.length > 0 && `has ${list(added)}`,
    ].filter(Boolean);
    return [`${page.file}: ${how}, it ${differences.join(" and ")}, unlike ${original.file}.`];
  });
}
