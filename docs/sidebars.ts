import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";
import { type DocSection, docSections } from "./data/doc-sets/doc-sections.data.ts";
import { readGeneratedSidebars } from "./engine/generate/generated-facts.ts";
import { docSetPageId } from "./engine/generate/generated-page.ts";
import { currentLocale } from "./engine/site/current-locale.ts";

const locale = currentLocale();
const generated = readGeneratedSidebars(__dirname, locale);

/** One sidebar a doc set, so that a page carries only its own neighbours. */
export default {
  ...Object.fromEntries(
    Object.entries<readonly DocSection[]>(docSections).map(([id, sections]) => [
      id,
      [
        docSetPageId(id),
        // The section of the open page opens by itself; all open at once would hide where the reader is.
        ...sections
          .map(({ label, pages }) => {
            const items = pages.map((page) => `${id}/${page}`);
            if (!label) return items;
            const category = { type: "category" as const, label: label[locale], items };
            return [{ ...category, collapsible: sections.length > 1, collapsed: true }];
          })
          .flat(),
        ...(generated.sections[id] ?? []),
      ],
    ]),
  ),
  ...generated.whole,
} satisfies SidebarsConfig;
