import type { OutcomeRule } from "../schema.ts";

type RuleExtras = Pick<OutcomeRule, "follows" | "inferred">;

/** The lower the number, the earlier it decides. */
export const rule = (
  priority: number,
  when: OutcomeRule["when"],
  answer: OutcomeRule["answer"],
  more: RuleExtras = {},
): OutcomeRule => ({ when, answer, priority, ...more });
