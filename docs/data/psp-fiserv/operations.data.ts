import { text } from "@portal/shared/esitef/shape.ts";
import type {
  ProductOperation,
  RefusalFact,
  SecurityFact,
  ValueFact,
} from "@portal/shared/product-api/schema.ts";
import { optInShapes, type PspValue } from "./values.data.ts";

type PspOperation = ProductOperation<PspValue>;

/** The signature and what it is made of go with every call, that of the token included. */
const signed = {
  "x-timestamp": "yes",
  "x-request-id": "yes",
  "x-hmac-signature": "yes",
} as const;

/** Both base addresses end in it, whichever call follows. */
const base = "/gateway";

const call = (
  id: string,
  { path, ...said }: Pick<PspOperation, "method"> & Partial<PspOperation> & { readonly path: string },
): PspOperation => ({
  page: "api-pix",
  headers: signed,
  answer: "unsaid",
  security: ["apikey", "bearer"],
  fact: `pspFiserv.operations.${id}`,
  path: base + path,
  ...said,
});

/** Calls that public pages print with method and path; charges, refunds and accounts are not among them. */
export const pspOperations = {
  token: call("token", {
    method: "POST",
    path: "/token",
    body: { client_id: "yes", client_secret: "yes" },
    form: true,
    answer: ["expires_in"],
    security: ["apikey"],
  }),
  "client-create": call("client-create", {
    method: "POST",
    path: "/v1/client",
    body: {
      legalName: "yes",
      tradeName: "yes",
      "document.type": "yes",
      "document.number": "yes",
      averageTicket: "yes",
      "contact.email": "yes",
      "contact.phone": "yes",
      "address.street": "yes",
      "address.number": "no",
      "address.subNumber": "no",
      "address.locality": "yes",
      "address.city": "yes",
      "address.province": "yes",
      "address.postalCode": "yes",
      "address.country": "yes",
    },
  }),
  "webhook-get": call("webhook-get", { method: "GET", path: "/v1/webhook", answer: ["WebhookUrl"] }),
  "webhook-delete": call("webhook-delete", { method: "DELETE", path: "/v1/webhook" }),
  "cashout-create": call("cashout-create", {
    method: "POST",
    path: "/v2/apm/pix/cashout",
    body: { amount: "yes", pixKey: "yes", receiverPixKey: "yes", receiverDocument: "yes" },
    answer: ["txid"],
  }),
  "cashout-search": call("cashout-search", {
    method: "GET",
    path: "/v2/apm/pix/cashout",
    query: { pixKey: "no" },
  }),
  "cashout-get": call("cashout-get", {
    method: "GET",
    path: "/v2/apm/pix/cashout/{txid}",
    answer: ["txid", "endToEnd", "status"],
  }),
  "opt-in": call("opt-in", {
    method: "POST",
    path: "/v3/clients/opt-in",
    body: {
      "document.type": "yes",
      "document.number": "yes",
      tradeName: "yes",
      pixFee: "yes",
      "pixFee.amount": "no",
      "pixFee.percentage": "no",
      "pixFee.min": "no",
      "pixFee.max": "no",
      "contact.name": "yes",
      "contact.email": "yes",
      "contact.phone": "yes",
    },
    shapes: optInShapes,
    answer: ["url", "id"],
  }),
  "opt-in-link": call("opt-in-link", { method: "GET", path: "/v3/clients/link/{link_id}" }),
  "hub-webhook": call("hub-webhook", { method: "PUT", path: "/onboard/api/v3/webhook" }),
} as const satisfies Record<string, PspOperation>;

export type PspOperationId = keyof typeof pspOperations;

export const pspSecurity = {
  apikey: {
    scheme: { type: "apiKey", in: "header", name: "apikey" },
    fact: "pspFiserv.headerFields.apikey",
  },
  bearer: { scheme: { type: "http", scheme: "bearer" }, fact: "pspFiserv.headerFields.Authorization" },
} as const satisfies Record<string, SecurityFact>;

const error = (use: string, name: string, json?: "number"): ValueFact => ({
  ...text(),
  ...(json && { json }),
  fact: `pspFiserv.errorObjects.${use}.${name}`,
});

/** Two objects for two families of calls; the HTTP statuses are not listed. */
export const pspRefusals: readonly RefusalFact[] = [
  {
    fact: "pspFiserv.errorObjects.transactions",
    http: "default",
    of: ["cashout-create", "cashout-search", "cashout-get"],
    members: {
      message: error("transactions", "message"),
      "details[].errorCode": error("transactions", "errorCode", "number"),
      "details[].error": error("transactions", "error"),
    },
  },
  {
    fact: "pspFiserv.errorObjects.onboarding",
    http: "default",
    of: ["opt-in", "opt-in-link", "hub-webhook"],
    members: {
      type: error("onboarding", "type"),
      title: error("onboarding", "title"),
      status: error("onboarding", "status", "number"),
      detail: error("onboarding", "detail"),
      instance: error("onboarding", "instance"),
      "properties.protocolId": error("onboarding", "protocolId"),
      "properties.timestamp": error("onboarding", "timestamp"),
      "properties.additionalDetails[].errorCode": error("onboarding", "errorCode"),
      "properties.additionalDetails[].errorMessage": error("onboarding", "errorMessage"),
    },
  },
];
