import { fieldPages } from "./field-pages.data.ts";
import { fieldRows } from "./field-rows.data.ts";
import type { FieldGroup, FieldPage, FieldRow } from "./field-schema.ts";
import { formerNames } from "./former-names.data.ts";
import { fieldGroups } from "./groups.data.ts";
import { libraryNames } from "./library-names.data.ts";

/** Every field of the file exchange that a public page names. */
export const fields: readonly (FieldPage | FieldRow)[] = [...fieldPages, ...fieldRows];

export function groupOf({ group }: { readonly group: string }): FieldGroup {
  const found = fieldGroups.find(({ id }) => id === group);
  if (!found) throw new Error(`There is no topic "${group}" in groups.data.ts.`);
  return found;
}

const rows = [...fieldRows, ...libraryNames];

/** The page of a field, or its row. Both below the doc set's address. */
function placeOf(slug: string): string | undefined {
  if (fieldPages.some((each) => each.slug === slug)) return slug;
  const row = rows.find((each) => each.slug === slug);
  return row && `${groupOf(row).page}#${slug}`;
}

/** Addresses of pages that are rows now, and where each leads. Both below the doc set's address. */
export const movedFields: ReadonlyMap<string, string> = new Map([
  ...rows.map((row) => [row.slug, `${groupOf(row).page}#${row.slug}`] as const),
  ...Object.entries(formerNames).map(([slug, same]) => {
    const place = placeOf(same);
    if (!place) throw new Error(`"${slug}" repeats "${same}", which is no field.`);
    return [slug, place] as const;
  }),
]);
