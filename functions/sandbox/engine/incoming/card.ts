import { alsoPrinted, cardNumbers } from "@portal/shared/certification/card-numbers.data.ts";
import type { Values } from "@portal/shared/esitef/values.ts";

/** Of a card, all that the sandbox ever keeps. */
export interface KnownCard {
  readonly brand: string;
  readonly lastFour: string;
}

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

/**
 * A published test card. Their list comes before any rule on numbers: some of them fail the Luhn check.
 * Undefined is any other number, which is refused before anything of it is stored or logged.
 */
export function knownCard(number: string): KnownCard | undefined {
  const brand = published.get(number) ?? published.get(alsoPrinted[number] ?? "");
  return brand === undefined ? undefined : { brand, lastFour: number.slice(-4) };
}

/** What is kept of the published cards whose numbers begin so. */
export const cardsBeginning = (bin: string): KnownCard[] =>
  [...published.keys(), ...Object.keys(alsoPrinted)]
    .filter((number) => number.startsWith(bin))
    .flatMap((number) => knownCard(number) ?? []);
