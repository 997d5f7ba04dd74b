import { publishedNumbers } from "@portal/shared/certification/card-numbers.data.ts";

/** What stands in place of a secret. */
export const mask = "****";

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

/** How many digits the networks' numbers have, by how they begin. */
const networkForms = /^(?:4\d{12}|3(?:0[0-5]|[689]\d)\d{11}|3[47]\d{13}|[3-6]\d{15,18}|2[2-7]\d{14})$/;

/** Whether a text could be a payment card's number: as long as those of a card network, with its check digit, or a published one. */
export function isCardNumber(text: string): boolean {
  const digits = text.replaceAll(/[\s./_-]/g, "");
  if (publishedNumbers.has(digits)) return true;
  return networkForms.test(digits) && passesLuhn(digits);
}

const lastFour = (number: string): string => `${"*".repeat(12)}${number.replaceAll(/\D/g, "").slice(-4)}`;

/** Digits, in groups or not, and the identifiers of transactions, in which any digits may follow each other. */
const runs = /[0-9A-Fa-f]{32,}|\d+(?:[\s./_-]\d+)*/g;
const isIdentifier = (run: string): boolean => /^[0-9A-Fa-f]{32,}$/.test(run);

interface Group {
  readonly start: number;
  readonly end: number;
}

const [fewestDigits, mostDigits] = [13, 19];

/** Where the groups end that have as many digits together as a card's number. */
function endsFrom(groups: readonly Group[], first: number): number[] {
  const ends: number[] = [];
  let digits = 0;
  for (const { start, end } of groups.slice(first, first + mostDigits)) {
    digits += end - start;
    if (digits > mostDigits) break;
    if (digits >= fewestDigits) ends.push(end);
  }
  return ends;
}

/** A number may be a group of digits, or several from the first one or from one of four on. */
function withoutNumbers(run: string): string {
  const groups = [...run.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({
    start: index,
    end: index + digits.length,
  }));
  let text = "";
  let told = 0;
  for (const [place, group] of groups.entries()) {
    const { start, end } = group;
    const ends = place === 0 || end - start === 4 ? endsFrom(groups, place) : endsFrom([group], 0);
    const found = ends.findLast((each) => start >= told && isCardNumber(run.slice(start, each)));
    if (found === undefined) continue;
    text += run.slice(told, start) + lastFour(run.slice(start, found));
    told = found;
  }
  return text + run.slice(told);
}

/** With every card number in it reduced to its last four digits. */
export const withoutCards = (text: string): string =>
  text.replaceAll(runs, (run) => (isIdentifier(run) ? run : withoutNumbers(run)));

/** Whether a card's number stands anywhere in a text. */
export const hasCard = (text: string): boolean => withoutCards(text) !== text;

const isCardName = (name: string): boolean =>
  [...cardNames].some((card) => name === card || name.endsWith(`.${card}`));

/** Hides what is in a text besides, such as a key of its store. */
export type Hide = (text: string) => string;

/** A value of a request or an answer as the workbench keeps it: no key, no card, no code. */
export function masked(value: unknown, hide: Hide, name = ""): unknown {
  if (Array.isArray(value)) return value.map((member) => masked(member, hide, name));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [
        withoutCards(hide(key)),
        masked(member, hide, name === "" ? key : `${name}.${key}`),
      ]),
    );
  }
  if (typeof value !== "string" && typeof value !== "number") return value;
  const text = String(value);
  if (isCardName(name)) return lastFour(text);
  const last = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  if (secretNames.has(last) || secretPlaces.has(name)) return mask;
  return withoutCards(hide(text));
}
