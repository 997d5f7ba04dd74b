import { scheduleDo } from "../../../examples/esitef-after-sale-examples.ts";
import { activation } from "../../codes/code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const scheduleDoTold: ToldOperation = {
  retry: retry.activation,
  outcomes: outcomes.scheduleActivated,
  example: scheduleDo,
  after: ["schedule-begin"],
  codes: activation,
  story: "schedule",
  refused: {
    declined: {
      status: 400,
      response: {
        code: "951",
        message: "Transaction denied by the authorizer",
        schedule: {
          status: "ERR",
          sid: "9b3de05f71a842c6e1f07d2498b65a3cd4170fe9826ba5c37f108e4d6b92ca51",
        },
      },
    },
    invalid: {
      in: "body",
      name: "card.expiry_date",
      value: "1/27",
      status: 400,
      response: {
        code: "952",
        message: "invalid cardExpiryDate value",
        schedule: {
          status: "NOV",
          sid: "9b3de05f71a842c6e1f07d2498b65a3cd4170fe9826ba5c37f108e4d6b92ca51",
        },
      },
    },
  },
  collected: {
    call: "POST /v1/schedules/{sid}",
    takes:
      "sid=64..64~! card.number=1..19? card.token=88..88? card.wallet_transaction_id=1..2048? card.expiry_date=4..4? card.security_code=1..5?",
    answers: "code=1..4 message=1..500 schedule.status=3..3 schedule.sid=64..64~",
    remarks: [{ says: "NOV becomes ATV.", told: ["NOV", "ATV"] }],
  },
};
