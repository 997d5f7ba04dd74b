import { localeDetails, locales } from "@portal/shared/locales.ts";
import { isSearchable } from "./collect-pages.ts";

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
