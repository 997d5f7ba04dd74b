import type { Operation } from "../../schema.ts";

export const rechargeBranchData = {
  method: "GET",
  path: "/v3/rechargebranches",
  keys: "signature",
  forced: "error",
  headers: { Authorization: "conditional" },
  query: {
    nit: "yes",
  },
  absentIn: ["AR"],
} as const satisfies Operation;
