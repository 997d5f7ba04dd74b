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

/** What a merchant is registered with, and may be changed later. */
export const merchant = {
  fantasy_name: "conditional",
  corporate_name: "conditional",
  merchant_status: "no",
  domain: "no",
  cnpj: "no",
  address: "no",
  city: "no",
  state: "no",
  zip_code: "no",
  phone_number: "no",
  email: "no",
  mcc: "no",
  "subacquirer_group.create": "no",
  "subacquirer_group.id": "no",
  "subacquirer_group.cnpj": "no",
  threeds_enabled: "no",
  threeds_payment_link_authentication: "no",
  automatic_threeds_minimum_value: "no",
  automatic_threeds_maximum_value: "no",
  automatic_antifraud_minimum_value: "no",
  automatic_antifraud_maximum_value: "no",
  antifraud_over_threeds: "no",
  "transactional_urls.status": "no",
  "transactional_urls.authenticity": "no",
  "transactional_urls.hash": "no",
  "return_urls.success": "no",
  "return_urls.failure": "no",
  "return_urls.cancel": "no",
  "permissions.payment": "no",
  "permissions.pre_authorization": "no",
  "permissions.recharge": "no",
  "permissions.risk_analysis": "no",
  "permissions.schedule": "no",
  "permissions.iata": "no",
  "authorizers[]": "no",
} as const satisfies Record<string, Need>;

/** A sale on the gateway's own page, opened by the store or sent as a link. */
export const hostedSale = {
  merchant_id: "yes",
  amount: "yes",
  order_id: "no",
  redirect: "no",
  installments: "no",
  installment_type: "no",
  authorizer_id: "no",
  transaction_type: "no",
  "back_url.url_success": "no",
  "back_url.url_failure": "no",
  "back_url.url_cancel": "no",
  store_card: "no",
  payment_link: "no",
  "additional_data.currency": "no",
  "additional_data.postpone_confirmation": "no",
  "additional_data.max_installments_with_interest": "no",
  "additional_data.allowed_payment_methods[].id": "no",
  "additional_data.multiple_payment_methods": "no",
  authenticate: "no",
  "additional_data.payer.name": "conditional",
  "additional_data.payer.surname": "conditional",
  "additional_data.payer.email": "conditional",
  "additional_data.payer.identification_number": "conditional",
  "additional_data.payer.store_identification": "conditional",
  "additional_data.anti_fraud": "no",
} as const satisfies Record<string, Need>;
