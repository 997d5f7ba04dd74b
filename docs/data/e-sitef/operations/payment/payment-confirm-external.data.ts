import { paymentConfirm } from "../../../examples/esitef-payment-examples.ts";
import type { HttpExample } from "../../../examples/request-code/http-example.ts";
import { api, done, externalNit } from "../../../examples/values/esitef-example-values.ts";
import { decidedAlready, unclear } from "../../codes/sale-code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import type { ToldOperation } from "../told-operation.ts";

const confirmExternal = {
  ...paymentConfirm,
  url: `${api}/v1/payments/${externalNit}?confirm=true`,
  response: { ...done, payment: { status: "CON" } },
} satisfies HttpExample;

export const paymentConfirmExternalTold: ToldOperation = {
  retry: retry.repeatable,
  outcomes: outcomes.decidedOutside,
  example: confirmExternal,
  after: ["externalBegin"],
  codes: { "102": decidedAlready, "131": unclear },
  inSandbox: {
    pt: "A transação do tipo confirmação está em `NOV`, e `confirm=true` a leva a `CON`. Com `confirm=false`, a resposta é `102`: o sandbox não cobrou nada que pudesse desfazer.",
    en: "The transaction of confirmation type is in `NOV`, and `confirm=true` leads it to `CON`. With `confirm=false` the answer is `102`: the sandbox charged nothing that it could void.",
    es: "La transacción de tipo confirmación está en `NOV`, y `confirm=true` la lleva a `CON`. Con `confirm=false`, la respuesta es `102`: el sandbox no cobró nada que pudiera deshacer.",
  },
  refused: {
    invalid: {
      in: "query",
      name: "confirm",
      value: "sim",
      status: 400,
      response: {
        code: "952",
        message: "invalid confirm value",
        payment: {
          status: "NOV",
        },
      },
    },
  },
  collected: {
    call: "PUT /v1/payments/{nit}",
    takes: "nit=64..64! confirm=1..5!",
    answers: "code=1..4 message=1..500 payment.status=3..3",
    remarks: [
      {
        says: "Two steps: POST /v1/transactions creates a transaction of confirmation type that represents the payment made outside, then this call confirms it.",
        told: ["NIT"],
      },
      { says: "Only payments made through SiTef.", told: ["SiTef"] },
    ],
  },
};
