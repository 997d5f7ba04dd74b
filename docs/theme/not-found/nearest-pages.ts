import { splitLocale } from "@portal/shared/locales.ts";
import type { PageName } from "../addresses/page-names.ts";

/** How many are offered. */
const offered = 3;

/** Two letters each, so that a wrong or a missing one costs little. */
function pairsOf(text: string): Set<string> {
  const letters = text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)),
  );
}

function alike(one: string, other: string): number {
  const [ours, theirs] = [pairsOf(one), pairsOf(other)];
  const common = [...ours].filter((pair) => theirs.has(pair)).length;
  return common === 0 ? 0 : (2 * common) / (ours.size + theirs.size);
}

const partsOf = (address: string) => {
  const [docSet = "", ...page] = address
    .replace(/^.*?\/docs\//, "")
    .replace(/\/$/, "")
    .split("/");
  return { docSet, page: page.join("/") };
};

/** Whether an address without a page would be the documentation's; whatever else is missed is the portal's. */
export const isOfDocs = (wanted: string): boolean => splitLocale(wanted).path.startsWith("/docs/");

/** The page's own name says most; the same doc set decides among names that are alike. */
function nearness(wanted: string, address: string): number {
  if (!isOfDocs(wanted)) return alike(splitLocale(wanted).path, splitLocale(address).path);
  const [ours, theirs] = [partsOf(wanted), partsOf(address)];
  return alike(ours.page, theirs.page) + alike(ours.docSet, theirs.docSet) / 2;
}

/** Pages whose addresses are most like one that has none. */
export const nearestPages = (wanted: string, pages: readonly PageName[]): readonly PageName[] =>
  pages
    .map((page) => ({ page, value: nearness(wanted, page[0]) }))
    .toSorted((one, other) => other.value - one.value)
    .slice(0, offered)
    .map(({ page }) => page);

/** What a reader would search for, out of the address. */
export const wordsOf = (wanted: string): string =>
  partsOf(wanted)
    .page.split(/[^\p{L}\p{N}]+/u)
    .join(" ")
    .trim();
