import type { Locale, Localized } from "@portal/shared/locales.ts";
import { devicePages } from "../../../data/clisitef/reference/device-pages.data.ts";
import { filePages } from "../../../data/clisitef/reference/file-pages.data.ts";
import { paymentPages } from "../../../data/clisitef/reference/payment-pages.data.ts";
import type { ReferencePage, ReferencePart } from "../../../data/clisitef/reference/reference-page.ts";
import { salePages } from "../../../data/clisitef/reference/sale-pages.data.ts";
import { tracePages } from "../../../data/clisitef/reference/trace-pages.data.ts";
import { referenceWords } from "../../../words/reference.ts";
import { editLink, type GeneratedPage } from "../generated-page.ts";
import { frontMatter, heading, page, table } from "../markdown.ts";
import { inLocale } from "../table/code-table.ts";
import { tableImport, tableShown } from "../table/table-page.ts";
import { libraryDocSet, libraryPath, libraryTitle, linked } from "./library-links.ts";
import { routineCore } from "./routine-section.ts";
import { parameterTable, settingTable } from "./setting-table.ts";

const text = (value: Localized | string, locale: Locale) => linked(inLocale(value, locale), libraryDocSet);

const list = (items: readonly Localized[] | undefined, locale: Locale, mark: (at: number) => string) =>
  items?.map((item, at) => `${mark(at)} ${text(item, locale)}`).join("\n");

const code = ({ code: block }: ReferencePart, locale: Locale) =>
  block && ["```" + block.language, inLocale(block.text, locale), "```"].join("\n");

const rows = ({ table: own }: ReferencePart, locale: Locale) =>
  own &&
  table(
    own.head.map((each) => text(each, locale)),
    own.rows.map((row) => row.map((each) => text(each, locale))),
  );

function section(part: ReferencePart, locale: Locale): string {
  const { anchor, title, settings, parameters, routine, codes } = part;
  return page(
    heading(title[locale], anchor),
    ...(part.text ?? []).map((each) => text(each, locale)),
    code(part, locale),
    rows(part, locale),
    settings && settingTable(settings, locale),
    parameters && parameterTable(parameters, locale),
    routine && routineCore(routine, libraryDocSet, locale),
    codes && tableShown(codes),
    list(part.steps, locale, (at) => `${at + 1}.`),
    list(part.list, locale, () => "-"),
  ).trimEnd();
}

const imports = ({ parts }: ReferencePage, locale: Locale) => {
  const tables = parts.flatMap(({ codes }) => codes ?? []);
  return tables.length > 0 && tableImport(tables, locale);
};

const referencePage =
  (source: string) =>
  (own: ReferencePage): GeneratedPage => ({
    docSet: libraryDocSet,
    slug: own.slug,
    kind: "reference",
    source,
    write: (locale) =>
      page(
        frontMatter({
          title: libraryTitle(own.slug, locale),
          description: own.description[locale],
          slug: `/${libraryDocSet}/${own.slug}`,
          custom_edit_url: editLink(source),
        }),
        imports(own, locale),
        ...own.intro.map((each) => text(each, locale)),
        ...own.parts.map((part) => section(part, locale)),
        heading(referenceWords.routine.more[locale], "veja-tambem"),
        own.more
          .map((slug) => `- [${libraryTitle(slug, locale)}](${libraryPath(slug, libraryDocSet)})`)
          .join("\n"),
      ),
  });

const folder = "data/clisitef/reference";

/** Pages about keys of the configuration file, parameters and what surrounds the routines. */
export const libraryReferencePages: readonly GeneratedPage[] = [
  ...salePages.map(referencePage(`${folder}/sale-pages.data.ts`)),
  ...devicePages.map(referencePage(`${folder}/device-pages.data.ts`)),
  ...filePages.map(referencePage(`${folder}/file-pages.data.ts`)),
  ...paymentPages.map(referencePage(`${folder}/payment-pages.data.ts`)),
  ...tracePages.map(referencePage(`${folder}/trace-pages.data.ts`)),
];
