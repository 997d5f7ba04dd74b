import { authorizerKind } from "@portal/shared/esitef/authorizer-kinds.data.ts";
import { riskRules } from "@portal/shared/esitef/outcome/risk-rules.data.ts";
import { ruleFor } from "@portal/shared/esitef/outcome/rule-for.ts";
import type { OutcomeRule } from "@portal/shared/esitef/schema.ts";
import { type CentsDecision, centsVerdict } from "@portal/shared/fraud-prevention/cents-rule.ts";
import { analysed, unsent } from "../analysis.ts";
import type { Seen } from "../decider.ts";
import { type Call, one } from "../incoming/call.ts";
import type { Analysis, Transaction } from "../model.ts";
import type { RiskSettings } from "../store.ts";
import { later } from "../transaction.ts";

/** What decides a charge, and what is known of its risk by then. */
export interface Judged {
  readonly rule: OutcomeRule;
  readonly analysis?: Analysis | undefined;
  /** Why the sale has its status; by default the gateway's message. */
  readonly cause?: string;
  /** The analysis came first, and no institution was asked after it. */
  readonly isUnasked?: boolean;
}

const parameter = "additional_data.anti_fraud";
const modes: Readonly<Record<string, Analysis["mode"] | undefined>> = {
  enabled_before_auth: "before",
  enabled_after_auth: "after",
};

/** With the analysis that its creation asked for. */
export function withUnsent(created: Transaction, at: string): Transaction {
  const mode = modes[created.facts[parameter] ?? ""];
  return mode ? { ...created, analysis: unsent(mode, at) } : created;
}

export const isInReview = (analysis: Transaction["analysis"]): boolean => analysis?.status === "REV";

const daySeconds = 24 * 60 * 60;

/** What becomes of a sale that nobody has reviewed by then. Without a configuration it is a day, and it is approved. */
export function reviewDeadline(settings: RiskSettings | undefined, now: string): Transaction["due"] {
  const at = later(now, (settings?.analysisExpiry ?? 1) * daySeconds);
  return settings?.actionAfterDeadline === "cancel"
    ? { at, status: "PPN", cause: "review deadline, portal set to reject" }
    : { at, status: "CON", cause: "review deadline, portal set to accept" };
}

interface Judging {
  readonly stored: Transaction;
  readonly operation: string;
  readonly call: Call;
  readonly seen: Seen;
  readonly now: string;
}

/** Only credit is analysed; of anything else, and of less than the company wants analysed, the engine is not asked. */
function isAnalysed({ stored, call, seen }: Judging, amountCents: number): boolean {
  const authorizer = one(call.body, "authorizer_id") ?? stored.facts["authorizer_id"] ?? "";
  const kind = authorizerKind(authorizer) ?? "card";
  return kind === "card" && amountCents >= (seen.store.risk?.triggerValue ?? 0);
}

/**
 * When the call wants it, or else the company's configuration. Of an amount that decides by itself the configuration
 * wants nothing: the tests of other products are made with those.
 */
function modeOf({ stored, call, seen }: Judging, { when }: OutcomeRule): Analysis["mode"] | undefined {
  const asked = one(call.body, parameter) ?? stored.facts[parameter];
  if (asked !== undefined) return modes[asked];
  return when.amountCents === undefined ? seen.store.risk?.trigger : undefined;
}

const causes = {
  approved: "accepted",
  review: "manual review",
  rejected: "rejected",
  error: "analysis not valid",
} as const satisfies Record<CentsDecision, string>;

const saleCauses = {
  review: "waits for the review of its risk",
  before: "rejected by the risk analysis, before the authorization",
  after: "rejected by the risk analysis, after the authorization",
  error: "analysis not valid",
} as const;

/** The risk analysis of every sandbox store. */
const antifraud = "fraud_detect";

/** What the analysis makes of a sale that it does not let through. */
function stopped(operation: string, amountCents: number, analysis: Analysis): Omit<Judged, "analysis"> {
  const found = ruleFor(
    { operation, method: "card", amountCents, antifraud, flags: {}, has: () => true },
    riskRules,
  );
  if (!found) throw new Error(`No rule says what the analysis of ${amountCents} cents comes to.`);
  const { mode, status } = analysis;
  if (status === "REV") return { rule: found, cause: saleCauses.review };
  if (status === "INV") return { rule: found, cause: saleCauses.error, isUnasked: true };
  // Nothing was authorized yet, or what was is undone.
  const isBefore = mode === "before";
  const rule = isBefore ? found : { ...found, answer: { ...found.answer, status: "PPN" } };
  return { rule, cause: saleCauses[mode], isUnasked: isBefore };
}

/**
 * A charge after its risk analysis, where one was asked for. Before the authorization, the analysis says whether the
 * institution is asked at all; after it, whether what was approved stands. What the tester asked for in the header comes
 * before both.
 */
export function judge(judging: Judging, rule: OutcomeRule): Judged {
  const { stored, operation, call, seen, now } = judging;
  const mode = modeOf(judging, rule);
  if (!mode || call.forced || call.later) return { rule, analysis: stored.analysis };
  const amountCents = Number(one(call.body, "amount") ?? stored.facts["amount"] ?? 0);
  const isApproved = "status" in rule.answer && rule.answer.status === "CON";
  if (!isAnalysed(judging, amountCents)) return { rule, analysis: stored.analysis };
  const waiting = { ...(stored.analysis ?? unsent(mode, now)), mode };
  if (mode === "after" && !isApproved) return { rule, analysis: waiting };
  const { decision, score } = centsVerdict(amountCents);
  const analysis: Analysis = {
    ...analysed(waiting, { cause: causes[decision], at: now }),
    ...(score === null ? {} : { score }),
    ...(seen.store.risk ? { rejectionMessage: seen.store.risk.rejectionMessage } : {}),
  };
  return decision === "approved"
    ? { rule, analysis }
    : { ...stopped(operation, amountCents, analysis), analysis };
}
