import type { OutcomeRule } from "../schema.ts";
import { decidedAs } from "./rule-for.ts";
import { outcomeRules } from "./rules.data.ts";

/** The rules that a call is decided by, in the order in which they are asked. */
export function rulesOf(operation: string): OutcomeRule[] {
  const own = decidedAs[operation] ?? operation;
  return outcomeRules
    .filter(({ when }) => when.operation === own)
    .toSorted((one, other) => one.priority - other.priority);
}
