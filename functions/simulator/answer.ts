import { type GatewayCodeName, gatewayCodes } from "@portal/shared/esitef/outcome/gateway-codes.data.ts";
import { messageName } from "@portal/shared/esitef/values.ts";
import type { Decision, Seen } from "./decider.ts";
import type { Call } from "./incoming/call.ts";
import type { Transaction } from "./model.ts";

/** `code` and `message` of an accepted call. */
export const done = { code: "0", message: gatewayCodes["0"].message } as const;

/** A refusal of the gateway itself, with the object of the call where its transaction exists. */
export function refused(code: GatewayCodeName, object: object = {}): Decision {
  const { http, message } = gatewayCodes[code];
  return { http, body: { code, message, ...object } };
}

/** The message names the parameter as the gateway writes it. */
export const refusedParameter = (parameter: string, object: object = {}): Decision => ({
  http: gatewayCodes["952"].http,
  body: { code: "952", message: `invalid ${messageName(parameter)} value`, ...object },
});

/** Says which parameter is wrong, and which cards the sandbox takes. */
export function refusal({ refused: wrong }: Call, object: object = {}): Decision | undefined {
  if (!wrong) return undefined;
  const decision = refusedParameter(wrong.parameter, object);
  if (wrong.why !== "unpublished") return decision;
  const { code, message } = { code: "952", message: "invalid cardNumber value", ...decision.body };
  const body = {
    ...decision.body,
    code,
    message: `${message}: the sandbox takes the published test cards only`,
  };
  return { ...decision, body };
}

/** The transaction that the address names, or that there is none; of another kind looks the same. */
export function withTransaction(
  { path }: Call,
  seen: Seen,
  decide: (stored: Transaction) => Decision,
  name = "nit",
): Decision {
  const stored = seen.find(path[name]);
  return stored ? decide(stored) : refused("953");
}
