import { genericToken } from "../../../examples/esitef-store-examples.ts";
import { tokenAsked } from "../../codes/code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const genericTokenTold: ToldOperation = {
  retry: retry.token,
  outcomes: outcomes.none,
  example: genericToken,
  codes: tokenAsked,
  story: "generic",
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
    call: "GET /v1/token",
    takes: "",
    answers: "response_code=1..4 response_message=1..500",
  },
};
