import {
  type GatewayCodeName,
  gatewayCodes,
  isGatewayCode,
} from "@portal/shared/esitef/outcome/gateway-codes.data.ts";
import { gatewayRules } from "@portal/shared/esitef/outcome/gateway-rules.data.ts";
import { sandboxLimits } from "@portal/shared/esitef/outcome/sandbox.data.ts";
import type { OutcomeRule } from "@portal/shared/esitef/schema.ts";

/** The header by which a tester says what a call shall come to. */
export const outcomeHeader = "x-sandbox-outcome";

/** An API Gateway call ends after 30 s, so an answer cannot be held longer than this. */
export const { longestDelaySeconds } = sandboxLimits;

export type Forced =
  | { readonly kind: "approve" }
  /** With the code of the authorizer's denial. */
  | { readonly kind: "decline"; readonly code: string }
  /** With the gateway's code. */
  | { readonly kind: "error"; readonly code: GatewayCodeName };

export type Later = "pending" | "retry";

export interface Asked {
  readonly forced?: Forced;
  /** Held for so long before it is answered. */
  readonly delaySeconds?: number;
  /** Done, but never answered. */
  readonly isLost?: boolean;
  /** The institution takes the call in and answers later, or denies it and is asked again. */
  readonly later?: Later;
}

const declineCode = /^[0-9A-Z]{2,3}$/;

function one(text: string): Asked | undefined {
  const [kind = "", argument] = text.split(":", 2);
  if (kind === "approve" && argument === undefined) return { forced: { kind } };
  if (kind === "lost" && argument === undefined) return { isLost: true };
  if ((kind === "pending" || kind === "retry") && argument === undefined) return { later: kind };
  if (kind === "decline") {
    const code = argument ?? "51";
    return declineCode.test(code) ? { forced: { kind, code } } : undefined;
  }
  if (kind === "error" && argument !== undefined && isGatewayCode(argument) && argument !== "0") {
    return { forced: { kind, code: argument } };
  }
  if (kind === "delay" && argument !== undefined && /^\d{1,2}$/.test(argument)) {
    const delaySeconds = Number(argument);
    return delaySeconds <= longestDelaySeconds ? { delaySeconds } : undefined;
  }
  return undefined;
}

/**
 * `approve`, `decline:51`, `error:131`, `pending`, `retry`, `delay:20`, `lost`; what happens and when it is answered combine with a comma,
 * as in `decline:51,lost`. Undefined for anything else.
 */
export function askedOutcome(header: string | undefined): Asked | undefined {
  if (header === undefined || header.trim() === "") return {};
  const parts = header.split(",").map((part) => one(part.trim()));
  if (parts.some((part) => part === undefined)) return undefined;
  return Object.assign({}, ...parts);
}

const ofInstitution: ReadonlySet<GatewayCodeName> = new Set(["131", "134"]);

/** What a rule answers, where it answers at all. */
export type RuleAnswer = Exclude<OutcomeRule["answer"], { readonly noAnswerSeconds: number }>;

const isAnswer = (answer: OutcomeRule["answer"]): answer is RuleAnswer => "http" in answer;

/** The answer that a header forces, in the words of the rule that gives it by itself. */
export function forcedAnswer(forced: Forced): RuleAnswer {
  const rules: readonly OutcomeRule[] = gatewayRules;
  const answers = rules.map(({ answer }) => answer).filter(isAnswer);
  if (forced.kind === "approve") {
    return {
      http: 200,
      status: "CON",
      code: "0",
      message: gatewayCodes["0"].message,
      authorizerCode: "000",
      authorizerMessage: "Transacao Aprov.",
    };
  }
  const { code } = forced;
  if (forced.kind === "decline") {
    const { http, message } = gatewayCodes["951"];
    const known = answers.find(({ authorizerCode, status }) => authorizerCode === code && status === "NEG");
    const authorizerMessage = known?.authorizerMessage ?? "Autorizacao negada";
    return { http, status: "NEG", code: "951", message, authorizerCode: code, authorizerMessage };
  }
  const { http, message } = gatewayCodes[forced.code];
  // Only a failure at the institution is a status of the transaction; other errors leave it as it is.
  return (
    answers.find((answer) => answer.code === code && ofInstitution.has(forced.code)) ?? {
      http,
      code,
      message,
    }
  );
}
