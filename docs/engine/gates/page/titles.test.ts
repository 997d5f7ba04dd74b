import { join } from "node:path";
import { inventory } from "../../../data/inventory.data.ts";
import { plannedPage } from "../../../data/planned-pages.ts";
import { frontMatterValue } from "../../generate/front-matter.ts";
import { titleOf, withTitle } from "../../generate/page-title.ts";
import { readPages } from "../read-pages.ts";
import { titlesAgain } from "./coverage.ts";

const pages = readPages(join(__dirname, "../../.."));
const body = "---\ndescription: x\n---\n\nTexto.\n";
const file = "content/e-sitef/op-overview.mdx";

test("no page says again what the inventory calls it", () => {
  expect(titlesAgain(pages)).toEqual([]);
});

test("a page that says its title itself is refused, and so is a label that only repeats it", () => {
  const page = { locale: "en", docSet: "set", slug: "guide", file: "guide.mdx", title: "Guide" } as const;
  const again = (line: string) =>
    titlesAgain([{ ...page, content: `---\n${line}\n---\n`, generated: false, tableText: "" }]);
  expect(again("title: Handbook")).toEqual([
    expect.stringMatching(/its title stands in data\/set\/pages\.data\.ts/),
  ]);
  expect(again("sidebar_label: Guide")).toEqual([expect.stringMatching(/its sidebar_label is its title/)]);
  expect(again("sidebar_label: Start")).toEqual([]);
});

test("a page is built with the inventory's title of its language, in quotes where YAML needs them", () => {
  const { title } = plannedPage("e-sitef", "op-overview");
  expect(titleOf(file, body)).toBe(title.pt);
  expect(withTitle(file, body)).toBe(`---\ntitle: ${title.pt}\n${body.slice(4)}`);
  const spanish = `/repository/docs/i18n/es/docusaurus-plugin-content-docs/current/e-sitef/op-overview.mdx`;
  expect(frontMatterValue(withTitle(spanish, body), "title")).toBe(title.es);
  const quoted = withTitle("content/e-sitef/pagamento-rest-fluxo.mdx", body);
  expect(quoted).toContain('title: "Pagamento REST: fluxo"\n');
});

test("a page that is generated, or in no doc set, keeps its own title", () => {
  const own = "---\ntitle: Privacidade\n---\n";
  expect(titleOf("theme/pages/privacidade.mdx", own)).toBe("Privacidade");
  expect(withTitle("theme/pages/privacidade.mdx", own)).toBe(own);
  expect(withTitle("content/e-sitef/generated/autorizadoras.mdx", own)).toBe(own);
});

test("no address is planned twice, and a page is named by the plan or by what it is made of", () => {
  for (const { file: name, title } of pages)
    expect([name, title]).toEqual([name, expect.stringMatching(/./)]);
  const made = new Set(
    pages.filter(({ generated }) => generated).map(({ docSet, slug }) => `${docSet}/${slug}`),
  );
  for (const { id, pages: planned } of inventory) {
    expect(new Set(planned.map(({ slug }) => slug)).size).toBe(planned.length);
    const nameless = planned.filter((each) => !each.title).map(({ slug }) => `${id}/${slug}`);
    expect(nameless.filter((page) => !made.has(page))).toEqual([]);
  }
});
