import type { Locale } from "@portal/shared/locales.ts";
import { plannedPage } from "../../../data/planned-pages.ts";
import { editLink, type GeneratedPage } from "../generated-page.ts";
import { frontMatter, heading, page, prose } from "../markdown.ts";
import { type TablePage, tablePages } from "./table-pages.data.ts";

/** Where the generator puts a table, below `docs`. */
export const tableFile = (id: string, locale: Locale) => `generated/tables/${locale}/${id}.json`;

const variable = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export const tableImport = (ids: readonly string[], locale: Locale) =>
  [
    'import { CodeTable } from "@site/theme/components/code-table.tsx";',
    ...ids.map((id) => `import ${variable(id)} from "@site/${tableFile(id, locale)}";`),
  ].join("\n");

export const tableShown = (id: string) => `<CodeTable table={${variable(id)}} />`;

function tablePage(source: TablePage): GeneratedPage {
  return {
    docSet: source.docSet,
    slug: source.slug,
    kind: "code-table",
    source: source.source,
    write: (locale) =>
      page(
        frontMatter({
          title: plannedPage(source.docSet, source.slug).title[locale],
          description: source.description[locale],
          slug: `/${source.docSet}/${source.slug}`,
          custom_edit_url: editLink(source.source),
        }),
        tableImport(
          source.tables.map(({ id }) => id),
          locale,
        ),
        ...source.intro.map((paragraph) => prose(paragraph[locale])),
        ...source.tables.flatMap((each) => [
          each.heading && heading(each.heading.text[locale], each.heading.id),
          tableShown(each.id),
        ]),
      ),
  };
}

export const tablePagesGenerated: readonly GeneratedPage[] = tablePages.map(tablePage);
