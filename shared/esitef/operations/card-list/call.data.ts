import type { Operation } from "../../schema.ts";

export const cardList = {
  method: "GET",
  path: "/v1/cards/list",
  keys: "headers",
  forced: "error",
  headers: { token: "conditional", Authorization: "conditional" },
  query: {
    authorizer_id: "no",
    status: "no",
    page: "no",
    limit: "no",
  },
} as const satisfies Operation;
