import type { Operation } from "../../schema.ts";

export const rechargeBegin = {
  method: "POST",
  path: "/v3/recharge",
  keys: { named: "begin_recharge_request.merchant_key" },
  forced: "error",
  headers: { Authorization: "no" },
  body: {
    "begin_recharge_request.merchant_key": "yes",
    "begin_recharge_request.merchant_usn": "no",
    "begin_recharge_request.order_id": "no",
    "begin_recharge_request.general_hash": "no",
    "begin_recharge_request.recharge_type": "no",
  },
  creates: true,
  absentIn: ["AR"],
} as const satisfies Operation;
