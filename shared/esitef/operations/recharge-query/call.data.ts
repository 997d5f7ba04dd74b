import type { Operation } from "../../schema.ts";

export const rechargeQuery = {
  method: "GET",
  path: "/v3/recharge/{nit}",
  credentials: false,
  query: {
    merchantkey: "yes",
  },
  absentIn: ["AR"],
} as const satisfies Operation;
