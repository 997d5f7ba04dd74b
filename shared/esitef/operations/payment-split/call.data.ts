import type { Operation } from "../../schema.ts";

export const paymentSplit = {
  method: "POST",
  path: "https://{host}/e-sitef/init/json.se",
  credentials: true,
  body: { amount: "yes" },
} as const satisfies Operation;
