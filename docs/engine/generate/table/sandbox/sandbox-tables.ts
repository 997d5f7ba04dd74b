import type { GatewayOperationId } from "@portal/shared/esitef/operations.data.ts";
import { rulesOf } from "@portal/shared/esitef/outcome/rules-of.ts";
import { sandboxLimits } from "@portal/shared/esitef/outcome/sandbox.data.ts";
import type { OutcomeRule } from "@portal/shared/esitef/schema.ts";
import { centsRanges, failingAmountCents } from "@portal/shared/fraud-prevention/cents-rule.ts";
import type { Localized } from "@portal/shared/locales.ts";
import type { CodeTableSource } from "../../../../data/code-table.ts";
import { referenceWords } from "../../../../words/reference.ts";
import { answerText } from "../../rule-words.ts";

const words = referenceWords.sandboxTable;

const answerCell = (rule: OutcomeRule): Localized => ({
  pt: answerText(rule, "pt"),
  en: answerText(rule, "en"),
  es: answerText(rule, "es"),
});

/** Exact amounts of one call, by which the sandbox decides it. */
function amounts(
  name: keyof typeof words.amounts,
  operation: GatewayOperationId,
  method?: "card" | "pix",
): CodeTableSource {
  const rules = rulesOf(operation).filter(
    ({ when }) => when.amountCents !== undefined && when.antifraud === undefined && when.method === method,
  );
  return {
    id: `esitef-sandbox-${name}-amounts`,
    caption: words.amounts[name],
    columns: [words.cents, words.answer],
    anchorWord: name,
    rows: rules.map((rule) => ({
      code: String(rule.when.amountCents),
      cells: [answerCell(rule)],
      ...(rule.inferred && { inSandbox: true as const }),
    })),
  };
}

const sameEverywhere = (text: string): Localized => ({ pt: text, en: text, es: text });

const hundredth = (cents: number): string => (cents / 100).toFixed(2);
const twoDigits = (cents: number): string => String(cents).padStart(2, "0");

/** The cents rule. Konduto publishes it; that other engines follow it is inferred, so every row is marked. */
const riskTable: CodeTableSource = {
  id: "esitef-sandbox-risk",
  caption: words.risk.caption,
  columns: [words.risk.cents, words.risk.score, words.risk.comesTo],
  anchorWord: "centavos",
  rows: [
    ...centsRanges.map(({ from, to, decision }) => ({
      code: `${twoDigits(from)}-${twoDigits(to)}`,
      cells: [sameEverywhere(`${hundredth(from)} - ${hundredth(to)}`), words.risk[decision]],
      inSandbox: true as const,
    })),
    { code: String(failingAmountCents), cells: [words.risk.none, words.risk.error], inSandbox: true },
  ],
};

/** How the sandbox is told what to answer, and what it answers by itself. */
export const sandboxTables: readonly CodeTableSource[] = [
  {
    id: "esitef-sandbox-outcomes",
    caption: words.outcomes,
    columns: [sameEverywhere("x-sandbox-outcome"), words.effect],
    anchorWord: "cabecalho",
    rows: [
      { code: "approve", cells: [words.outcome.approve] },
      { code: "decline:51", cells: [words.outcome.decline] },
      { code: "error:131", cells: [words.outcome.error] },
      { code: "pending", cells: [words.outcome.pending] },
      { code: "retry", cells: [words.outcome.retry] },
      { code: "delay:20", cells: [words.outcome.delay] },
      { code: "lost", cells: [words.outcome.lost] },
    ],
  },
  amounts("card", "payment-do", "card"),
  amounts("reservation", "preauth-do"),
  amounts("pix", "payment-do", "pix"),
  amounts("3ds", "3ds-authenticate"),
  riskTable,
  {
    id: "esitef-sandbox-limits",
    caption: words.limits,
    columns: [words.value, words.limit],
    anchorWord: "limite",
    rows: [
      { code: String(sandboxLimits.callsPerSecond), cells: [words.perSecond] },
      { code: String(sandboxLimits.callsPerDay), cells: [words.perDay] },
      { code: String(sandboxLimits.longestDelaySeconds), cells: [words.longestDelay] },
      { code: String(sandboxLimits.gatewaySeconds), cells: [words.gatewayEnds] },
      { code: String(sandboxLimits.keptDays), cells: [words.kept] },
    ],
  },
];
