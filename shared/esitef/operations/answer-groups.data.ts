import { digits } from "../shape.ts";

/** A transaction as the queries of several show it; one page lists it, and the others are read the same way. */
export const transactionLine = [
  "transactions[].type",
  "transactions[].status",
  "transactions[].nit",
  "transactions[].order_id",
  "transactions[].merchant_id",
  "transactions[].authorizer_code",
  "transactions[].authorizer_message",
  "transactions[].authorizer_id",
  "transactions[].acquirer_id",
  "transactions[].acquirer_name",
  "transactions[].authorizer_merchant_id",
  "transactions[].esitef_usn",
  "transactions[].tid",
  "transactions[].amount",
  "transactions[].payment_type",
  "transactions[].creation_date",
  "transactions[].installments",
] as const;

export const financingLine = [
  "card.financing[].type",
  "card.financing[].minimum",
  "card.financing[].maximum",
] as const;

export const scheduleObject = [
  "schedule.sid",
  "schedule.status",
  "schedule.authorizer_id",
  "schedule.current_times",
  "schedule.initial_date",
  "schedule.next_date",
  "schedule.amount",
  "schedule.nits[]",
] as const;

/** A cancellation that was carried out. */
export const cancellationObject = [
  "cancellation.authorizer_code",
  "cancellation.authorizer_message",
  "cancellation.status",
  "cancellation.nit",
  "cancellation.order_id",
  "cancellation.customer_receipt",
  "cancellation.merchant_receipt",
  "cancellation.authorizer_id",
  "cancellation.acquirer_id",
  "cancellation.acquirer_name",
  "cancellation.authorizer_date",
  "cancellation.authorization_number",
  "cancellation.merchant_usn",
  "cancellation.esitef_usn",
  "cancellation.sitef_usn",
  "cancellation.host_usn",
  "cancellation.amount",
  "cancellation.payment_type",
  "cancellation.issuer",
  "cancellation.authorizer_merchant_id",
  "cancellation.terminal_id",
  "cancellation.payment_date",
  "cancellation.recurrency_tid",
] as const;

/** A reservation that was carried out. */
export const reservationObject = [
  "pre_authorization.authorizer_code",
  "pre_authorization.authorizer_message",
  "pre_authorization.status",
  "pre_authorization.nit",
  "pre_authorization.order_id",
  "pre_authorization.customer_receipt",
  "pre_authorization.merchant_receipt",
  "pre_authorization.authorizer_id",
  "pre_authorization.acquirer_id",
  "pre_authorization.acquirer_name",
  "pre_authorization.authorizer_date",
  "pre_authorization.authorization_number",
  "pre_authorization.merchant_usn",
  "pre_authorization.esitef_usn",
  "pre_authorization.sitef_usn",
  "pre_authorization.host_usn",
  "pre_authorization.amount",
  "pre_authorization.payment_type",
  "pre_authorization.issuer",
  "pre_authorization.authorizer_merchant_id",
  "pre_authorization.terminal_id",
  "pre_authorization.payment_date",
  "pre_authorization.recurrency_tid",
] as const;

/** What the buyer is shown of a sale that waits for them: one page says it, of the payment in steps. */
export const issued = [
  "payment.boleto",
  "payment.boleto.url",
  "payment.boleto.digitable_line",
  "payment.boleto.barcode",
  "payment.boleto.expiration_date",
  "payment.qr_code",
] as const;

/** What the risk analysis said, of a sale that asked for one. */
export const paymentAnalysis = [
  "payment.analysis",
  "payment.analysis.status",
  "payment.analysis.code",
  "payment.analysis.message",
] as const;

export const reservationAnalysis = [
  "pre_authorization.analysis",
  "pre_authorization.analysis.status",
  "pre_authorization.analysis.code",
  "pre_authorization.analysis.message",
] as const;

/** These calls answer their code as a number of JSON. */
export const numbered = { response_code: digits(4, { isLiteral: true }) } as const;

/** A payment that was carried out, as its own call and the queries of one tell it. */
export const paymentObject = [
  "payment.authorizer_code",
  "payment.authorizer_message",
  "payment.status",
  "payment.nit",
  "payment.order_id",
  "payment.customer_receipt",
  "payment.merchant_receipt",
  "payment.authorizer_id",
  "payment.acquirer_id",
  "payment.acquirer_name",
  "payment.authorizer_date",
  "payment.authorization_number",
  "payment.merchant_usn",
  "payment.esitef_usn",
  "payment.sitef_usn",
  "payment.host_usn",
  "payment.amount",
  "payment.payment_type",
  "payment.issuer",
  "payment.authorizer_merchant_id",
  "payment.terminal_id",
  "payment.payment_date",
  "payment.recurrency_tid",
] as const;

/** A capture that was carried out. */
export const captureObject = [
  "capture.authorizer_code",
  "capture.authorizer_message",
  "capture.status",
  "capture.nit",
  "capture.order_id",
  "capture.customer_receipt",
  "capture.merchant_receipt",
  "capture.authorizer_id",
  "capture.acquirer_id",
  "capture.acquirer_name",
  "capture.authorizer_date",
  "capture.authorization_number",
  "capture.merchant_usn",
  "capture.esitef_usn",
  "capture.sitef_usn",
  "capture.host_usn",
  "capture.amount",
  "capture.payment_type",
  "capture.issuer",
  "capture.authorizer_merchant_id",
  "capture.terminal_id",
  "capture.payment_date",
  "capture.recurrency_tid",
] as const;
