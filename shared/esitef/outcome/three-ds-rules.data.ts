import type { OutcomeRule } from "../schema.ts";
import { rule } from "./rule.ts";

/** An amount of a purchase beside the documented ones, for the results that those do not reach. */
const authenticated = (amountCents: number, status: string, message: string): OutcomeRule =>
  rule(
    30,
    { operation: "3ds-authenticate", amountCents },
    { http: 200, status, message },
    { inferred: true },
  );

/** What the 3DS server of the sandbox answers. Amounts are cents. */
export const threeDsRules: readonly OutcomeRule[] = [
  rule(
    20,
    { operation: "3ds-begin", cardIn: ["5251743209931344"] },
    { http: 400, code: "305", message: "card outside the ranges of 3DS" },
    { inferred: true },
  ),
  rule(
    30,
    { operation: "3ds-authenticate", amountCents: 10000 },
    { http: 200, status: "AUY", message: "authenticated, eci 05" },
  ),
  rule(
    30,
    { operation: "3ds-authenticate", amountCents: 10004 },
    { http: 200, status: "AUC", message: "challenge" },
  ),
  rule(
    30,
    { operation: "3ds-authenticate", amountCents: 10001 },
    { http: 200, status: "AUN", message: "not authenticated" },
  ),
  authenticated(10002, "AUA", "attempt only"),
  authenticated(10003, "AUU", "could not be done"),
  authenticated(10005, "AUR", "rejected by the issuer"),
  authenticated(10006, "ERR", "directory server not reached"),
  authenticated(10007, "ERM", "directory server answered with an error"),
  rule(
    40,
    { operation: "3ds-authenticate", hasField: "decoupled_notification_url" },
    { http: 200, status: "AUD", message: "decoupled" },
    { inferred: true },
  ),
  rule(
    100,
    { operation: "3ds-authenticate", otherwise: true },
    { http: 200, status: "AUY", message: "authenticated, eci 05" },
    { inferred: true },
  ),
];
