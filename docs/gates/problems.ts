import { defaultLocale } from "../../shared/locales.ts";
import { addressOf, type Coverage, isComplete, unplanned } from "./coverage.ts";
import type { PlannedDocSet } from "./page-kinds.ts";
import { stale } from "./source-hash.ts";
import { emptyOrPlaceholder, tableByHand, tooThin, untranslated } from "./substance.ts";
import type { WrittenPage } from "./written-page.ts";

const keyOf = ({ docSet = "", slug }: WrittenPage) => addressOf(docSet, slug);

/** What one page does wrong in itself or compared with its source. */
function problemsOf(page: WrittenPage, source: WrittenPage | undefined): string[] {
  if (page.locale === defaultLocale) return emptyOrPlaceholder(page);
  if (!source) return [`${page.file}: there is no such page in the source language.`];
  return [
    ...emptyOrPlaceholder(page),
    ...untranslated(page, source),
    ...(page.generated ? [] : stale(page, source)),
  ];
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
    const kind = kinds.get(keyOf(page));
    return kind ? [...tooThin(page, kind), ...tableByHand(page, kind)] : [];
  });
  const incomplete = mustBeComplete
    .filter((part) => !isComplete(part))
    .map(({ name }) => `${name} was complete and is not any more.`);
  return [
    ...incomplete,
    ...unplanned(pages, inventory),
    ...thin,
    ...pages.flatMap((page) => problemsOf(page, sources.get(keyOf(page)))),
  ];
}
