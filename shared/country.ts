import { type TaxIdType, taxIdTypes } from "./field/tax-id.ts";

/** Where a company is, as its tax identification says. */
export type Country = (typeof taxIdTypes)[number]["country"];

export const countryOf = (type: TaxIdType): Country =>
  taxIdTypes.find(({ id }) => id === type)?.country ?? "other";
