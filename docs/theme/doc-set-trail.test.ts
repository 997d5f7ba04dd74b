import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import { trailTo } from "./doc-set-trail.ts";

const category = (label: string, items: PropSidebarItem[]): PropSidebarItem => ({
  type: "category",
  label,
  items,
  collapsed: true,
  collapsible: true,
});
const link = (label: string, slug: string): PropSidebarItem => ({
  type: "link",
  label,
  href: `/en/docs/e-sitef/${slug}`,
});

const items = [
  category("Getting started", [link("Overview", "home-quickstart")]),
  category("API reference", [
    category("Payment", [link("Creating the transaction", "pagamento-rest-begin")]),
  ]),
];
const labels = (pathname: string) => trailTo(pathname, "e-sitef", items, "en").map(({ label }) => label);

test("the trail leads from the doc set through every section to the page", () => {
  expect(labels("/en/docs/e-sitef/pagamento-rest-begin/")).toEqual([
    "Online Payment",
    "API reference",
    "Payment",
    "Creating the transaction",
  ]);
});

test("the doc set leads to its own page", () => {
  const [docSet] = trailTo("/en/docs/e-sitef/pagamento-rest-begin", "e-sitef", items, "en");
  expect(docSet?.href).toBe("/en/docs/e-sitef");
});

test("on the doc set's own page, which opens its tree, the trail ends there", () => {
  const withOwn = [{ ...link("All topics", ""), href: "/en/docs/e-sitef" }, ...items];
  const trail = trailTo("/en/docs/e-sitef", "e-sitef", withOwn, "en");
  expect(trail).toEqual([{ label: "Online Payment", href: "/en/docs/e-sitef" }]);
});

test("a section with the doc set's own name is not said twice", () => {
  const only = [category("Digital wallets", [link("Introduction", "introducao")])];
  const trail = trailTo("/en/docs/e-sitef/introducao", "clisitef-carteiras-digitais", only, "en");
  expect(trail.map(({ label }) => label)).toEqual(["Digital wallets", "Introduction"]);
});
