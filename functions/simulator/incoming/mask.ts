import { publishedNumbers } from "@portal/shared/certification/card-numbers.data.ts";

const mask = "****";

/** What is never kept, wherever it stands, by the last part of its name. */
const secretNames: ReadonlySet<string> = new Set([
  "merchant_key",
  "merchantkey",
  "authorization",
  "security_code",
  "expiry_date",
  "token",
  "cryptogram",
  "cavv",
  "reference_id",
  "cartao",
  "general_hash",
  "generalhash",
  "password",
  "carat_merchant_key",
  "store_token",
  "pay_token",
  "card_security_code",
  "card_expiry_date",
  "card_issue_date",
  "track1",
  "track2",
]);
/** The key of a registered store, and the proof of an authentication. */
const secretPlaces: ReadonlySet<string> = new Set(["key", "authentication.value"]);
/** Of a card's number the last four digits stay. */
const cardNames: ReadonlySet<string> = new Set(["card.number", "card_number", "acct.number", "cartao"]);

function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}

const digitRun = /(?<![0-9A-Za-z])\d(?:[ -]?\d){12,18}(?![0-9A-Za-z])/g;

/** Whether a text could be a payment card's number: 13 to 19 digits of a card network that pass its check, or a published one. */
export function isCardNumber(text: string): boolean {
  const digits = text.replaceAll(/[ -]/g, "");
  if (publishedNumbers.has(digits)) return true;
  return /^[3-6]\d{12,18}$/.test(digits) && passesLuhn(digits);
}

const lastFour = (number: string): string => `${"*".repeat(12)}${number.replaceAll(/\D/g, "").slice(-4)}`;

/** With every card number in it reduced to its last four digits. */
export const withoutCards = (text: string): string =>
  text.replaceAll(digitRun, (run) => (isCardNumber(run) ? lastFour(run) : run));

const isCardName = (name: string): boolean =>
  [...cardNames].some((card) => name === card || name.endsWith(`.${card}`));

/** A value of a request or an answer as the workbench keeps it: no key, no card, no code. */
export function masked(value: unknown, name = ""): unknown {
  if (Array.isArray(value)) return value.map((member) => masked(member, name));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [
        withoutCards(key),
        masked(member, name === "" ? key : `${name}.${key}`),
      ]),
    );
  }
  if (typeof value !== "string" && typeof value !== "number") return value;
  const text = String(value);
  if (isCardName(name)) return lastFour(text);
  const last = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  if (secretNames.has(last) || secretPlaces.has(name)) return mask;
  return withoutCards(text);
}
