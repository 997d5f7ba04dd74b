import { characters, object, text } from "@portal/shared/esitef/shape.ts";
import type { ValueFact } from "@portal/shared/product-api/schema.ts";

const header = (name: string): ValueFact => ({ ...text(), fact: `pspFiserv.headerFields.${name}` });

export const headers = {
  "x-timestamp": header("x-timestamp"),
  "x-request-id": header("x-request-id"),
  "x-hmac-signature": header("x-hmac-signature"),
} as const satisfies Record<string, ValueFact>;

const field = (operation: string, name: string, shape: Omit<ValueFact, "fact"> = text()): ValueFact => ({
  ...shape,
  fact: `pspFiserv.operations.${operation}.${name}`,
});
const customer = (name: string, shape?: Omit<ValueFact, "fact">) => field("client-create", name, shape);
const optIn = (name: string, shape?: Omit<ValueFact, "fact">) => field("opt-in", name, shape);
const cashOut = (name: string, shape?: Omit<ValueFact, "fact">) => field("cashout-create", name, shape);

/** A decimal value; whether it is a JSON number is printed nowhere. */
const decimal = { ...text(), json: "unsaid" } as const;

export const tokenValues = {
  client_id: field("token", "client_id"),
  client_secret: field("token", "client_secret"),
  expires_in: field("token", "expires_in", decimal),
} as const satisfies Record<string, ValueFact>;

/** One name for what two calls ask for: the document and the contact of a company. */
export const companyValues = {
  "document.type": customer("document.type", { ...characters(), values: ["CNPJ"] }),
  "document.number": customer("document.number"),
  tradeName: customer("tradeName"),
  "contact.name": optIn("contact.name"),
  "contact.email": customer("contact.email"),
  "contact.phone": customer("contact.phone"),
} as const satisfies Record<string, ValueFact>;

export const customerValues = {
  legalName: customer("legalName"),
  averageTicket: customer("averageTicket", decimal),
  "address.street": customer("address.street"),
  "address.number": customer("address.number"),
  "address.subNumber": customer("address.subNumber"),
  "address.locality": customer("address.locality"),
  "address.city": customer("address.city"),
  "address.province": customer("address.province"),
  "address.postalCode": customer("address.postalCode"),
  "address.country": customer("address.country"),
} as const satisfies Record<string, ValueFact>;

export const optInValues = {
  pixFee: optIn("pixFee", object()),
  "pixFee.amount": optIn("pixFee.amount", decimal),
  "pixFee.percentage": optIn("pixFee.percentage", decimal),
  "pixFee.min": optIn("pixFee.min", decimal),
  "pixFee.max": optIn("pixFee.max", decimal),
  url: optIn("url"),
  id: optIn("id"),
  link_id: field("opt-in-link", "link_id"),
} as const satisfies Record<string, ValueFact>;

export const cashOutValues = {
  amount: cashOut("amount", decimal),
  pixKey: cashOut("pixKey"),
  receiverPixKey: cashOut("receiverPixKey"),
  receiverDocument: cashOut("receiverDocument"),
  txid: cashOut("txid"),
  endToEnd: { ...field("cashout-get", "endToEnd"), nullable: true },
  status: field("cashout-get", "status"),
} as const satisfies Record<string, ValueFact>;

export const otherValues = {
  WebhookUrl: field("webhook-get", "WebhookUrl"),
} as const satisfies Record<string, ValueFact>;

/** Where the registration of the Pix Hub says more of a value than that of a customer. */
export const optInShapes = {
  "document.type": optIn("document.type", { ...characters(), values: ["CNPJ", "CPF"] }),
  "document.number": optIn("document.number", characters()),
} as const satisfies Record<string, ValueFact>;

export const pspValues = {
  ...headers,
  ...tokenValues,
  ...companyValues,
  ...customerValues,
  ...optInValues,
  ...cashOutValues,
  ...otherValues,
};

export type PspValue = keyof typeof pspValues;
