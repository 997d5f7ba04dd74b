import { cardNumbers } from "@portal/shared/certification/card-numbers.data.ts";
import type { Values } from "@portal/shared/esitef/values.ts";

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

const ids = new Map<string, string>(Object.entries(cardNumbers).map(([id, { number }]) => [number, id]));

/** Parameters that carry a card's number. */
const cardParameter = /(?:^|\.)(?:card[._]number|acct\.number|track[12])$|^cartao$/;
export const isCardParameter = (name: string): boolean => cardParameter.test(name);

/** Ids of the published cards that a call names: the last four digits alone do not tell them apart. */
export const cardIdsIn = (values: Values): string[] =>
  [...values].flatMap(([name, given]) =>
    isCardParameter(name)
      ? given.flatMap((number) => ids.get(number) ?? ids.get(alsoPrinted[number] ?? "") ?? [])
      : [],
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
