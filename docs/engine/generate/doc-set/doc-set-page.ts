import { allDocSets } from "@portal/shared/documentation/doc-sets.ts";
import {
  describedProducts,
  httpFile,
  openApiFile,
  postmanCollectionFile,
  postmanEnvironmentFile,
} from "@portal/shared/documentation/downloads.ts";
import { defaultLocale, type Locale } from "@portal/shared/locales.ts";
import { docSetSummaries } from "../../../data/doc-sets/doc-set-summaries.data.ts";
import { inventory } from "../../../data/inventory.data.ts";
import type { PlannedPage } from "../../../data/page-kinds.ts";
import { referenceWords } from "../../../words/reference.ts";
import { docSetPageSlug, editLink, type GeneratedPage, generatedFolder } from "../generated-page.ts";
import { frontMatter, heading, page, prose } from "../markdown.ts";
import { operationDocSet } from "../operation/operation-page.ts";
import { audienceOf, waysInto } from "./doc-set-start.ts";
import { pagesIn, type Section, sectionsOf } from "./doc-set-tree.ts";
import { summariesOf } from "./page-summary.ts";

const words = referenceWords.docSet;
const plan = "data/inventory.data.ts";

type DocSet = (typeof allDocSets)[number];
type Summary = ReturnType<typeof summariesOf>;

/** From the page's own folder, which is that of generated pages. */
function fileOf(docSet: string, id: string): string {
  const path = id.slice(docSet.length + 1);
  const made = `${generatedFolder}/`;
  return path.startsWith(made) ? `./${path.slice(made.length)}.mdx` : `../${path}.mdx`;
}

const anchorOf = (label: string) =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Pages of calls begin with the call, which is code. */
const withCallAsCode = (text: string) => text.replace(/^([A-Z]+ \/\S+):/, "`$1`:");

/** A page by its title and what it says of itself. */
const lineOf = (set: DocSet, locale: Locale, summary: Summary) => (id: string) => {
  const { title, description } = summary(id, locale);
  return `[${prose(title)}](${fileOf(set.id, id)}): ${prose(withCallAsCode(description))}`;
};

/** Writes what a section holds: its pages, and below a name in bold those of its parts. */
function listOf(section: Section, line: (id: string) => string): string {
  const list = (ids: readonly string[]) => ids.map((id) => `- ${line(id)}`).join("\n");
  const ownPages = section.items.filter((item) => typeof item === "string");
  const parts = section.items.filter((item) => typeof item !== "string");
  return page(
    list(ownPages),
    ...parts.map((part) => page(`**${prose(part.label ?? "")}**`, list(pagesIn(part))).trimEnd()),
  ).trimEnd();
}

/** Search finds the pages by what they say themselves. */
const waysOn = (list: string) => `<div className="ways-on">\n\n${list}\n\n</div>`;

/** Every page of the set, folded by task: all at once, nobody finds the one that is looked for. */
function mapOf(set: DocSet, locale: Locale, line: (id: string) => string): string {
  // Anchors are the same in every language.
  const ids = sectionsOf(set.id, "en").map(({ label }) => label && anchorOf(label));
  const sections = sectionsOf(set.id, locale);
  const groups = sections.map((section, index) => {
    const list = listOf(section, line);
    if (!section.label || sections.length === 1) return list;
    const summary = `${prose(section.label)} (${pagesIn(section).length})`;
    return `<details id="${ids[index]}">\n<summary>${summary}</summary>\n\n${list}\n\n</details>`;
  });
  return page(heading(words.map[locale], "mapa"), waysOn(groups.join("\n\n"))).trimEnd();
}

function downloads({ id }: DocSet, locale: Locale): string {
  const link = (label: string, file: string) => `- [${label}](pathname://${file})`;
  const product = id === operationDocSet ? id : describedProducts.find((each) => each === id);
  if (product === undefined) return "";
  const environment = product === operationDocSet ? words.environment : words.ownEnvironment;
  const files = [
    link("OpenAPI", openApiFile(locale, product)),
    link(words.collection[locale], postmanCollectionFile(locale, product)),
    link(environment[locale], postmanEnvironmentFile(product)),
    link(words.calls[locale], httpFile(locale, product)),
  ];
  return page(heading(words.downloads[locale], "downloads"), files.join("\n")).trimEnd();
}

const folded = (text: string, pages: readonly PlannedPage[], locale: Locale) =>
  pages.length > 0 &&
  page(
    `<details>\n<summary>${prose(text.replace("%count%", String(pages.length)))}</summary>`,
    waysOn(pages.map(({ title, slug }) => `- ${prose(title?.[locale] ?? slug)}`).join("\n")),
    "</details>",
  ).trimEnd();

/** What is planned and not there. */
function preparing({ id }: DocSet, locale: Locale): string {
  const written = new Set(
    sectionsOf(id, defaultLocale)
      .flatMap(pagesIn)
      .map((each) => each.slice(each.lastIndexOf("/") + 1)),
  );
  const planned = inventory.find((each) => each.id === id)?.pages ?? [];
  const missing = planned.filter(({ slug }) => !written.has(slug));
  if (missing.length === 0) return "";
  return page(
    heading(words.preparing[locale], "em-preparacao"),
    words.preparingText[locale],
    folded(words.unwritten[locale], missing, locale),
  ).trimEnd();
}

/** Pages and data of the set alone; what the sandbox shares with its pages is beside the documentation. */
const datedBy = ({ id }: DocSet): string[] => [
  `content/${id}`,
  `data/${id}`,
  ...(id === operationDocSet ? ["../shared/esitef"] : []),
];

function docSetPage(set: DocSet, summary: Summary): GeneratedPage {
  return {
    docSet: set.id,
    slug: docSetPageSlug,
    kind: "doc-set",
    source: plan,
    datedBy: datedBy(set),
    write: (locale) => {
      const line = lineOf(set, locale, summary);
      return page(
        frontMatter({
          title: words.title[locale].replace("%set%", set.label[locale]),
          sidebar_label: words.label[locale],
          description: docSetSummaries[set.id][locale],
          slug: `/${set.id}`,
          custom_edit_url: editLink(plan),
        }),
        prose(docSetSummaries[set.id][locale]),
        "<DocVersion />",
        waysInto(set.id, locale, line),
        audienceOf(set.id, locale),
        mapOf(set, locale, line),
        downloads(set, locale),
        preparing(set, locale),
      );
    },
  };
}

/** One page a doc set, at the set's own address: what it is and for whom, ways in, and the map of all that is in it. */
export function docSetPages(generated: readonly GeneratedPage[]): readonly GeneratedPage[] {
  const summary = summariesOf(generated);
  return allDocSets.map((set) => docSetPage(set, summary));
}
