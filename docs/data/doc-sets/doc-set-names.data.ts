import { allDocSets } from "@portal/shared/documentation/doc-sets.ts";
import type { Localized } from "@portal/shared/locales.ts";

export type DocSetId = (typeof allDocSets)[number]["id"];

const names: ReadonlyMap<string, Localized> = new Map(allDocSets.map(({ id, label }) => [id, label]));

/** What readers call a doc set: in the trail above a page, in its title, in search and in the list of pages. */
export const findDocSetName = (id: string): Localized | undefined => names.get(id);

export function getDocSetName(id: string): Localized {
  const name = findDocSetName(id);
  if (!name) throw new Error(`The doc set "${id}" has no name in data/doc-sets/doc-set-names.data.ts.`);
  return name;
}
