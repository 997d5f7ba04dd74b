import type { Operation } from "../../schema.ts";

export const htmlQuery = {
  method: "POST",
  path: "https://{host}/e-sitef/consultarTransacao.se",
  keys: "none",
  forced: "nothing",
  query: {
    nit: "yes",
  },
} as const satisfies Operation;
