import { locales } from "@portal/shared/locales.ts";
import { fieldPages } from "../../data/manual-interface-clisitef/field-pages.data.ts";
import { movedFields } from "../../data/manual-interface-clisitef/fields.ts";
import { generatedPages } from "../generate/pages.ts";
import { movedPages } from "./moved-pages.ts";

const made = new Map(
  generatedPages
    .filter(({ docSet }) => docSet === "manual-interface-clisitef")
    .map((page) => [page.slug, page]),
);

test("no address is a page and a way to another one", () => {
  for (const slug of movedFields.keys()) expect([slug, made.has(slug)]).toEqual([slug, false]);
});

test.each(locales)("every former page of a field leads to its page or its row in %s", (locale) => {
  for (const [slug, place] of movedFields) {
    const [page = "", row] = place.split("#");
    const content = made.get(page)?.write(locale);
    expect([slug, content === undefined]).toEqual([slug, false]);
    if (row) expect(content).toContain(`<Anchor id="${row}">`);
    else expect(fieldPages.map((each) => each.slug)).toContain(page);
  }
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
