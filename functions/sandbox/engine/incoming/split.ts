import type { Values } from "@portal/shared/esitef/values.ts";
import { one } from "./call.ts";

const parts = [
  "additional_data.split_request.subsellers[].sales_amount",
  "additional_data.split_request.subsellers[].products[].amount",
] as const;

/** The list of parts that come to more than the sale they are of; less may stay with the marketplace. */
export function oversplit(body: Values): string | undefined {
  const total = Number(one(body, "amount") ?? 0);
  return parts.find((name) => (body.get(name) ?? []).reduce((sum, part) => sum + Number(part), 0) > total);
}
