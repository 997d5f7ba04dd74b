import { type TaxIdType, taxIdTypes } from "./field/tax-id.ts";

/** Where a company is, as its tax identification says. */
export const countries = taxIdTypes.map(({ country }) => country);
export type Country = (typeof countries)[number];

export const countryOf = (type: TaxIdType): Country =>
  taxIdTypes.find(({ id }) => id === type)?.country ?? "other";

/** Times are stored in UTC and shown in the company's time zone; countries without a known one use the reader's. */
export const zoneOf = (country: Country): string =>
  ({
    BR: "America/Sao_Paulo",
    AR: "America/Argentina/Buenos_Aires",
    MX: "America/Mexico_City",
    other: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })[country];
