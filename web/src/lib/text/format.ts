import { type Country, zoneOf } from "@portal/shared/country.ts";
import { formatTaxId, type TaxIdType } from "@portal/shared/field/tax-id.ts";
import { type Locale, localeDetails } from "@portal/shared/locales.ts";

export function formatInstant(at: string, locale: Locale, country: Country = "BR"): string {
  return new Intl.DateTimeFormat(localeDetails[locale].format, {
    dateStyle: "medium",
    timeStyle: "short",
    // "a. m." ends in a period of its own, which a sentence that ends with it would double.
    hour12: locale === "es" ? false : undefined,
    timeZone: zoneOf(country),
  }).format(new Date(at));
}

export function formatDay(at: string, locale: Locale, country: Country = "BR"): string {
  return new Intl.DateTimeFormat(localeDetails[locale].format, {
    dateStyle: "medium",
    timeZone: zoneOf(country),
  }).format(new Date(at));
}

/** A calendar day `YYYY-MM-DD`, which is the same day wherever one reads it. */
export const formatCalendarDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(localeDetails[locale].format, { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** In figures alone, for a column of a table. */
export function formatShortDay(at: string, locale: Locale, country: Country = "BR"): string {
  return new Intl.DateTimeFormat(localeDetails[locale].format, {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    timeZone: zoneOf(country),
  }).format(new Date(at));
}

export const formatZipCode = (zipCode: string, country: Country): string =>
  country === "BR" ? zipCode.replace(/^(\d{5})(\d{3})$/, "$1-$2") : zipCode;

/** Formats a tax id while it is typed: punctuation appears as soon as its group is complete. */
export function maskTaxId(type: TaxIdType, typed: string): string {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
  if (type === "CNPJ") return group(plain.slice(0, 14), [2, 3, 3, 4, 2], [".", ".", "/", "-"]);
  if (type === "CUIT") return group(plain.replace(/\D/g, "").slice(0, 11), [2, 8, 1], ["-", "-"]);
  return typed.toUpperCase();
}

export const maskZipCode = (typed: string, country: Country): string =>
  country === "BR" ? group(typed.replace(/\D/g, "").slice(0, 8), [5, 3], ["-"]) : typed.toUpperCase();

function group(characters: string, sizes: readonly number[], separators: readonly string[]): string {
  let rest = characters;
  let written = "";
  for (const [index, size] of sizes.entries()) {
    if (rest === "") break;
    written += (index === 0 ? "" : (separators[index - 1] ?? "")) + rest.slice(0, size);
    rest = rest.slice(size);
  }
  return written;
}

export { formatTaxId };
