import type { Operation } from "../../schema.ts";
import { within } from "../telling.ts";

export const rechargeConfirm = {
  method: "PUT",
  path: "/v3/recharge/{nit}",
  keys: { named: "confirm_recharge_request.merchant_key" },
  forced: "error",
  headers: { Authorization: "conditional" },
  body: {
    "confirm_recharge_request.confirm": "yes",
    "confirm_recharge_request.merchant_key": "yes",
  },
  absentIn: ["AR"],
  toldBy: ({ body }) => within(body, "confirm_recharge_request."),
} as const satisfies Operation;
