import type { Need, Shape } from "../schema.ts";

export const sale = {
  installments: "yes",
  installment_type: "yes",
  authorizer_id: "conditional",
  amount: "yes",
  soft_descriptor: "no",
} as const satisfies Record<string, Need>;

export const card = {
  "card.number": "conditional",
  "card.token": "conditional",
  "card.wallet_transaction_id": "conditional",
  "card.expiry_date": "conditional",
  "card.security_code": "conditional",
  "card.holder": "conditional",
  "card.cryptogram": "conditional",
  "card.wallet_type": "no",
} as const satisfies Record<string, Need>;

export const authentication = {
  "external_authentication.eci": "conditional",
  "external_authentication.reference_id": "conditional",
  "external_authentication.cavv": "conditional",
} as const satisfies Record<string, Need>;

export const finalMerchant = {
  "additional_data.mcc": "conditional",
  "additional_data.subacquirer_merchant.id": "conditional",
  "additional_data.subacquirer_merchant.identification_number": "conditional",
  "additional_data.subacquirer_merchant.address": "conditional",
  "additional_data.subacquirer_merchant.city": "conditional",
  "additional_data.subacquirer_merchant.state": "conditional",
  "additional_data.subacquirer_merchant.zip_code": "conditional",
  "additional_data.subacquirer_merchant.country": "conditional",
} as const satisfies Record<string, Need>;

export const payer = {
  "additional_data.payer.name": "conditional",
  "additional_data.payer.surname": "conditional",
  "additional_data.payer.email": "conditional",
  "additional_data.payer.identification_number": "conditional",
  "additional_data.payer.store_identification": "conditional",
} as const satisfies Record<string, Need>;

/** Public pages show the whole cancellation only. */
export const partialAmount: Shape = { type: "N", size: [1, 12], inferred: ["existence"] };
