import type { Operation } from "../../schema.ts";
import { merchant } from "../parameter-groups.data.ts";

export const merchantCreate = {
  method: "POST",
  path: "/v1/merchants",
  keys: "headers",
  forced: "error",
  headers: { token: "conditional", Authorization: "conditional" },
  body: {
    id: "yes",
    ...merchant,
  },
} as const satisfies Operation;
