import { type Locale, locales } from "../../shared/locales.ts";
import type { PlannedDocSet } from "./page-kinds.ts";
import type { WrittenPage } from "./written-page.ts";

export interface Coverage {
  readonly name: string;
  readonly planned: number;
  readonly written: Readonly<Record<Locale, number>>;
}

export const addressOf = (docSet: string, slug: string) => `${docSet}/${slug}`;

/** Addresses that exist, a set for each language. */
export function writtenAddresses(pages: readonly WrittenPage[]): ReadonlyMap<Locale, ReadonlySet<string>> {
  return new Map(
    locales.map((locale) => [
      locale,
      new Set(
        pages.flatMap((page) =>
          page.docSet && page.locale === locale ? [addressOf(page.docSet, page.slug)] : [],
        ),
      ),
    ]),
  );
}

/** `part` names one section of the doc set; without it all its pages count. */
export function coverageOf(
  { id, pages }: PlannedDocSet,
  written: ReadonlyMap<Locale, ReadonlySet<string>>,
  part?: string,
): Coverage {
  const planned = pages.filter(({ section }) => part === undefined || section === part);
  const count = (locale: Locale) =>
    planned.filter(({ slug }) => written.get(locale)?.has(addressOf(id, slug))).length;
  return {
    name: part === undefined ? id : `${id}/${part}`,
    planned: planned.length,
    written: { pt: count("pt"), en: count("en"), es: count("es") },
  };
}

export const isComplete = ({ planned, written }: Coverage) =>
  planned > 0 && locales.every((locale) => written[locale] === planned);

export function coverageTable(rows: readonly Coverage[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const line = (name: string, cells: readonly string[]) =>
    [name.padEnd(width), ...cells.map((cell) => cell.padStart(9))].join(" ");
  return [
    line("doc set", locales),
    ...rows.map(({ name, planned, written }) =>
      line(
        name,
        locales.map((locale) => `${written[locale]}/${planned}`),
      ),
    ),
  ].join("\n");
}

/** A page that nobody planned has no kind, so nothing could be asked of it. */
export function unplanned(pages: readonly WrittenPage[], inventory: readonly PlannedDocSet[]): string[] {
  const planned = new Set(
    inventory.flatMap(({ id, pages: all }) => all.map(({ slug }) => addressOf(id, slug))),
  );
  return pages.flatMap(({ docSet, slug, file }) =>
    docSet && !planned.has(addressOf(docSet, slug))
      ? [`${file}: "${addressOf(docSet, slug)}" is not in data/inventory.data.ts.`]
      : [],
  );
}
