import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { allDocSets } from "@portal/shared/documentation/doc-sets.ts";
import { type Locale, locales } from "@portal/shared/locales.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { documentVersions } from "../../data/doc-sets/doc-versions.data.ts";
import { inventory } from "../../data/inventory.data.ts";
import { VersionFacts } from "./version-facts.tsx";

const changedAt = Date.parse("2026-11-23T12:00:00Z");
const shown = (docSet: string, locale: Locale) =>
  renderToStaticMarkup(<VersionFacts docSet={docSet} changedAt={changedAt} locale={locale} />)
    .replaceAll("</dt>", ": ")
    .replaceAll("</div>", "; ")
    .replaceAll(/<[^>]+>/g, "");

test("a doc set shows the name, the number and the date of the provider's own document", () => {
  expect(shown("sitefex-ws-consulta", "en")).toBe(
    "Document: WS Query; Document version: 1.35; Version date: January 28, 2022; Last change here: November 23, 2026; ",
  );
  expect(shown("sitef-lepinblock", "pt")).toContain("Data da versão: 2019; ");
  expect(shown("clisitef-manual-de-referencia-espanhol", "es")).toContain(
    "Documento: Manual de referencia en español; Versión del documento: 2.01; Fecha de la versión: no informada; ",
  );
  expect(shown("clisitef", "pt")).toContain("Versão do documento: 248; ");
  expect(shown("pos-sitef-browser", "es")).toContain("B07.03.07r000 220711 Rev A");
});

test.each(locales)("where no version is public, %s says so in place of one", (locale) => {
  expect(shown("e-sitef", locale)).not.toMatch(/\d\.\d/);
  expect(shown("e-sitef", "en")).toMatch(/^Document version: not stated; Last change here/);
});

test("the versions are those of doc sets that there are", () => {
  const ids: readonly string[] = allDocSets.map(({ id }) => id);
  expect(Object.keys(documentVersions).filter((id) => !ids.includes(id))).toEqual([]);
});

const docs = join(__dirname, "../..");
const folders = [
  "content",
  ...["en", "es"].map((each) => `i18n/${each}/docusaurus-plugin-content-docs/current`),
];
const changeLogs = inventory.flatMap(({ id, pages }) =>
  pages
    .filter(({ kind }) => kind === "changelog")
    .flatMap(({ slug }) => folders.map((folder) => join(docs, folder, id, `${slug}.mdx`)))
    .filter((file) => existsSync(file)),
);

test("every change log shows the version of its document", () => {
  expect(changeLogs.length).toBeGreaterThanOrEqual(30);
  expect(changeLogs.filter((file) => !readFileSync(file, "utf8").includes("<DocVersion />"))).toEqual([]);
});
