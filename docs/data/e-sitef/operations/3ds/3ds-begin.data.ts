import { threeDsBegin } from "../../../examples/esitef-three-ds-examples.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const threeDsBeginTold: ToldOperation = {
  retry: retry.authenticationStart,
  outcomes: outcomes.authenticationStarted,
  example: threeDsBegin,
  story: "authentication",
  refused: {
    invalid: {
      in: "body",
      name: "purchase.amount",
      value: "12,90",
      status: 400,
      response: {
        error: {
          code: "203",
          detail: "purchase.amount",
        },
      },
    },
  },
  collected: {
    call: "POST /v2/authentication",
    takes:
      "Authorization=1..2000? carat_merchant_id=1..15? carat_merchant_key=1..80? cardholder.acct.number=1..19? cartao=1..19~? token=88..88? brand_id=1..3~! purchase.amount=1..12! purchase.currency~=3..3~! merchant.mcc~=4..4~! acquirer.merchant_id~=1..35~! browser~?",
    answers:
      "three_ds_server.trans_id=36..36~ three_ds_server.status=3..3 three_ds_server.message_version=1..8~ three_ds_method_url=1..256~ acs.challenge_url~=1..256~ eci=2..2~ authentication.value=28..28~",
    remarks: [
      {
        says: "Certification host: mpi-homolog.softwareexpress.com.br/3ds-server.",
        left: "Addresses of the provider are shown as those of this product.",
      },
      {
        says: "Keep three_ds_server.message_version: it is needed in the CReq of a challenge.",
        told: ["three_ds_server.message_version"],
      },
      { says: "It gives the 3DS method address of the card.", told: ["3DS Method"] },
    ],
  },
};
