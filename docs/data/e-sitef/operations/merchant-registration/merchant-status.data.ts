import { storeStatus } from "../../../examples/esitef-store-examples.ts";
import { registered } from "../../codes/code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const merchantStatusTold: ToldOperation = {
  retry: retry.query,
  outcomes: outcomes.none,
  example: storeStatus,
  after: ["merchant-create"],
  codes: registered,
  story: "stores",
  refused: {
    invalid: {
      in: "path",
      name: "id",
      value: "123",
      status: 404,
      response: {
        response_code: 953,
        response_message: "Transaction not found",
      },
    },
  },
  collected: {
    call: "GET /v1/merchants/status/{id}",
    takes: "token=66..66? Authorization=1..2000? id=1..15!",
    answers: "response_code=1..4 response_message=1..500 merchant_status=1..1",
  },
};
