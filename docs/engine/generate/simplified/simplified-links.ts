import type { Locale } from "@portal/shared/locales.ts";
import { plannedPage } from "../../../data/planned-pages.ts";
import { simplifiedPages } from "../../../data/sitef-interface-simplificada/simplified-pages.ts";
import { docId } from "../generated-page.ts";

export const simplifiedDocSet = "sitef-interface-simplificada";
export const routineListSlug = "rotinas_disponiveis";

const made = new Set([routineListSlug, ...simplifiedPages.map(({ slug }) => slug)]);

/** The name that the plan gives a page of the set. */
export const simplifiedTitle = (slug: string, locale: Locale): string =>
  plannedPage(simplifiedDocSet, slug).title[locale];

/** Seen from a generated page of the set. */
export const simplifiedPath = (slug: string): string => (made.has(slug) ? `./${slug}.mdx` : `../${slug}.mdx`);

/** What a sidebar calls it. */
export const simplifiedId = (slug: string): string =>
  made.has(slug) ? docId(simplifiedDocSet, slug) : `${simplifiedDocSet}/${slug}`;
