import { rechargeBegin } from "../../../examples/esitef-recharge-examples.ts";
import { atTheDoor, unprovenStart } from "../../codes/code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const rechargeBeginTold: ToldOperation = {
  retry: retry.topUpCreation,
  outcomes: outcomes.none,
  example: rechargeBegin,
  toSandbox: { merchant_id: "LOJADEMO" },
  codes: { "115": unprovenStart, "956": atTheDoor },
  story: "recharge",
  refused: {
    invalid: {
      in: "body",
      name: "begin_recharge_request.merchant_usn",
      value: "abc",
      status: 400,
      response: {
        begin_recharge_response: {
          esitef: {
            code: "952",
            message: "invalid beginRechargeRequestMerchantUsn value",
          },
        },
      },
    },
  },
  collected: {
    call: "POST /v3/recharge",
    takes:
      "Authorization=1..2000 begin_recharge_request.merchant_key=1..80! begin_recharge_request.merchant_usn=1..12 begin_recharge_request.order_id=1..20 begin_recharge_request.general_hash=16..16 begin_recharge_request.recharge_type=1..10",
    answers:
      "begin_recharge_response.esitef.code=1..4 begin_recharge_response.esitef.message=1..500 begin_recharge_response.nit~=64..64~",
    remarks: [
      { says: "Base path /e-sitef instead of /e-sitef/api.", left: "The address of the call shows it." },
    ],
  },
};
