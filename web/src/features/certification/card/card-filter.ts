import { type TestCard, testCards, threeDsTestCards } from "@portal/shared/certification/test-cards.data.ts";
import { matches } from "../../../lib/text/search.ts";

export interface CardFilter {
  readonly text: string;
  readonly brand: string | undefined;
}

/** Every brand that has a card, by name. */
export const cardBrands: readonly string[] = [
  ...new Set([...testCards, ...threeDsTestCards].map(({ brand }) => brand)),
].toSorted((one, other) => one.localeCompare(other));

/** The filters are in the address; an unknown brand is ignored. */
export const readCardFilter = (search: URLSearchParams): CardFilter => ({
  text: search.get("text") ?? "",
  brand: cardBrands.find((brand) => brand === search.get("brand")),
});

export function writeCardFilter(
  search: URLSearchParams,
  change: Partial<{ text: string; brand: string | undefined }>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

const digitsOnly = /^[\d\s.-]+$/;

/** `purpose` is the card's use in the reader's language. A number is found however it is grouped. */
export function matchesCard(card: TestCard, purpose: string, { text, brand }: CardFilter): boolean {
  if (brand && card.brand !== brand) return false;
  if (text.trim() === "") return true;
  if (digitsOnly.test(text)) return card.number.includes(text.replace(/\D/g, ""));
  return matches(`${card.brand} ${purpose}`, text);
}
