import { locales } from "../../shared/locales.ts";
import { localizedTable } from "./code-table.ts";
import { codeTables } from "./code-tables.ts";
import { contentFolder, generatedFolder } from "./generated-page.ts";
import { openApiDocument, openApiFile } from "./openapi.ts";
import { generatedPages } from "./pages.ts";
import { tableFile } from "./table-page.ts";
import { type Files, writeFiles } from "./write-files.ts";

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

export function generatedFiles(): Files {
  const files = new Map([[openApiFile, json(openApiDocument())]]);
  for (const locale of locales) {
    for (const { docSet, slug, write } of generatedPages) {
      files.set(`${contentFolder(locale)}/${docSet}/${generatedFolder}/${slug}.mdx`, write(locale));
    }
    for (const table of codeTables) {
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
  return writeFiles(root, [...folders, "generated"], generatedFiles());
}
