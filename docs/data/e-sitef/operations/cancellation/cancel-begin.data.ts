import { cancellationBegin } from "../../../examples/esitef-after-sale-examples.ts";
import { refund } from "../../codes/sale-code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const cancelBeginTold: ToldOperation = {
  retry: retry.cancellation,
  outcomes: outcomes.cancellationCreated,
  example: cancellationBegin,
  after: ["payment-do"],
  codes: { "102": refund["102"] },
  notes: {
    2: {
      pt: "O NIT do cancelamento também expira: passa de `NOV` a `EXP`.",
      en: "The NIT of the cancellation expires too: it goes from `NOV` to `EXP`.",
      es: "El NIT de la cancelación también vence: pasa de `NOV` a `EXP`.",
    },
    1: {
      pt: "O código `115` também pode vir num Pix ainda em `PEN` e num Pix em `CON`, que o portal do lojista estorna.",
      en: "Code `115` may also come for a Pix still in `PEN` and for a Pix in `CON`, which the merchant portal refunds.",
      es: "El código `115` también puede venir en un Pix todavía en `PEN` y en un Pix en `CON`, que el portal del comercio devuelve.",
    },
  },
  inSandbox: {
    pt: "Um cancelamento que não é executado vence em 30 minutos.",
    en: "A cancellation that is not carried out expires after 30 minutes.",
    es: "Una cancelación que no se ejecuta vence a los 30 minutos.",
  },
  refused: {
    invalid: {
      in: "body",
      name: "esitef_usn",
      value: "abc",
      status: 400,
      response: {
        code: "952",
        message: "invalid esitefUsn value",
      },
    },
  },
  collected: {
    call: "POST /v1/cancellations",
    takes: "Authorization=1..2000 esitef_usn=15..15!",
    answers: "code=1..4 message=1..500 cancellation.nit=64..64 cancellation.status=3..3",
    remarks: [
      {
        says: "The store must answer 200 to the authenticity POST, otherwise the NIT is invalidated (code 115).",
        told: ["200", "115"],
      },
      {
        says: "Code 115 was also answered for: a pre-authorization number after a capture (use the capture's esitef_usn), a Pix still PEN, a Pix CON refunded by API in one test (the portal refunded it).",
      },
      { says: "The NIT expires: NOV to EXP." },
    ],
  },
};
