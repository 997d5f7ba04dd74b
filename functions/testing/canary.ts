import { publishedNumbers } from "@portal/shared/certification/card-numbers.data.ts";
import { isTaxId } from "@portal/shared/field/tax-id.ts";
import { isCardNumber } from "../sandbox/engine/incoming/mask.ts";

/** Keys and tokens that tests were given. */
const given = new Set<string>();

/** Notes down a secret: wherever a test keeps or logs it, closing the stage fails. */
export const mustNotBeKept = (secret: string): void => {
  given.add(secret);
};

/** A number of its own, not a piece of an identifier. */
const digitRun = /(?<![0-9A-Za-z-])\d(?:[ -]?\d){12,18}(?![0-9A-Za-z-])/g;

/** A company's tax number has 14 digits and looks like a card now and then. */
const isCard = (run: string): boolean => isCardNumber(run) && !isTaxId("CNPJ", run);

const published = [...publishedNumbers];

/** Where card numbers and secrets stand in what was stored and logged; of each only its beginning is named. */
export function leaksIn(texts: readonly string[]): string[] {
  return texts.flatMap((whole) => {
    // In an identifier any digits may follow each other.
    const text = whole.replaceAll(/[0-9a-f]{64,}/g, "");
    const cards = [
      ...(text.match(digitRun) ?? []).filter(isCard),
      ...published.filter((number) => text.includes(number)),
    ];
    const secrets = [...given].filter((secret) => whole.includes(secret));
    return [...new Set([...cards, ...secrets])].map(
      (leak) => `${leak.slice(0, 6)}... in ${whole.slice(0, 120)}`,
    );
  });
}
