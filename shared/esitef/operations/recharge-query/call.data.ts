import type { Operation } from "../../schema.ts";

export const rechargeQuery = {
  method: "GET",
  path: "/v3/recharge/{nit}",
  keys: { named: "merchantkey" },
  forced: "error",
  query: {
    merchantkey: "yes",
  },
  absentIn: ["AR"],
} as const satisfies Operation;
