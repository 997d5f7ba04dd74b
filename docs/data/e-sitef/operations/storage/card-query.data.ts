import { cardQuery } from "../../../examples/esitef-after-sale-examples.ts";
import { unknownCard } from "../../codes/code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const cardQueryTold: ToldOperation = {
  retry: retry.query,
  outcomes: outcomes.storedCard,
  example: cardQuery,
  after: ["card-store"],
  codes: { "953": unknownCard },
  story: "cards",
  refused: {
    invalid: {
      in: "path",
      name: "token",
      value: "123",
      status: 404,
      response: {
        code: "953",
        message: "Transaction not found",
      },
    },
  },
  collected: {
    call: "GET /v1/cards/{token}",
    takes: "token~=88..88~!",
    answers: "code=1..4 message=1..500 store.status~=3..3~ card.suffix~=4..4~",
  },
};
