import type { Operation } from "../../schema.ts";

export const cardStoreJsBegin = {
  method: "POST",
  path: "/v1/store",
  credentials: true,
  body: {
    merchant_usn: "yes",
    customer_id: "yes",
  },
  creates: true,
} as const satisfies Operation;
