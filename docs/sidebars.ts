import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";
import { type DocSection, docSections } from "./data/doc-sets/doc-sections.data.ts";
import { readGeneratedSidebars } from "./engine/generate/generated-facts.ts";
import { docSetPageId } from "./engine/generate/generated-page.ts";
import { sectionItems } from "./engine/generate/section-items.ts";
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
          .flatMap((section) => sectionItems(id, section, locale))
          .map((item) => (typeof item === "string" ? item : { ...item, collapsible: sections.length > 1 })),
        ...(generated.sections[id] ?? []),
      ],
    ]),
  ),
  ...generated.whole,
} satisfies SidebarsConfig;
