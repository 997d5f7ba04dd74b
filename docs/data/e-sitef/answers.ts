import type { AnswerField } from "../schema.ts";
import { answerFields as field } from "./answer-fields.data.ts";

const gateway = [field.code, field.message];
const short = [field.status, field.nit];
const authorizer = [field.authorizerCode, field.authorizerMessage];
const processed = [
  ...authorizer,
  ...short,
  field.orderId,
  field.customerReceipt,
  field.merchantReceipt,
  field.authorizerId,
  field.acquirerId,
  field.acquirerName,
  field.authorizerDate,
  field.authorizationNumber,
  field.merchantUsn,
  field.esitefUsn,
  field.sitefUsn,
  field.hostUsn,
  field.amount,
  field.paymentType,
  field.issuer,
  field.authorizerMerchant,
  field.terminalId,
  field.paymentDate,
  field.recurrencyTid,
];

const listed = [
  ...short,
  field.orderId,
  field.merchantUsn,
  field.amount,
  field.installments,
  field.creationDate,
];
/** That a list comes is known; what each item holds is taken from the query that documents it. */
const found = listed.map((each) => ({ ...each, illustrative: true as const }));

const shapes = {
  created: [...short, field.orderId, field.merchantUsn, field.amount],
  short,
  signed: short,
  processed,
  listed,
  found,
  paged: [...found, field.total],
  card: [field.securityCodeRequired, field.expiryDateRequired, field.financing],
} satisfies Record<string, readonly AnswerField[]>;

/** A cancellation needs the number of a payment or a capture, and no other. */
const numbers: Readonly<Record<string, AnswerField>> = {
  pre_authorization: field.reservationUsn,
  cancellation: field.cancellationUsn,
};

/** The answer's own object, under the name that it has there, after what the gateway always says. */
export function answers(object: string, shape: keyof typeof shapes): AnswerField[] {
  const fields = shapes[shape].map((each) => (each === field.esitefUsn ? (numbers[object] ?? each) : each));
  return [...gateway, ...fields.map((each) => ({ ...each, name: each.name.replace("*", object) }))];
}
