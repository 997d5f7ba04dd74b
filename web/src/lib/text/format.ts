import type { Country } from "@portal/shared/country.ts";
import { formatTaxId, type TaxIdType } from "@portal/shared/field/tax-id.ts";
import { type Locale, localeDetails } from "@portal/shared/locales.ts";

/** Times are stored in UTC and shown in the company's time zone; countries without a known one use the reader's. */
export const zoneOf = (country: Country): string =>
  ({
    BR: "America/Sao_Paulo",
    AR: "America/Argentina/Buenos_Aires",
    MX: "America/Mexico_City",
    other: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })[country];

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

/** In figures alone, for a column of a table. */
export function formatShortDay(at: string, locale: Locale, country: Country = "BR"): string {
  return new Intl.DateTimeFormat(localeDetails[locale].format, {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    timeZone: zoneOf(country),
  }).format(new Date(at));
}

/** The country code and the ways to group the digits after it; the first that fits is used. */
const phoneForms: Partial<Record<Country, { code: string; forms: readonly (readonly [RegExp, string])[] }>> =
  {
    BR: { code: "55", forms: [[/^(\d{2})(\d{4,5})(\d{4})$/, "($1) $2-$3"]] },
    AR: {
      code: "54",
      forms: [
        [/^9(11)(\d{4})(\d{4})$/, "9 $1 $2-$3"],
        [/^9(\d{3})(\d{3})(\d{4})$/, "9 $1 $2-$3"],
        [/^(11)(\d{4})(\d{4})$/, "($1) $2-$3"],
        [/^(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3"],
      ],
    },
    MX: {
      code: "52",
      forms: [
        [/^(33|55|56|81)(\d{4})(\d{4})$/, "$1 $2 $3"],
        [/^(\d{3})(\d{3})(\d{4})$/, "$1 $2 $3"],
      ],
    },
  };

/** A phone as its country writes it, with or without country code; what fits none stays as it is. */
export function formatPhone(typed: string, country: Country = "BR"): string {
  const digits = typed.replace(/[\s().+-]/g, "");
  const known = phoneForms[country];
  const write = (national: string): string | undefined => {
    const form = known?.forms.find(([pattern]) => pattern.test(national));
    return form && national.replace(...form);
  };
  const local = write(digits);
  if (local !== undefined) return local;
  const abroad = known && digits.startsWith(known.code) ? write(digits.slice(known.code.length)) : undefined;
  return abroad === undefined ? typed : `+${known?.code} ${abroad}`;
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
