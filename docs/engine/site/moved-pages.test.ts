import { join } from "node:path";
import { withdrawnPages } from "@portal/shared/documentation/doc-sets.ts";
import { locales } from "@portal/shared/locales.ts";
import { inventory } from "../../data/inventory.data.ts";
import { anchorsOf } from "../gates/page/links.ts";
import { readPages } from "../gates/read-pages.ts";
import { movedAddresses, movedPages } from "./moved-pages.ts";

const pages = readPages(join(__dirname, "../.."));
const written = new Map(pages.map((page) => [`${page.locale}/${page.docSet}/${page.slug}`, page]));
const withdrawn = new Set(withdrawnPages.map(({ address }) => address.slice("/docs/".length)));

test("no address is a page and a way to another one", () => {
  const both = [...movedAddresses.keys()].filter((address) => written.has(`pt/${address}`));
  expect(both).toEqual([]);
});

test.each(locales)(
  "every former address leads to a page, and where it names one to a place of it, in %s",
  (locale) => {
    const lost = [...movedAddresses].filter(([, place]) => {
      const [address, anchor] = place.split("#");
      const page = written.get(`${locale}/${address}`);
      return !page || (anchor !== undefined && !anchorsOf(page).has(anchor));
    });
    expect(lost).toEqual([]);
  },
);

test("every planned address is a page or leads on to one", () => {
  const planned = inventory.flatMap(({ id, pages: all }) => all.map(({ slug }) => `${id}/${slug}`));
  const dead = planned.filter(
    (address) => !written.has(`pt/${address}`) && !movedAddresses.has(address) && !withdrawn.has(address),
  );
  expect(dead).toEqual([]);
});

test.each([
  "sitefex-ws-consulta/introducao",
  "e-sitef/3ds-javascript-payment-page",
  "conecta+/servico-de-consulta-de-transacoes-de-pagamento",
])("an address that was never one of ours leads on as well: %s", (address) => {
  for (const locale of locales) expect(movedPages(locale).has(`docs/${address}/index.html`)).toBe(true);
});

test("a browser without scripts follows, and search engines keep the page that is left", () => {
  const english = movedPages("en").get("docs/manual-interface-clisitef/cmc-7/index.html");
  const target = "/en/docs/manual-interface-clisitef/grupo-cheque#cmc-7";
  expect(english).toContain(`<meta http-equiv="refresh" content="0; url=${target}">`);
  expect(english).toContain('<meta name="robots" content="noindex">');
  expect(english).not.toContain("<script");
  expect(movedPages("pt").get("docs/manual-interface-clisitef/cmc-7.md")).toContain(
    "(/docs/manual-interface-clisitef/grupo-cheque#cmc-7)",
  );
});
