import { publishedNumbers } from "@portal/shared/certification/card-numbers.data.ts";
import { isCardNumber } from "../simulator/incoming/mask.ts";

/** Keys and tokens that tests were given. */
const given = new Set<string>();

/** Notes down a secret: wherever a test keeps or logs it, closing the stage fails. */
export const mustNotBeKept = (secret: string): void => {
  given.add(secret);
};

/** A number of its own, not a piece of an identifier. */
const digitRun = /(?<![0-9A-Za-z-])\d(?:[ -]?\d){13,18}(?![0-9A-Za-z-])/g;

/** A company's tax number has 14 digits and looks like a card now and then; cards of 14 digits are published ones. */
const isCard = (run: string): boolean => {
  const digits = run.replaceAll(/\D/g, "");
  return publishedNumbers.has(digits) || (digits.length > 14 && isCardNumber(digits));
};

/** Where card numbers and secrets stand in what was stored and logged; of each only its beginning is named. */
export function leaksIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const cards = (text.match(digitRun) ?? []).filter(isCard);
    const secrets = [...given].filter((secret) => text.includes(secret));
    return [...new Set([...cards, ...secrets])].map(
      (leak) => `${leak.slice(0, 6)}... in ${text.slice(0, 120)}`,
    );
  });
}
