import type { Operation } from "../../schema.ts";

export const cardQuery = {
  method: "GET",
  path: "/v1/cards/{token}",
  credentials: true,
} as const satisfies Operation;
