import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { locales } from "@portal/shared/locales.ts";
import { exampleExpiry } from "../../data/examples/values/expiry.ts";
import { inventory } from "../../data/inventory.data.ts";
import { openLines } from "../../data/open/open-lines.ts";
import { portalPlaces } from "../../data/portal-places.ts";
import { frontMatterValue } from "../generate/front-matter.ts";
import { contentFolder } from "../generate/generated-page.ts";
import { hasMarkedRows } from "../generate/page-end.ts";

/** Below a folder, in one order on every machine. */
const filesBelow = (folder: string, ending: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(ending))
        .sort()
    : [];

/**
 * What compiled pages carry although it stands elsewhere, so that the bundler does not see it change: facts of
 * `shared/site.ts`, titles, the dates of the examples, places of the portal, what is open, whether their tables have marks to explain, syntax
 * for certain browsers, and the addresses of the pages that they link to.
 */
function cacheMark(docs: string, browsers: string): string {
  const hash = createHash("sha256")
    .update(readFileSync(join(docs, "../shared/site.ts")))
    .update(exampleExpiry)
    .update(JSON.stringify([portalPlaces, openLines, inventory]))
    .update(browsers);
  for (const locale of locales) {
    const folder = join(docs, contentFolder(locale));
    for (const file of filesBelow(folder, ".mdx")) {
      const slug = frontMatterValue(readFileSync(join(folder, file), "utf8"), "slug");
      if (slug) hash.update(`\n${locale}/${file} ${slug}`);
    }
  }
  const tables = join(docs, "generated/tables");
  for (const file of filesBelow(tables, ".json")) {
    if (hasMarkedRows(join(tables, file))) hash.update(`\n${file}`);
  }
  return hash.digest("hex");
}

/** Without this the bundler would go on serving pages with the old facts from its cache. */
export function forgetOutdatedPages(docs: string, browsers: string): void {
  const cacheDir = join(docs, "node_modules/.cache");
  const file = join(cacheDir, "facts.sha256");
  const mark = cacheMark(docs, browsers);
  try {
    if (readFileSync(file, "utf8") === mark) return;
  } catch {
    // No mark yet: the cache, if there is one, is of unknown age.
  }
  rmSync(cacheDir, { recursive: true, force: true });
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(file, mark);
}
