import type { Operation } from "../../schema.ts";

export const paymentSplit = {
  method: "POST",
  path: "https://{host}/e-sitef/init/json.se",
  keys: "headers",
  forced: "nothing",
  body: { amount: "yes" },
} as const satisfies Operation;
