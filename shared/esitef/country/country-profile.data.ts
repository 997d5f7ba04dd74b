import { authorizers, isOffered, type Option, paymentPlatforms } from "../../configuration/options.ts";
import type { Country } from "../../country.ts";
import type { TaxIdType } from "../../field/tax-id.ts";
import type { Localized } from "../../locales.ts";
import type { GatewayCodeName } from "../outcome/gateway-codes.data.ts";
import type { ParameterName } from "../parameters.data.ts";

/** Why the sandbox does not carry out a call of a store of this country that it carries out for others. */
export type CountryRefusalName =
  | "currency"
  | "decimals"
  | "authorizer"
  | "document"
  | "absentParameter"
  | "absentOperation";

export interface CountryRefusal {
  /** The parameters that are looked at; the message of the answer names the one that is wrong. */
  readonly parameters: readonly (ParameterName | "merchant_id")[];
  readonly code: GatewayCodeName;
  /** Follows the gateway's own message in the answer. */
  readonly sentence: string;
}

/**
 * What differs in the sandbox for the stores of a country. No public page says it: all of it was decided here.
 * docs/papers/decisions/0061-stores-of-argentina-have-a-profile-of-ours.md
 */
export interface CountryProfile {
  readonly country: Country;
  readonly name: Localized;
  /** `code` where letters are sent, `number` where 3DS takes digits; amounts have so many decimal places. */
  readonly currency: { readonly code: string; readonly number: string; readonly decimals: number };
  /** Values of `authorizer_id`: what the technical configuration offers a company of this country. */
  readonly authorizers: readonly Option[];
  /** The form of every tax document that a call carries. */
  readonly taxId: TaxIdType;
  /** The made-up acquirer that the answers name, and the word before the amount of a receipt. */
  readonly acquirer: { readonly id: string; readonly name: string };
  readonly receiptAmount: string;
  readonly refusals: Readonly<Record<CountryRefusalName, CountryRefusal>>;
}

/** Wallets are authorizers too; the configuration has them in a list of their own. */
const wallets: readonly Option[] = paymentPlatforms.flatMap((platform) =>
  "authorizer" in platform ? [{ ...platform, id: platform.authorizer }] : [],
);

const argentina: CountryProfile = {
  country: "AR",
  name: { pt: "Argentina", en: "Argentina", es: "Argentina" },
  currency: { code: "ARS", number: "032", decimals: 2 },
  authorizers: [...authorizers, ...wallets].filter((option) => isOffered(option, "AR")),
  taxId: "CUIT",
  acquirer: { id: "999", name: "Sandbox Argentina" },
  receiptAmount: "IMPORTE ARS",
  refusals: {
    currency: {
      parameters: ["additional_data.currency", "purchase.currency"],
      code: "952",
      sentence: "a store of Argentina sells in ARS",
    },
    decimals: {
      parameters: ["additional_data.exponent"],
      code: "952",
      sentence: "amounts in ARS have two decimal places",
    },
    authorizer: {
      parameters: ["authorizer_id", "payments[].authorizer_id"],
      code: "5",
      sentence: "a store of Argentina is not offered this authorizer",
    },
    document: {
      parameters: [
        "additional_data.payer.identification_number",
        "additional_data.billing_data.legal_document",
        "additional_data.subacquirer_merchant.identification_number",
      ],
      code: "952",
      sentence: "a store of Argentina sends a CUIT, whose last digit is checked",
    },
    absentParameter: {
      parameters: [
        "additional_data.pix_psp",
        "additional_data.pix_question",
        "additional_data.pix_data[].key",
        "additional_data.pix_data[].value",
      ],
      code: "952",
      sentence: "a store of Argentina is not offered Pix",
    },
    absentOperation: {
      parameters: ["merchant_id"],
      code: "952",
      sentence: "a store of Argentina is not offered top-ups",
    },
  },
};

/** Stores of every other country are answered as the public pages say, in the currency that their calls name. */
export const countryProfiles: Readonly<Partial<Record<Country, CountryProfile>>> = { AR: argentina };

export const argentinaProfile = argentina;
