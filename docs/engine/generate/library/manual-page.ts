import type { Locale, Localized } from "@portal/shared/locales.ts";
import { codePages } from "../../../data/clisitef-manual-de-referencia-espanhol/code-pages.data.ts";
import { filePages } from "../../../data/clisitef-manual-de-referencia-espanhol/file-pages.data.ts";
import { flowPages } from "../../../data/clisitef-manual-de-referencia-espanhol/flow-pages.data.ts";
import {
  frame,
  type ManualPage,
  type ManualPart,
} from "../../../data/clisitef-manual-de-referencia-espanhol/manual-page.ts";
import { pinpadPages } from "../../../data/clisitef-manual-de-referencia-espanhol/pinpad-pages.data.ts";
import { salePages } from "../../../data/clisitef-manual-de-referencia-espanhol/sale-pages.data.ts";
import { startPages } from "../../../data/clisitef-manual-de-referencia-espanhol/start-pages.data.ts";
import { plannedPage } from "../../../data/planned-pages.ts";
import { editLink, type GeneratedPage } from "../generated-page.ts";
import { frontMatter, heading, page, table } from "../markdown.ts";
import { inLocale } from "../table/code-table.ts";
import { libraryPath, libraryTitle, linked } from "./library-links.ts";
import { routineBrief, routineMatrix } from "./manual-routines.ts";
import { codeRows, historyTable, sequenceTable } from "./manual-tables.ts";
import { parameterTable, settingTable } from "./setting-table.ts";

/** A reference for readers of Spanish, derived from the library's data. */
export const manualDocSet = "clisitef-manual-de-referencia-espanhol";

const planned = (slug: string) => plannedPage(manualDocSet, slug);

const text = (value: Localized | string, locale: Locale) => linked(inLocale(value, locale), manualDocSet);

const list = (items: readonly Localized[] | undefined, locale: Locale, mark: (at: number) => string) =>
  items?.map((item, at) => `${mark(at)} ${text(item, locale)}`).join("\n");

const fence = ({ code }: ManualPart, locale: Locale) =>
  code && ["```" + code.language, inLocale(code.text, locale), "```"].join("\n");

const ownTable = ({ table: own }: ManualPart, locale: Locale) =>
  own &&
  table(
    own.head.map((each) => text(each, locale)),
    own.rows.map((row) => row.map((each) => text(each, locale))),
  );

function section(part: ManualPart, locale: Locale): string {
  const { anchor, title, routine, groups, codes, settings, parameters, sequence, history } = part;
  return page(
    heading(title[locale], anchor),
    ...(part.text ?? []).map((each) => text(each, locale)),
    routine && routineBrief(routine.name, routine.returns ?? [], manualDocSet, locale),
    groups && routineMatrix(groups, manualDocSet, locale),
    codes && codeRows(codes.table, codes.only, manualDocSet, locale),
    settings && settingTable(settings, locale),
    parameters && parameterTable(parameters, locale),
    sequence && sequenceTable(sequence, manualDocSet, locale),
    history && historyTable(locale),
    fence(part, locale),
    ownTable(part, locale),
    list(part.steps, locale, (at) => `${at + 1}.`),
    list(part.list, locale, () => "-"),
  ).trimEnd();
}

const libraryLink = (slug: string, locale: Locale) =>
  `[${libraryTitle(slug, locale)}](${libraryPath(slug, manualDocSet)})`;

/** Pages of this set are generated side by side, but for its introduction. */
const ownLink = (slug: string, locale: Locale) =>
  `[${planned(slug).title[locale]}](${slug === "introduccion" ? "../" : "./"}${slug}.mdx)`;

const manualPage =
  (source: string) =>
  (own: ManualPage): GeneratedPage => ({
    docSet: manualDocSet,
    slug: own.slug,
    kind: planned(own.slug).kind,
    source,
    datedBy: ["data/clisitef"],
    write: (locale) =>
      page(
        frontMatter({
          title: planned(own.slug).title[locale],
          description: own.description[locale],
          slug: `/${manualDocSet}/${own.slug}`,
          custom_edit_url: editLink(source),
        }),
        ...own.intro.map((each) => text(each, locale)),
        [
          ":::note",
          frame.origin[locale].replace("%page%", libraryLink(own.derivedFrom[0], locale)),
          ":::",
        ].join("\n\n"),
        ...own.parts.map((part) => section(part, locale)),
        heading(frame.full[locale], "documentacion-completa"),
        own.derivedFrom.map((slug) => `- ${libraryLink(slug, locale)}`).join("\n"),
        heading(frame.next[locale], "siga"),
        own.next.map((slug) => `- ${ownLink(slug, locale)}`).join("\n"),
      ),
  });

const folder = `data/${manualDocSet}`;

export const manualPages: readonly GeneratedPage[] = [
  ...startPages.map(manualPage(`${folder}/start-pages.data.ts`)),
  ...salePages.map(manualPage(`${folder}/sale-pages.data.ts`)),
  ...codePages.map(manualPage(`${folder}/code-pages.data.ts`)),
  ...pinpadPages.map(manualPage(`${folder}/pinpad-pages.data.ts`)),
  ...filePages.map(manualPage(`${folder}/file-pages.data.ts`)),
  ...flowPages.map(manualPage(`${folder}/flow-pages.data.ts`)),
];
