import {
  argentinaProfile,
  type CountryRefusalName,
} from "@portal/shared/esitef/country/country-profile.data.ts";
import { gatewayCodes } from "@portal/shared/esitef/outcome/gateway-codes.data.ts";
import type { RefusedExample } from "../e-sitef/operations/refused-example.ts";
import type { Json } from "../examples/request-code/http-example.ts";
import { argentinaExamples } from "./argentina-examples.ts";

type Fields = Readonly<Record<string, Json>>;

/** The object of an approved answer, such as its payment. */
function objectOf(example: string, object: string): Fields {
  const answer: Fields = Object(argentinaExamples[example]?.response);
  return Object(answer[object]);
}

/** What only an approval says. */
const ofApproval = new Set(["authorization_number", "customer_receipt", "merchant_receipt"]);

/** The same call after somebody said no. */
function declined(example: string, object: string): RefusedExample["declined"] {
  const said = Object.entries(objectOf(example, object)).filter(([name]) => !ofApproval.has(name));
  const denial = { status: "NEG", authorizer_code: "51", authorizer_message: "Autorizacao negada" };
  return {
    status: 400,
    response: {
      code: "951",
      message: gatewayCodes["951"].message,
      [object]: { ...Object.fromEntries(said), ...denial },
    },
  };
}

/** The object as it stays where the gateway refuses the call. */
function kept(example: string, object: string): Fields {
  const { nit, order_id, merchant_usn, authorizer_id, amount } = objectOf(example, object);
  const named = { nit, order_id, merchant_usn, authorizer_id, amount };
  const entries = Object.entries(named).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return { [object]: { status: "NOV", ...Object.fromEntries(entries) } };
}

/** Refused because of the store's country. */
function elsewhere(refusal: CountryRefusalName, message: string): Fields {
  const { code, sentence } = argentinaProfile.refusals[refusal];
  return { code, message: `${message}: ${sentence}` };
}

const wrong = (parameter: string): Fields => ({ code: "952", message: `invalid ${parameter} value` });
const authorizer = (): Fields => elsewhere("authorizer", gatewayCodes["5"].message);

/** By the name of the page's example; each of them is asked of the sandbox for an Argentine store. */
export const argentinaRefused: Readonly<Record<string, RefusedExample>> = {
  "ar-payment-begin": {
    invalid: {
      in: "body",
      name: "additional_data.currency",
      value: "BRL",
      status: 400,
      response: elsewhere("currency", "invalid additionalDataCurrency value"),
    },
  },
  "ar-payment-do": {
    declined: declined("ar-payment-do", "payment"),
    invalid: {
      in: "body",
      name: "authorizer_id",
      value: "41",
      status: 400,
      response: { ...authorizer(), ...kept("ar-payment-do", "payment") },
    },
  },
  "ar-payment-confirm": {
    invalid: {
      in: "query",
      name: "confirm",
      value: "si",
      status: 400,
      response: {
        ...wrong("confirm"),
        payment: { ...objectOf("ar-payment-confirm", "payment"), status: "PPC" },
      },
    },
  },
  "ar-payment-query": {
    invalid: {
      in: "path",
      name: "nit",
      value: "123",
      status: 404,
      response: { code: "953", message: gatewayCodes["953"].message },
    },
  },
  "ar-payment-card-query": {
    invalid: {
      in: "body",
      name: "authorizer_id",
      value: "41",
      status: 400,
      response: { ...authorizer(), payment: { status: "NOV" } },
    },
  },
  "ar-preauth-begin": {
    invalid: {
      in: "body",
      name: "additional_data.payer.identification_number",
      value: "20123456785",
      status: 400,
      response: elsewhere("document", "invalid additionalDataPayerIdentificationNumber value"),
    },
  },
  "ar-preauth-do": {
    declined: declined("ar-preauth-do", "pre_authorization"),
    invalid: {
      in: "body",
      name: "authorizer_id",
      value: "225",
      status: 400,
      response: { ...authorizer(), ...kept("ar-preauth-do", "pre_authorization") },
    },
  },
  "ar-preauth-capture": {
    declined: declined("ar-preauth-capture", "capture"),
    invalid: { in: "body", name: "amount", value: "39.500,00", status: 400, response: wrong("amount") },
  },
  "ar-cancel-begin": {
    invalid: { in: "body", name: "esitef_usn", value: "abc", status: 400, response: wrong("esitefUsn") },
  },
  "ar-cancel-do": {
    declined: declined("ar-cancel-do", "cancellation"),
    invalid: {
      in: "body",
      name: "amount",
      value: "15.499,00",
      status: 400,
      response: { ...wrong("amount"), ...kept("ar-cancel-do", "cancellation") },
    },
  },
};
