import { defaultLocale, locales } from "@portal/shared/locales.ts";
import type { PlannedDocSet } from "../../data/page-kinds.ts";
import { addressOf, type Coverage, incomplete, titlesAgain, unplanned } from "./page/coverage.ts";
import { englishOfPage } from "./page/english.ts";
import { brokenExamples } from "./page/examples.ts";
import { brokenFrontMatter } from "./page/form/front-matter.ts";
import { brokenHeadings } from "./page/form/headings.ts";
import { brokenLinks } from "./page/links.ts";
import { otherWords } from "./page/one-word.ts";
import {
  emptyOrPlaceholder,
  inOtherLanguage,
  sameNames,
  tableByHand,
  tooThin,
  untranslated,
  withoutDescription,
} from "./page/substance.ts";
import type { WrittenPage } from "./page/written-page.ts";
import { translationOf } from "./page/written-page.ts";
import { otherShape } from "./translation/shape.ts";
import { stale } from "./translation/source-hash.ts";
import { otherValues } from "./translation/values.ts";

const keyOf = ({ docSet = "", slug }: WrittenPage) => addressOf(docSet, slug);

/** A page that is missing in a language would be shown in Portuguese under that language's address. */
function missingTranslations(pages: readonly WrittenPage[]): string[] {
  const files = new Set(pages.map(({ file }) => file));
  return pages
    .filter(({ locale }) => locale === defaultLocale)
    .flatMap(({ file }) =>
      locales
        .filter((locale) => !files.has(translationOf(file, locale)))
        .map((locale) => `${file}: not translated into "${locale}". Write ${translationOf(file, locale)}.`),
    );
}

/** What one page does wrong in itself or compared with its source. */
function problemsOf(page: WrittenPage, source: WrittenPage | undefined): string[] {
  const own = [
    ...emptyOrPlaceholder(page),
    ...withoutDescription(page),
    ...brokenExamples(page),
    ...brokenFrontMatter(page),
    ...brokenHeadings(page),
    ...otherWords(page),
    ...englishOfPage(page),
  ];
  const strange = inOtherLanguage(page);
  if (page.locale === defaultLocale) return [...own, ...strange];
  if (!source)
    return [
      ...own,
      ...strange,
      `${page.file}: there is no such page in the source language. Write it there, or delete this file.`,
    ];
  const copied = untranslated(page, source);
  const translated = [...own, ...(copied.length > 0 ? copied : strange)];
  return page.generated
    ? translated
    : [...translated, ...stale(page, source), ...otherShape(page, source), ...otherValues(page, source)];
}

/** Everything that keeps the documentation from being published, as lines for people. */
export function problemsIn(
  pages: readonly WrittenPage[],
  inventory: readonly PlannedDocSet[],
  mustBeComplete: readonly Coverage[],
): string[] {
  const sources = new Map(
    pages.filter(({ locale }) => locale === defaultLocale).map((page) => [keyOf(page), page]),
  );
  const kinds = new Map(
    inventory.flatMap(({ id, pages: all }) => all.map(({ slug, kind }) => [addressOf(id, slug), kind])),
  );
  const thin = pages.flatMap((page) => {
    const kind = page.kind ?? kinds.get(keyOf(page));
    return kind ? [...tooThin(page, kind), ...tableByHand(page, kind)] : [];
  });
  return [
    ...mustBeComplete.flatMap(incomplete),
    ...missingTranslations(pages),
    ...unplanned(pages, inventory),
    ...titlesAgain(pages),
    ...thin,
    ...pages.flatMap((page) => problemsOf(page, sources.get(keyOf(page)))),
    ...sameNames(pages),
    ...brokenLinks(pages),
  ];
}
