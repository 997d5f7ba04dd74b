import { type GatewayCodeName, gatewayCodes } from "@portal/shared/esitef/outcome/gateway-codes.data.ts";
import { messageName, type Refused } from "@portal/shared/esitef/values.ts";
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

/** What the sandbox has to say to a refused parameter. */
export function sentenceOf(wrong: Refused): string | undefined {
  if (wrong.why === "country") return wrong.refusal.sentence;
  return wrong.why === "unpublished" ? "the sandbox takes the published test cards only" : undefined;
}

/** With what the sandbox has to say to the gateway's own message. */
export function explained(decision: Decision, sentence: string): Decision {
  const { message, ...rest } = { message: "", ...decision.body };
  const { code, ...object } = { code: "", ...rest };
  return { ...decision, body: { code, message: `${message}: ${sentence}`, ...object } };
}

/** Says which parameter is wrong, which cards the sandbox takes, and what a country has. */
export function refusal({ refused: wrong }: Call, object: object = {}): Decision | undefined {
  if (!wrong) return undefined;
  const code = wrong.why === "country" ? wrong.refusal.code : "952";
  const decision = code === "952" ? refusedParameter(wrong.parameter, object) : refused(code, object);
  const sentence = sentenceOf(wrong);
  return sentence ? explained(decision, sentence) : decision;
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
