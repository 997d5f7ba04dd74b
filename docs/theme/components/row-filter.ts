import type { LocalizedRow } from "../../data/localized-table.ts";

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Every word typed must stand somewhere in the row, accents and case aside. */
export function matches(row: LocalizedRow, filter: string): boolean {
  const wanted = fold(filter).split(/\s+/).filter(Boolean);
  const text = fold([row.code, ...row.cells].join(" "));
  return wanted.every((word) => text.includes(word));
}
