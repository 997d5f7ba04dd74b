import { posix } from "node:path";
import { describedProducts, openApiFile } from "@portal/shared/documentation/downloads.ts";
import { type Locale, locales } from "@portal/shared/locales.ts";
import { downloadFiles } from "./downloads/download-files.ts";
import { type PageSources, pageSourcesFile, sidebarsFile } from "./generated-facts.ts";
import { contentFolder, type GeneratedPage, generatedFolder } from "./generated-page.ts";
import { sequencesFile, toldSequences } from "./library/told-sequences.ts";
import { openApiDocument, openApiOf } from "./openapi/openapi.ts";
import { callFiles } from "./operation/call-files.ts";
import { generatedPages } from "./pages.ts";
import { generatedSidebars } from "./sidebar.ts";
import { localizedTable } from "./table/code-table.ts";
import { shownTables } from "./table/shown-tables.ts";
import { tableFile } from "./table/table-page.ts";
import { tryItFiles } from "./try-it/try-it-files.ts";
import { type Files, writeFiles } from "./write-files.ts";

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

const fileOf = ({ docSet, slug }: GeneratedPage, locale: Locale) =>
  `${contentFolder(locale)}/${docSet}/${generatedFolder}/${slug}.mdx`;

const pageSources = (): PageSources =>
  Object.fromEntries(
    generatedPages.flatMap((page) =>
      locales.map((locale) => [
        posix.join("docs", fileOf(page, locale)),
        [page.source, ...(page.datedBy ?? [])].map((source) => posix.join("docs", source)),
      ]),
    ),
  );

export function generatedFiles(): Files {
  const files = new Map([
    ...callFiles(),
    ...tryItFiles(),
    ...downloadFiles(),
    [pageSourcesFile, json(pageSources())],
  ]);
  for (const locale of locales) {
    files.set(`static${openApiFile(locale)}`, json(openApiDocument(locale)));
    for (const product of describedProducts) {
      files.set(`static${openApiFile(locale, product)}`, json(openApiOf(product, locale)));
    }
    files.set(sequencesFile(locale), json(toldSequences(locale)));
    files.set(sidebarsFile(locale), json(generatedSidebars(locale)));
    for (const page of generatedPages) files.set(fileOf(page, locale), page.write(locale));
    for (const table of shownTables) {
      files.set(tableFile(table.id, locale), json(localizedTable(table, locale)));
    }
  }
  return files;
}

/** Writes the reference pages below `root`; says how many files changed. */
export function generateReference(root: string): number {
  const docSets = [...new Set(generatedPages.map(({ docSet }) => docSet))];
  const folders = locales.flatMap((locale) =>
    docSets.map((docSet) => `${contentFolder(locale)}/${docSet}/${generatedFolder}`),
  );
  return writeFiles(
    root,
    [...folders, "generated", "static/openapi", "static/try-it", "static/downloads"],
    generatedFiles(),
  );
}
