import { threeDsAuthenticate } from "../../../examples/esitef-three-ds-examples.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const threeDsAuthenticateTold: ToldOperation = {
  retry: retry.authentication,
  outcomes: outcomes.authenticated,
  example: threeDsAuthenticate,
  after: ["3ds-begin"],
  story: "authentication",
  refused: {
    declined: {
      status: 200,
      response: {
        three_ds_server: {
          trans_id: "6f1c0a52-3b7d-4e98-a1f4-0c2d9b8e7a65",
          status: "AUN",
        },
        brand_id: "1",
        eci: "07",
        device_channel: "02",
      },
    },
    invalid: {
      in: "body",
      name: "three_ds_requestor.authentication_ind",
      value: "abc",
      status: 400,
      response: {
        error: {
          code: "203",
          detail: "three_ds_requestor.authentication_ind",
        },
      },
    },
  },
  collected: {
    call: "PUT /v2/authentication/{trans_id}",
    takes:
      "carat_merchant_id=1..15? carat_merchant_key=1..80? three_ds_comp_ind=1..1~! pay_token_ind=1..5~ notification_url=1..256~! decoupled_notification_url=1..256~ trans_type=2..2~ three_ds_requestor.authentication_ind=2..2~! three_ds_requestor.decoupled_max_time=1..5~ three_ds_requestor.id=1..35~ three_ds_requestor.name=1..40~ three_ds_requestor.url=1..2048~! acquirer.bin=1..11~! acquirer.merchant_id=1..35~! browser.accept_header=1..2048~! browser.ip=1..45~ browser.javascript_enabled=1..5~! browser.java_enabled=1..5~! browser.language=1..8~! browser.color_depth=1..2~! browser.screen_height=1..6~! browser.screen_width=1..6~! browser.tz~=1..5~ browser.user_agent~=1..2048~! trans_id=36..36!",
    answers:
      "three_ds_server.trans_id=36..36 three_ds_server.status=3..3 eci=2..2 authentication.value=28..28 acs.challenge_url~=1..256~ acs.creq~ brand_id~=1..3~ device_channel~=2..2~",
    remarks: [
      {
        says: "AUC: start the challenge. AUD: decoupled flow. Any other status: no further call.",
        told: ["AUC", "AUD"],
      },
    ],
  },
};
