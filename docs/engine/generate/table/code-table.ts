import type { Locale, Localized } from "@portal/shared/locales.ts";
import { codeAnchor, type LocalizedTable } from "../../../data/localized-table.ts";
import type { CodeEntry } from "../../../data/schema.ts";
import { referenceWords } from "../../../words/reference.ts";

export const columns = referenceWords.column;

export const yesNo = referenceWords.yesNo;

/** A table in every language, before the generator writes one file for each. */
export interface CodeTableSource {
  readonly id: string;
  readonly caption: Localized;
  readonly columns: readonly Localized[];
  /** Begins the address of each row where another table of the same page may have the same codes. */
  readonly anchorWord?: string;
  readonly rows: readonly {
    readonly code: string;
    readonly cells: readonly (Localized | string)[];
    readonly inSandbox?: true;
  }[];
}

export const inLocale = (text: Localized | string, locale: Locale) =>
  typeof text === "string" ? text : text[locale];

export function localizedTable(source: CodeTableSource, locale: Locale): LocalizedTable {
  const codes = new Set(source.rows.map(({ code }) => code));
  return {
    caption: source.caption[locale],
    columns: source.columns.map((column) => column[locale]),
    rows: source.rows.map(({ code, cells, inSandbox }) => ({
      anchor: codeAnchor(code, codes, source.anchorWord),
      code,
      cells: cells.map((cell) => inLocale(cell, locale)),
      ...(inSandbox && { inSandbox }),
    })),
  };
}

/** The usual table: what a code means and what to do about it. */
export const withAction = (
  id: string,
  caption: Localized,
  name: Localized,
  entries: readonly CodeEntry[],
): CodeTableSource => ({
  id,
  caption,
  columns: [columns.code, name, columns.action],
  rows: entries.map((entry) => ({
    code: entry.code,
    cells: [entry.name, entry.action ?? ""],
  })),
});
