import { publishedNumbers } from "../simulator/incoming/card.ts";
import { isCardNumber } from "../simulator/incoming/mask.ts";

/** Keys and tokens that tests were given. */
const given = new Set<string>();

/** Notes down a secret: wherever a test keeps or logs it, closing the stage fails. */
export const mustNotBeKept = (secret: string): void => {
  given.add(secret);
};

/** Shorter runs of digits are phones and tax numbers; cards of 14 digits are among the published ones. */
const digitRun = /(?<![0-9A-Za-z])\d(?:[ -]?\d){14,18}(?![0-9A-Za-z])/g;

/** Where card numbers and secrets stand in what was stored and logged; of each only its beginning is named. */
export function leaksIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const cards = [...publishedNumbers].filter((number) => text.includes(number));
    const others = (text.match(digitRun) ?? []).filter(isCardNumber);
    const secrets = [...given].filter((secret) => text.includes(secret));
    return [...new Set([...cards, ...others, ...secrets])].map(
      (leak) => `${leak.slice(0, 6)}... in ${text.slice(0, 120)}`,
    );
  });
}
