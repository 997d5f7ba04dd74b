import type { Country } from "./country.ts";

/**
 * Money is stored in whole cents: with fractions, 0.1 + 0.2 would decide whether a test passed. It is written in the
 * notation of its own country, whatever the reader's language, so that an amount on screen has the same characters
 * as on a bill or in the store's system.
 */

/**
 * The gateway's limit, the same as `maxCents` of the schemas. It is not imported from there because this file is
 * also used on pages without any schema.
 */
const maxWholeDigits = 9;

/** Without a known country a bare `$` would be ambiguous. */
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

/** As it is typed, without a currency: `22.000,00`. */
export const amountText = (amountCents: number, country: Country): string =>
  new Intl.NumberFormat(notations[country].format, { minimumFractionDigits: 2 }).format(
    decimalOf(amountCents),
  );

const isGrouped = (whole: string, mark: string) => new RegExp(`^\\d{1,3}(?:\\${mark}\\d{3})+$`).test(whole);

/** Splits digits and separators into whole and fraction; undefined where they can be read in two ways or in none. */
function partsOf(text: string, country: Country): readonly [whole: string, fraction: string] | undefined {
  if (/^\d+$/.test(text)) return [text, ""];
  const [, before = "", mark = "", after = ""] = /^([\d.,]*\d)([.,])(\d+)$/.exec(text) ?? [];
  if (mark === "") return undefined;
  const other = mark === "," ? "." : ",";
  const isFraction = after.length <= 2 && !before.includes(mark);
  if (isFraction && (/^\d+$/.test(before) || isGrouped(before, other))) return [before, after];
  // `1.000.000` is grouped in any notation; a lone `22.000` only where the country uses that separator for
  // groups.
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
