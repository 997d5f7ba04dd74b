import type { Operation } from "../../schema.ts";

export const rechargeDealers = {
  method: "GET",
  path: "/v3/rechargedealers",
  keys: "signature",
  forced: "error",
  headers: { Authorization: "conditional" },
  query: {
    nit: "yes",
    generalhash: "no",
  },
  absentIn: ["AR"],
} as const satisfies Operation;
