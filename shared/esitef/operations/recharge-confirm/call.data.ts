import type { Operation } from "../../schema.ts";

export const rechargeConfirm = {
  method: "PUT",
  path: "/v3/recharge/{nit}",
  credentials: false,
  headers: { Authorization: "conditional" },
  body: {
    "confirm_recharge_request.confirm": "yes",
    "confirm_recharge_request.merchant_key": "yes",
  },
  absentIn: ["AR"],
} as const satisfies Operation;
