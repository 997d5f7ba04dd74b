import { rechargeConfirm } from "../../../examples/esitef-recharge-examples.ts";
import { confirmingTopUp } from "../../codes/code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const rechargeConfirmTold: ToldOperation = {
  retry: retry.topUpConfirmation,
  outcomes: outcomes.topUpDecided,
  example: rechargeConfirm,
  after: ["recharge-do"],
  toSandbox: { merchant_id: "LOJADEMO" },
  codes: confirmingTopUp,
  inSandbox: {
    pt: "Com `confirm` igual a `false`, a resposta é HTTP `200` com `PPN`. Fora de `PPC`, é `102`. Uma recarga que ninguém decide fica em `PPC`.",
    en: "With `confirm` set to `false` the answer is HTTP `200` with `PPN`. Outside `PPC` it is `102`. A top-up that nobody decides stays in `PPC`.",
    es: "Con `confirm` igual a `false`, la respuesta es HTTP `200` con `PPN`. Fuera de `PPC` es `102`. Una recarga que nadie decide queda en `PPC`.",
  },
  story: "recharge",
  refused: {
    invalid: {
      in: "body",
      name: "confirm_recharge_request.confirm",
      value: "sim",
      status: 400,
      response: {
        confirm_recharge_response: {
          esitef: {
            code: "952",
            message: "invalid confirmRechargeRequestConfirm value",
          },
        },
      },
    },
  },
  collected: {
    call: "PUT /v3/recharge/{nit}",
    takes:
      "Authorization=1..2000? nit=64..64! confirm_recharge_request.confirm=1..5! confirm_recharge_request.merchant_key=1..80!",
    answers:
      "confirm_recharge_response.esitef.code=1..4 confirm_recharge_response.esitef.message=1..500 confirm_recharge_response.status=3..3 confirm_recharge_response.payment.status=3..3",
    remarks: [
      { says: "true confirms the top-up and its payment; false undoes both.", left: "The purpose says so." },
    ],
  },
};
