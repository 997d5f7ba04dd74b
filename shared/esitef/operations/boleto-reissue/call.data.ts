import type { Operation } from "../../schema.ts";

export const boletoReissue = {
  method: "POST",
  path: "https://{host}/e-sitef/boleto/segundavia.se",
  keys: "none",
  forced: "nothing",
  body: {
    nit: "yes",
  },
} as const satisfies Operation;
