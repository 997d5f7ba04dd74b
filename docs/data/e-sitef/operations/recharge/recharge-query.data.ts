import { rechargeQuery } from "../../../examples/esitef-recharge-examples.ts";
import { unknownTopUp } from "../../codes/code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const rechargeQueryTold: ToldOperation = {
  retry: retry.query,
  outcomes: outcomes.anyTopUp,
  example: rechargeQuery,
  after: ["recharge-do"],
  toSandbox: { merchant_id: "LOJADEMO" },
  codes: { "953": unknownTopUp },
  story: "recharge",
  refused: {
    invalid: {
      in: "path",
      name: "nit",
      value: "123",
      status: 404,
      response: {
        code: "953",
        message: "Transaction not found",
      },
    },
  },
  collected: {
    call: "GET /v3/recharge/{nit}",
    takes: "nit=64..64! merchantkey=1..80!",
    answers: "status=3..3 dealers[]~",
  },
};
