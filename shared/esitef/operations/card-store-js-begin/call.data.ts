import type { Operation } from "../../schema.ts";

export const cardStoreJsBegin = {
  method: "POST",
  path: "/v1/store",
  keys: "headers",
  forced: "error",
  body: {
    merchant_usn: "yes",
    customer_id: "yes",
  },
  creates: true,
} as const satisfies Operation;
