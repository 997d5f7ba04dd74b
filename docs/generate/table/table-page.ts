import type { Locale } from "../../../shared/locales.ts";
import { editLink, type GeneratedPage } from "../generated-page.ts";
import { frontMatter, heading, page, prose } from "../markdown.ts";
import { type TablePage, tablePages } from "./table-pages.data.ts";

/** Where the generator puts a table, below `docs`. */
export const tableFile = (id: string, locale: Locale) => `generated/tables/${locale}/${id}.json`;

const variable = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const imports = ({ tables }: TablePage, locale: Locale) =>
  [
    'import { CodeTable } from "@site/src/components/code-table.tsx";',
    ...tables.map(({ id }) => `import ${variable(id)} from "@site/${tableFile(id, locale)}";`),
  ].join("\n");

function tablePage(source: TablePage): GeneratedPage {
  return {
    docSet: source.docSet,
    slug: source.slug,
    kind: "code-table",
    source: source.source,
    write: (locale) =>
      page(
        frontMatter({
          title: source.title[locale],
          description: source.description[locale],
          slug: `/${source.docSet}/${source.slug}`,
          custom_edit_url: editLink(source.source),
        }),
        imports(source, locale),
        ...source.intro.map((paragraph) => prose(paragraph[locale])),
        ...source.tables.flatMap((each) => [
          each.heading && heading(each.heading.text[locale], each.heading.id),
          `<CodeTable table={${variable(each.id)}} />`,
        ]),
      ),
  };
}

export const tablePagesGenerated: readonly GeneratedPage[] = tablePages.map(tablePage);
