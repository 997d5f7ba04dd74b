import type { Operation } from "@portal/shared/esitef/schema.ts";
import { one } from "../incoming/call.ts";
import type { Request } from "../incoming/request.ts";

/** By what a call says whose it is. */
export interface Presented {
  readonly merchantId: string;
  /** Empty where it brings none. */
  readonly merchantKey: string;
  /** It brings neither a key nor what may stand in its place. */
  readonly lacksKey: boolean;
}

function lacksKey({ keys }: Operation, merchantKey: string, { headers }: Request): boolean {
  if (merchantKey !== "" || keys === "page-token" || keys === "none") return false;
  return keys === "headers" || headers["authorization"] === undefined;
}

/** The store that a request names and the key that it brings, in a header or where the call has it among its values. */
export function presented(definition: Operation, request: Request): Presented {
  const { keys } = definition;
  const { headers, body, query } = request;
  const inside = typeof keys === "object" ? (one(body, keys.named) ?? one(query, keys.named)) : undefined;
  const { merchant_id: merchantId = "", merchant_key: merchantKey = inside ?? "" } = headers;
  return { merchantId, merchantKey, lacksKey: lacksKey(definition, merchantKey, request) };
}
