import { join } from "node:path";
import { locales } from "@portal/shared/locales.ts";
import { placesExplainedBy, portalPlaces } from "../../../data/portal-places.ts";
import { withPageEnd } from "../../generate/page-end.ts";
import { brokenLinksOfPortal, linksInCode } from "./portal-links.ts";
import type { WrittenPage } from "./written-page.ts";

const pages = locales.map(
  (locale): WrittenPage => ({
    locale,
    docSet: "e-sitef",
    slug: "ambientes",
    file: `${locale}/ambientes.mdx`,
    content: "---\ntitle: x\n---\n## Rede {/* #rede */}\n",
    generated: false,
    tableText: '"anchor": "codigo-5"',
  }),
);
const from = "a field";

test("a link to a page, to a heading and to a row of a table holds", () => {
  const links = ["", "#rede", "#codigo-5"].map((place) => ({
    from,
    page: `/docs/e-sitef/ambientes${place}`,
  }));
  expect(brokenLinksOfPortal(links, pages)).toEqual([]);
});

test("a link to a page that a language lacks, or to a place that is not there, is told of", () => {
  const portuguese = pages.filter(({ locale }) => locale === "pt");
  expect(brokenLinksOfPortal([{ from, page: "/docs/e-sitef/ambientes" }], portuguese)).toEqual([
    'The portal: a field leads to "/docs/e-sitef/ambientes", which is no page in "en".',
    'The portal: a field leads to "/docs/e-sitef/ambientes", which is no page in "es".',
  ]);
  expect(brokenLinksOfPortal([{ from, page: "/docs/e-sitef/ambientes#gone" }], pages)).toHaveLength(
    locales.length,
  );
});

test("addresses that stand in the portal's own code are found", () => {
  const found = linksInCode(join(__dirname, "../../../../web/src")).map(({ page }) => page);
  expect(found).toContain("/docs/e-sitef/3ds-status");
});

test("a page leads back to each place of the portal that leads to it, by the place's name in its language", () => {
  const content = '---\ntitle: "Ambientes"\nslug: "/e-sitef/ambientes"\n---\n\nTexto.\n';
  const file = "/docs/i18n/en/docusaurus-plugin-content-docs/current/e-sitef/ambientes.mdx";
  const written = withPageEnd(file, content);
  const places = placesExplainedBy("/docs/e-sitef/ambientes");
  expect(places.length).toBeGreaterThan(2);
  for (const { to, label } of places)
    expect(written).toContain(`<PortalLink to="${to}">${label.en}</PortalLink>`);
});

test("a place that the page names itself is not named twice, and other pages stay as they are", () => {
  const file = "/docs/content/e-sitef/ambientes.mdx";
  const named = portalPlaces
    .filter(({ page }) => page === "/docs/e-sitef/ambientes")
    .map(({ to }) => `"${to}"`);
  const content = `---\ntitle: "Ambientes"\n---\n\n${named.join("\n")}\n`;
  expect(withPageEnd(file, content)).toBe(content);
  expect(withPageEnd("/docs/theme/pages/privacidade.mdx", content)).toBe(content);
});
