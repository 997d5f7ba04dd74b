import { type CentsDecision, centsRanges, failingAmountCents } from "../../fraud-prevention/cents-rule.ts";
import type { GatewayAnswer, OutcomeRule } from "../schema.ts";
import { gateway } from "./gateway-answer.ts";
import { rule } from "./rule.ts";

/** What the analysis comes to, and what its answer makes of a sale. What it does to the sale is inferred. */
const outcomes: Readonly<Record<CentsDecision, { readonly risk: string; readonly answer: GatewayAnswer }>> = {
  approved: { risk: "ACC", answer: gateway("0", { status: "CON", authorizerCode: "000" }) },
  review: { risk: "REV", answer: gateway("0", { status: "PPC", authorizerCode: "000" }) },
  rejected: { risk: "REJ", answer: gateway("951", { status: "NEG" }) },
  error: { risk: "INV", answer: gateway("131", { status: "ERR" }) },
};

const antifraud = ["konduto", "fraud_detect"] as const;

const riskRule = (priority: number, decision: CentsDecision, when: OutcomeRule["when"]): OutcomeRule => {
  const { risk, answer } = outcomes[decision];
  return rule(priority, { ...when, antifraud }, answer, { follows: { risk }, inferred: true });
};

/** What the risk analysis makes of sales and reservations, by the cents rule. */
export const riskRules: readonly OutcomeRule[] = ["payment-do", "preauth-do"].flatMap((operation) => [
  riskRule(35, "error", { operation, amountCents: failingAmountCents }),
  ...centsRanges.map(({ from, to, decision }) =>
    riskRule(40, decision, { operation, centsFrom: from, centsTo: to }),
  ),
]);
