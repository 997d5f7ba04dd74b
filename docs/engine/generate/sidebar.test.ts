import { locales } from "@portal/shared/locales.ts";
import { docSections } from "../../data/doc-sets/doc-sections.data.ts";
import { generatedSidebars } from "./sidebar.ts";

/** What Docusaurus tells categories apart by, however deep they are. */
function keysIn(items: unknown): string[] {
  if (Array.isArray(items)) return items.flatMap(keysIn);
  if (typeof items !== "object" || items === null || !("items" in items) || !("label" in items)) return [];
  return [String("key" in items ? items.key : items.label), ...keysIn(items.items)];
}

test.each(locales)("no two categories of a sidebar pass for the same in %s", (locale) => {
  const keys = [
    ...docSections["e-sitef"].map(({ label }) => label[locale]),
    ...keysIn(generatedSidebars(locale).sections["e-sitef"]),
  ];
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
