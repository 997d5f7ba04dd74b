import type { HttpExample, HttpRequest } from "./request-code/http-example.ts";

/** The payment app listens on the terminal itself; nothing of this leaves it. */
const service = "http://127.0.0.1:8765/conecta/v1";
const sessionId = "7f1c0a52-9d34-4f0e-8a6b-2c51e0d4b793";
const json = { "Content-Type": "application/json" };
const inSession = { ...json, "X-Session-Id": sessionId };

const merchantReceipt = "LOJA MODELO\nVISA CREDITO\nNSU 140023\nR$ 129,90";
const customerReceipt = "LOJA MODELO\nVIA DO CLIENTE\nNSU 140023\nR$ 129,90";

export const saleStart = {
  method: "POST",
  url: `${service}/sessions`,
  headers: json,
  body: { terminalId: "SW000001", merchantDocument: "12345678000195", operatorId: "CAIXA1" },
  status: 200,
  response: { status: "OK", sessionId },
} satisfies HttpExample;

export const payment = {
  method: "POST",
  url: `${service}/payments`,
  headers: inSession,
  body: {
    requestId: "88017-1",
    amount: "12990",
    paymentType: "C",
    installments: "1",
    installmentType: "4",
    orderId: "88017",
  },
  status: 200,
  response: {
    status: "APPROVED",
    code: 0,
    message: "Transacao aprovada",
    nsu: "140023",
    authorization: "204417",
    brand: "VISA",
    maskedCard: "411111******1111",
    merchantReceipt,
    customerReceipt,
  },
} satisfies HttpExample;

export const confirmation = {
  method: "POST",
  url: `${service}/confirmations`,
  headers: inSession,
  body: { requestId: "88017-2", nsu: "140023", confirm: true },
  status: 200,
  response: { status: "CONFIRMED", code: 0 },
} satisfies HttpExample;

export const cancellation = {
  method: "POST",
  url: `${service}/cancellations`,
  headers: inSession,
  body: { requestId: "88017-3", originalNsu: "140023", originalDate: "20250314", amount: "12990" },
  status: 200,
  response: {
    status: "APPROVED",
    code: 0,
    message: "Cancelamento aprovado",
    nsu: "140057",
    merchantReceipt: "LOJA MODELO\nCANCELAMENTO\nNSU 140057\nR$ 129,90",
    customerReceipt: "LOJA MODELO\nCANCELAMENTO\nVIA DO CLIENTE\nR$ 129,90",
  },
} satisfies HttpExample;

/** Asks what became of an order whose answer was lost. */
export const orderQuery = {
  method: "GET",
  url: `${service}/transactions?requestId=88017-4&orderId=88017`,
  headers: { "X-Session-Id": sessionId } satisfies HttpRequest["headers"],
  status: 200,
  response: {
    status: "OK",
    transactions: [{ orderId: "88017", nsu: "140023", status: "APPROVED", amount: "12990" }],
  },
} satisfies HttpExample;
