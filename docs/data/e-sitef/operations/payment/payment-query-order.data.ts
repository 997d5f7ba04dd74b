import { byOrder } from "../../../examples/esitef-query-examples.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import { listing } from "../sandbox-notes.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const paymentQueryOrderTold: ToldOperation = {
  retry: retry.query,
  outcomes: outcomes.foundPayment,
  example: byOrder,
  after: ["payment-do"],
  notes: {
    0: {
      pt: "Lê só o banco de dados do gateway; a adquirente não é consultada.",
      en: "It reads the gateway's database only; the acquirer is not asked.",
      es: "Lee solo la base de datos de la pasarela; la adquirente no se consulta.",
    },
  },
  inSandbox: listing,
  story: "payment",
  refused: {
    invalid: {
      in: "header",
      name: "merchant_key",
      value: "0000",
      status: 401,
      response: {
        code: "956",
        message: "Invalid credentials",
      },
    },
  },
  collected: {
    call: "GET /v2/transactions/",
    takes: "order_id=1..20!",
    answers: "code=1..4 message=1..500 transactions[]~",
    remarks: [{ says: "Gateway database only, the acquirer is not asked." }],
  },
};
