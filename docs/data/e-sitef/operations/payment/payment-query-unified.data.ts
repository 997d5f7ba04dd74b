import { unified } from "../../../examples/esitef-query-examples.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import { unifiedListing } from "../sandbox-notes.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const paymentQueryUnifiedTold: ToldOperation = {
  retry: retry.query,
  outcomes: outcomes.unified,
  example: unified,
  after: ["payment-do"],
  inSandbox: unifiedListing,
  story: "payment",
  refused: {
    invalid: {
      in: "query",
      name: "page",
      value: "abc",
      status: 400,
      response: {
        code: "952",
        message: "invalid page value",
      },
    },
  },
  collected: {
    call: "GET /v1/transactions",
    takes:
      "group_id=1..10~ merchant_id_query=1..15 start_date=10..10 end_date=10..10 status=1..20 page=1..5 limit=1..3 payment_link=1..5 size=1..3",
    answers: "transactions[]~ total~ code=3..3 message=1..500 transactions[].status=1..20",
  },
};
