import { argentinaProfile } from "@portal/shared/esitef/country/country-profile.data.ts";
import type { HttpExample } from "../examples/request-code/http-example.ts";
import { card, done } from "../examples/values/esitef-example-values.ts";
import {
  argentineOrder,
  argentinePaid,
  argentinePaymentBegin,
  argentinePaymentDo,
} from "./argentina-examples.ts";

const { refusals } = argentinaProfile;

/** What the sandbox says of the country, after the gateway's own message. */
const refusal = (parameter: string, name: keyof typeof refusals) => {
  const { code, sentence } = refusals[name];
  return { code, message: `invalid ${parameter} value: ${sentence}` };
};

export const argentineOtherCurrency = {
  ...argentinePaymentBegin,
  body: { ...argentinePaymentBegin.body, additional_data: { ...argentineOrder, currency: "BRL" } },
  status: 400,
  response: refusal("additionalDataCurrency", "currency"),
} satisfies HttpExample;

/** The last digit is another one than the others ask for. */
export const argentineWrongCuit = {
  ...argentinePaymentBegin,
  body: {
    ...argentinePaymentBegin.body,
    additional_data: { ...argentineOrder, payer: { identification_number: "20111111113" } },
  },
  status: 400,
  response: refusal("additionalDataPayerIdentificationNumber", "document"),
} satisfies HttpExample;

/** Elo is offered in Brazil alone. */
export const argentineOtherAuthorizer = {
  ...argentinePaymentDo,
  body: { authorizer_id: "41", card },
  status: 400,
  response: {
    ...refusal("authorizerId", "authorizer"),
    payment: { ...argentinePaymentBegin.response.payment, authorizer_id: "1" },
  },
} satisfies HttpExample;

/** ARS 22.000,00: the amount that the simulator of the provider declines. */
const declinedAmount = "2200000";

export const argentineDeclinedBegin = {
  ...argentinePaymentBegin,
  body: { ...argentinePaymentBegin.body, amount: declinedAmount },
  response: {
    ...done,
    payment: { ...argentinePaymentBegin.response.payment, amount: declinedAmount },
  },
} satisfies HttpExample;

const {
  authorization_number: _number,
  customer_receipt: _customer,
  merchant_receipt: _merchant,
  ...asked
} = argentinePaid;

export const argentineDeclinedDo = {
  ...argentinePaymentDo,
  status: 400,
  response: {
    code: "951",
    message: "Transaction denied by the authorizer",
    payment: {
      ...asked,
      status: "NEG",
      amount: declinedAmount,
      authorizer_code: "51",
      authorizer_message: "Autorizacao negada",
    },
  },
} satisfies HttpExample;
