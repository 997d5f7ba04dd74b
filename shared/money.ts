import type { Country } from "./country.ts";
import type { Locale } from "./locales.ts";

/**
 * Money is stored in whole cents: with fractions, 0.1 + 0.2 would decide whether a test passed. It is written as the
 * reader's language writes numbers, so that one page has one notation; what nobody in particular reads, such as a bill,
 * is written as its own country does.
 */

/**
 * The gateway's limit, the same as `maxCents` of the schemas. It is not imported from there because this file is
 * also used on pages without any schema.
 */
const maxWholeDigits = 9;

/** A bare `$` is the reader's own; without a known country it would be ambiguous. */
const currencies = {
  BR: { currency: "BRL", currencyDisplay: "narrowSymbol" },
  AR: { currency: "ARS", currencyDisplay: "symbol" },
  MX: { currency: "MXN", currencyDisplay: "symbol" },
  other: { currency: "USD", currencyDisplay: "code" },
} as const satisfies Record<Country, unknown>;

const ownLanguage = { BR: "pt", AR: "es", MX: "es", other: "en" } as const satisfies Record<Country, Locale>;

/** Spanish has two notations: the comma is decimal in Argentina and the south, the point in Mexico. */
const notationOf = (country: Country, reader: Locale): string =>
  ({ pt: "pt-BR", en: "en-US", es: country === "MX" ? "es-MX" : "es-AR" })[reader];

const decimalSigns = { BR: ",", AR: ",", MX: ".", other: "." } as const satisfies Record<Country, string>;

const isDecimal = (text: string): text is `${number}` => /^\d+\.\d\d$/.test(text);

/** Cents as a decimal text, `250000` is `2500.00`; what `Intl.NumberFormat` takes without going through a float. */
export function decimalOf(amountCents: number): `${number}` {
  const digits = String(amountCents).padStart(3, "0");
  const text = `${Number(digits.slice(0, -2))}.${digits.slice(-2)}`;
  if (!isDecimal(text)) throw new RangeError("An amount is whole cents, not less than none.");
  return text;
}

/**
 * With its currency: `R$ 22.000,00`, `R$ 22,000.00` to whoever reads English, who would get no space of `Intl` but finds
 * one in every text of ours.
 */
export const formatMoney = (
  amountCents: number,
  country: Country,
  reader: Locale = ownLanguage[country],
): string =>
  new Intl.NumberFormat(notationOf(country, reader), { style: "currency", ...currencies[country] })
    .format(decimalOf(amountCents))
    .replace(/^R\$(?=\d)/, "R$\u00a0");

/** As it is typed, without a currency: `22.000,00`. */
export const amountText = (
  amountCents: number,
  country: Country,
  reader: Locale = ownLanguage[country],
): string =>
  new Intl.NumberFormat(notationOf(country, reader), { minimumFractionDigits: 2 }).format(
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
