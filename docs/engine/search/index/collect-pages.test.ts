import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { localeDetails, locales } from "@portal/shared/locales.ts";
import { isSearchable, readBuiltPages } from "./collect-pages.ts";

describe.each(locales)("the pages that search shows in %s", (locale) => {
  const { prefix } = localeDetails[locale];

  test("leave out the storage REST listing, with or without a slash at its end", () => {
    expect(isSearchable(`${prefix}/docs/e-sitef/armazenamento-rest-listagem`)).toBe(false);
    expect(isSearchable(`${prefix}/docs/e-sitef/armazenamento-rest-listagem/`)).toBe(false);
  });

  test.each([
    "/docs/e-sitef/armazenamento-rest-overview",
    "/docs/e-sitef/armazenamento-rest-listagem-exemplos",
    "/docs/e-sitef-argentina/armazenamento-rest-listagem",
    "/docs/conecta+/introducao",
    "/docs/manual-interface-clisitef/000-000",
    "/docs",
  ])("include %s", (path) => {
    expect(isSearchable(`${prefix}${path}`)).toBe(true);
  });

  test("leave out the home page and the missing page, where there is nothing to look up", () => {
    expect(isSearchable(`${prefix}/`)).toBe(false);
    expect(isSearchable(`${prefix}/404.html`)).toBe(false);
  });
});

test("a build is read language by language, each with its own pages alone", () => {
  const build = mkdtempSync(join(tmpdir(), "build-"));
  const page =
    '<html><head><title>Pix | Portal</title></head><body><main><article><div class="theme-doc-markdown markdown"><header><h1>Pix</h1></header><p>Text.</p></div></article></main></body></html>';
  for (const folder of ["docs/tef/pix", "docs/tef/a+b", "en/docs/tef/pix", "es/docs/tef/pix", "docs/empty"]) {
    mkdirSync(join(build, folder), { recursive: true });
    if (!folder.endsWith("empty")) writeFileSync(join(build, folder, "index.html"), page);
  }
  const urls = Object.fromEntries(
    locales.map((locale) => [locale, readBuiltPages(build, locale).map(({ url }) => url)]),
  );
  rmSync(build, { recursive: true });
  expect(urls).toEqual({
    pt: ["/docs/tef/a+b", "/docs/tef/pix"],
    en: ["/en/docs/tef/pix"],
    es: ["/es/docs/tef/pix"],
  });
});
