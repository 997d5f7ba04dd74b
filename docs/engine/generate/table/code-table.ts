import type { Locale, Localized } from "@portal/shared/locales.ts";
import type { CodeTableSource } from "../../../data/code-table.ts";
import { codeAnchor, type LocalizedTable } from "../../../data/localized-table.ts";

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
