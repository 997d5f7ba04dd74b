import { rechargeBranchData } from "../../../examples/esitef-recharge-examples.ts";
import { atTheDoor, unknownTopUp } from "../../codes/code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const rechargeBranchDataTold: ToldOperation = {
  retry: retry.query,
  outcomes: outcomes.none,
  example: rechargeBranchData,
  after: ["recharge-begin"],
  toSandbox: { merchant_id: "LOJADEMO" },
  codes: { "953": unknownTopUp, "956": atTheDoor },
  story: "recharge",
  refused: {
    invalid: {
      in: "query",
      name: "nit",
      value: "123",
      status: 400,
      response: {
        list_branch_data_response: {
          esitef: {
            code: "952",
            message: "invalid nit value",
          },
        },
      },
    },
  },
  collected: {
    call: "GET /v3/rechargebranches",
    takes: "Authorization=1..2000? nit~=64..64~!",
    answers: "list_branch_data_response.esitef.code~=1..4~",
    remarks: [
      {
        says: "Only the existence and title of the page were seen.",
        left: "The purpose says what is known.",
      },
    ],
  },
};
