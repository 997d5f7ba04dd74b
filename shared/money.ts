import * as z from "zod/mini";
import { type Locale, localeDetails } from "./locales.ts";

/** Money is whole cents, never a fraction of a number: 0.1 + 0.2 must not decide whether a test passed. */

/** The gateway's own bound: nine digits before the cents. */
export const maxCents = 99_999_999_999;
export const cents = z.int().check(z.minimum(0), z.maximum(maxCents));

const isDecimal = (text: string): text is `${number}` => /^\d+\.\d\d$/.test(text);

/** Cents as a decimal text, `250000` is `2500.00`; what `Intl.NumberFormat` takes without going through a float. */
export function decimalOf(amountCents: number): `${number}` {
  const digits = String(amountCents).padStart(3, "0");
  const text = `${Number(digits.slice(0, -2))}.${digits.slice(-2)}`;
  if (!isDecimal(text)) throw new RangeError("An amount is whole cents, not less than none.");
  return text;
}

const decimalSign = (locale: Locale): string =>
  new Intl.NumberFormat(localeDetails[locale].format)
    .formatToParts(1.1)
    .find(({ type }) => type === "decimal")?.value ?? ".";

/**
 * What somebody typed, as cents: `1.234,56` in Portuguese, `1,234.56` in English; a single other mark before one or two
 * last digits is taken for the decimal one, too. Undefined for what is no amount, or more than `maxCents`.
 */
export function parseMoney(typed: string, locale: Locale): number | undefined {
  const text = typed.replace(/[\s\u00a0]|^[\p{L}$]+/gu, "");
  const decimal = decimalSign(locale);
  const grouping = decimal === "," ? "." : ",";
  const byLocale = new RegExp(`^(\\d{1,3}(?:\\${grouping}\\d{3})+|\\d+)(?:\\${decimal}(\\d{1,2}))?$`).exec(
    text,
  );
  const other = new RegExp(`^(\\d+)\\${grouping}(\\d{1,2})$`).exec(text);
  const [, whole, fraction = ""] = byLocale ?? other ?? [];
  if (whole === undefined) return undefined;
  const amount = Number(`${whole.replaceAll(grouping, "")}${fraction.padEnd(2, "0")}`);
  return amount <= maxCents ? amount : undefined;
}
