import { threeDsQuery } from "../../../examples/esitef-three-ds-examples.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const threeDsQueryTold: ToldOperation = {
  retry: retry.query,
  outcomes: outcomes.anyAuthentication,
  example: threeDsQuery,
  after: ["3ds-authenticate"],
  story: "authentication",
  refused: {
    invalid: {
      in: "path",
      name: "trans_id",
      value: "123",
      status: 404,
      response: {
        error: {
          code: "2",
          detail: "transaction not found",
        },
      },
    },
  },
  collected: {
    call: "GET /v2/transaction/{trans_id}",
    takes: "trans_id=36..36~!",
    answers:
      "three_ds_server.trans_id=36..36~ three_ds_server.status=3..3 brand_id=1..3~ eci=2..2~ device_channel=2..2~ authentication.value=28..28~",
    remarks: [
      {
        says: "Use it when the CRes did not arrive: it gives status, ECI and CAVV for the payment.",
        told: ["ECI", "CAVV", "CRes"],
      },
    ],
  },
};
