import type { Country } from "./country.ts";

/**
 * Money is whole cents, never a fraction of a number: 0.1 + 0.2 must not decide whether a test passed. It is written as
 * its own country writes it, whatever the reader's language: who compares an amount with a bill or a screen of the store
 * must find the same characters in both.
 */

/** The gateway's own bound, as `maxCents` of the schemas; not taken from there, for this is shown without any schema. */
const maxWholeDigits = 9;

/** Where the country is not known, nothing says which dollar a bare sign would mean. */
const notations = {
  BR: { format: "pt-BR", currency: "BRL", currencyDisplay: "symbol" },
  AR: { format: "es-AR", currency: "ARS", currencyDisplay: "symbol" },
  MX: { format: "es-MX", currency: "MXN", currencyDisplay: "symbol" },
  other: { format: "en-US", currency: "USD", currencyDisplay: "code" },
} as const satisfies Record<Country, unknown>;

const decimalSigns = { BR: ",", AR: ",", MX: ".", other: "." } as const satisfies Record<Country, string>;

const isDecimal = (text: string): text is `${number}` => /^\d+\.\d\d$/.test(text);

/** Cents as a decimal text, `250000` is `2500.00`; what `Intl.NumberFormat` takes without going through a float. */
export function decimalOf(amountCents: number): `${number}` {
  const digits = String(amountCents).padStart(3, "0");
  const text = `${Number(digits.slice(0, -2))}.${digits.slice(-2)}`;
  if (!isDecimal(text)) throw new RangeError("An amount is whole cents, not less than none.");
  return text;
}

/** With its currency: `R$ 22.000,00`, `$ 22.000,00`. */
export function formatMoney(amountCents: number, country: Country): string {
  const { format, ...currency } = notations[country];
  return new Intl.NumberFormat(format, { style: "currency", ...currency }).format(decimalOf(amountCents));
}

/** As one types it, without a currency: `22.000,00`. */
export const amountText = (amountCents: number, country: Country): string =>
  new Intl.NumberFormat(notations[country].format, { minimumFractionDigits: 2 }).format(
    decimalOf(amountCents),
  );

const isGrouped = (whole: string, mark: string) => new RegExp(`^\\d{1,3}(?:\\${mark}\\d{3})+$`).test(whole);

/** Whole and fraction of digits with marks between them; undefined where they can be read in two ways, or in none. */
function partsOf(text: string, country: Country): readonly [whole: string, fraction: string] | undefined {
  if (/^\d+$/.test(text)) return [text, ""];
  const [, before = "", mark = "", after = ""] = /^([\d.,]*\d)([.,])(\d+)$/.exec(text) ?? [];
  if (mark === "") return undefined;
  const other = mark === "," ? "." : ",";
  const isFraction = after.length <= 2 && !before.includes(mark);
  if (isFraction && (/^\d+$/.test(before) || isGrouped(before, other))) return [before, after];
  // `1.000.000` is grouped whoever wrote it; a lone `22.000` only where the country groups with that mark.
  const isThousands = isGrouped(text, mark) && (before.includes(mark) || mark !== decimalSigns[country]);
  return isThousands ? [text, ""] : undefined;
}

/**
 * What somebody typed, as cents, with the separators of either notation: `22.000,00` and `22,000.00` are the same
 * amount. Undefined for what is no amount, more than the gateway takes, or thousands to one reader and a fraction to another.
 */
export function parseMoney(typed: string, country: Country): number | undefined {
  const parts = partsOf(typed.replace(/[\s\u00a0\u202f]|^[\p{L}$]+/gu, ""), country);
  if (!parts) return undefined;
  const [whole, fraction] = parts;
  const digits = whole.replace(/[.,]/g, "").replace(/^0+/, "");
  return digits.length <= maxWholeDigits ? Number(`${digits}${fraction.padEnd(2, "0")}`) : undefined;
}
