import type { Locale } from "@portal/shared/locales.ts";
import { frame } from "../../../data/clisitef-manual-de-referencia-espanhol/manual-page.ts";

export const { column } = frame;
/** Headings of a table of the manual. */
export const heads = (names: readonly (keyof typeof column)[], locale: Locale) =>
  names.map((name) => column[name][locale]);
