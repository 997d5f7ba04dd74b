import type { Operation } from "../../schema.ts";
import { merchant } from "../parameter-groups.data.ts";

export const merchantEdit = {
  method: "PUT",
  path: "/v1/merchants/{id}",
  keys: "headers",
  forced: "error",
  headers: { token: "conditional", Authorization: "conditional" },
  body: {
    ...merchant,
  },
} as const satisfies Operation;
