import { existsSync } from "node:fs";
import { join } from "node:path";
import { allDocSets } from "@portal/shared/documentation/doc-sets.ts";
import { docSetStarts } from "../../../data/doc-sets/doc-set-starts.data.ts";
import { choicePlaces } from "../../../data/doc-sets/product-choice.ts";
import { docSetPageSlug } from "../generated-page.ts";
import { generatedPages } from "../pages.ts";
import { pagesIn, sectionsOf } from "./doc-set-tree.ts";

const content = join(__dirname, "../../../content");
const made = new Set(generatedPages.map(({ docSet, slug }) => `${docSet}/${slug}`));
const isPage = (address: string) => made.has(address) || existsSync(join(content, `${address}.mdx`));

test("every end of the questions leads to pages that there are", () => {
  const missing = choicePlaces.flatMap(({ id, at }) =>
    "set" in at
      ? [at.start, ...(at.cases ? [at.cases] : [])]
          .filter((page) => !isPage(page))
          .map((page) => `${id}: ${page}`)
      : [],
  );
  expect(missing).toEqual([]);
});

test("a product of three pages or more has three ways in", () => {
  const few = allDocSets.filter(
    ({ id }) =>
      sectionsOf(id, "pt").flatMap(pagesIn).length >= 3 && Object.keys(docSetStarts[id].ways).length < 3,
  );
  expect(few.map(({ id }) => id)).toEqual([]);
});

test.each(allDocSets.map(({ id }) => id))(
  "%s's own page shows at most twenty lines of lists until one is unfolded",
  (id) => {
    const own = generatedPages.find(({ docSet, slug }) => docSet === id && slug === docSetPageSlug);
    const shown = own?.write("pt").replaceAll(/<details[^]*?<\/details>/g, "") ?? "";
    expect(shown).toContain("{/* #entradas */}");
    expect(shown.match(/^- /gm)?.length ?? 0).toBeLessThanOrEqual(20);
  },
);
