import { paymentConfirm } from "../../../examples/esitef-payment-examples.ts";
import { decidedAlready, unclear } from "../../codes/sale-code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const paymentConfirmTold: ToldOperation = {
  retry: retry.repeatable,
  outcomes: outcomes.decided,
  example: paymentConfirm,
  after: ["postponedDo"],
  codes: { "102": decidedAlready, "131": unclear },
  inSandbox: {
    pt: "Uma venda que já foi decidida, ou que a revisão de risco ainda decide, responde `102` com o status dela. Sem decisão em 24 horas, a venda passa a `PPN`.",
    en: "A sale that was decided already, or that the risk review still decides, answers `102` with its status. Without a decision within 24 hours the sale goes to `PPN`.",
    es: "Una venta ya decidida, o que la revisión de riesgo todavía decide, responde `102` con su estado. Sin decisión en 24 horas, la venta pasa a `PPN`.",
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
          status: "PPC",
          nit: "7c1f0d52a9e84b36bd20f7a1c3e58d940b6a2f91e7d34c85a0f16b92d3c74e8b",
        },
      },
    },
  },
  collected: {
    call: "PUT /v1/payments/{nit}",
    takes: "nit=64..64! confirm=1..5!",
    answers: "code=1..4 message=1..500 payment.status=3..3 payment.nit=64..64",
    remarks: [
      { says: "confirm=true leads PPC to CON, confirm=false leads PPC to PPN.", told: ["PPC", "CON", "PPN"] },
    ],
  },
};
