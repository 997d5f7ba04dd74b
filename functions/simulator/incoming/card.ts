import { cardNumbers } from "@portal/shared/certification/card-numbers.data.ts";

/** Of a card, all that the sandbox ever keeps. */
export interface KnownCard {
  readonly brand: string;
  readonly lastFour: string;
}

/** Some cards are printed in a second form as well; the sandbox takes both. */
const alsoPrinted: Readonly<Record<string, string>> = {
  "606282000000001": "6062820000000001",
  "509016000002016": "5090160000002016",
  "6091490000009011": "5091490000009011",
  "5091490000009011": "6091490000009011",
};

const published = new Map<string, string>(
  Object.values(cardNumbers).map(({ number, brand }) => [number, brand]),
);

/** Every number that the documentation prints for tests. */
export const publishedNumbers: ReadonlySet<string> = new Set([
  ...published.keys(),
  ...Object.keys(alsoPrinted),
]);

/**
 * A published test card. Their list comes before any rule on numbers: some of them fail the Luhn check.
 * Undefined is any other number, which is refused before anything of it is stored or logged.
 */
export function knownCard(number: string): KnownCard | undefined {
  const brand = published.get(number) ?? published.get(alsoPrinted[number] ?? "");
  return brand === undefined ? undefined : { brand, lastFour: number.slice(-4) };
}
