import { type Locale, locales } from "@portal/shared/locales.ts";
import type { PlannedDocSet } from "../../../data/page-kinds.ts";
import { frontMatterValue } from "../../generate/front-matter.ts";
import type { WrittenPage } from "./written-page.ts";

export interface Coverage {
  readonly name: string;
  readonly planned: number;
  readonly written: Readonly<Record<Locale, number>>;
  /** Addresses that are planned and lack a language. */
  readonly missing: readonly string[];
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
    missing: planned
      .map(({ slug }) => addressOf(id, slug))
      .filter((address) => locales.some((locale) => !written.get(locale)?.has(address))),
  };
}

/** A part that nothing is planned for does not exist: its name in the list of complete parts is wrong. */
export function incomplete({ name, planned, missing }: Coverage): string[] {
  if (planned === 0) return [`${name} is to be complete, and data/inventory.data.ts plans no page of it.`];
  return missing.map(
    (address) => `${name} was complete, and "${address}" is missing. Put it back in every language.`,
  );
}

export function coverageTable(rows: readonly Omit<Coverage, "missing">[]): string {
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

/** Written in two places, a title could differ from itself; a label is there to shorten it. */
export const titlesAgain = (pages: readonly WrittenPage[]): string[] =>
  pages
    .filter(({ docSet, generated }) => docSet && !generated)
    .flatMap(({ docSet, file, title, content }) => [
      ...(frontMatterValue(content, "title") === undefined
        ? []
        : [`${file}: its title stands in data/${docSet}/pages.data.ts. Delete the line "title: …" here.`]),
      ...(title && frontMatterValue(content, "sidebar_label") === title
        ? [`${file}: its sidebar_label is its title. Delete the line.`]
        : []),
    ]);

/** A page that nobody planned has no kind, so nothing could be asked of it; the generator knows its own. */
export function unplanned(pages: readonly WrittenPage[], inventory: readonly PlannedDocSet[]): string[] {
  const planned = new Set(
    inventory.flatMap(({ id, pages: all }) => all.map(({ slug }) => addressOf(id, slug))),
  );
  return pages.flatMap(({ docSet, slug, file, generated }) =>
    docSet && !generated && !planned.has(addressOf(docSet, slug))
      ? [
          `${file}: "${addressOf(docSet, slug)}" is not in data/${docSet}/pages.data.ts. Plan it there, with its kind and its title.`,
        ]
      : [],
  );
}
