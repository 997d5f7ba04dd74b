import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "@portal/shared/locales.ts";
import { frontMatterValue } from "../front-matter.ts";
import { contentFolder, docId, type GeneratedPage } from "../generated-page.ts";
import { withTitle } from "../page-title.ts";

export interface PageSummary {
  readonly title: string;
  readonly description: string;
}

const docs = join(__dirname, "../../..");

function summaryIn(content: string, id: string): PageSummary {
  const [title, description] = ["title", "description"].map((name) => frontMatterValue(content, name));
  if (!title || !description) throw new Error(`The page "${id}" has no title or no description.`);
  return { title, description };
}

/** What the pages say of themselves, by the name that a sidebar calls them. */
export function summariesOf(generated: readonly GeneratedPage[]) {
  const made = new Map(generated.map((page) => [docId(page.docSet, page.slug), page]));
  const known = new Map<string, PageSummary>();
  return (id: string, locale: Locale): PageSummary => {
    const file = join(docs, contentFolder(locale), `${id}.mdx`);
    const written = () => withTitle(file, readFileSync(file, "utf8"));
    const summary = known.get(file) ?? summaryIn(made.get(id)?.write(locale) ?? written(), id);
    known.set(file, summary);
    return summary;
  };
}
