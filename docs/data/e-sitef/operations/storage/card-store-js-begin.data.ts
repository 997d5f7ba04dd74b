import { cardStoreForPage } from "../../../examples/esitef-after-sale-examples.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const cardStoreJsBeginTold: ToldOperation = {
  retry: retry.storageOpening,
  outcomes: outcomes.storageOpened,
  example: cardStoreForPage,
  refused: {
    invalid: {
      in: "body",
      name: "merchant_usn",
      value: "abc",
      status: 400,
      response: {
        code: "952",
        message: "invalid merchantUsn value",
      },
    },
  },
  collected: {
    call: "POST /v1/store",
    takes: "merchant_usn=1..12! customer_id=1..20!",
    answers:
      "code=1..4 message=1..500 store.status=3..3 store.nsua=15..15 store.nita=65..65 store.merchant_usn=1..12 store.customer_id=1..20 store.store_token=66..66",
  },
};
