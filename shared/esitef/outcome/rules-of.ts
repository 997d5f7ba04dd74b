import type { OutcomeRule } from "../schema.ts";
import { decidedAs } from "./rule-for.ts";
import { outcomeRules } from "./rules.data.ts";

/** What is created and carried out at once has no NIT before: rules that ask of one are not its own. */
const isWithoutNit = (operation: string): boolean =>
  /^(?:payment|preauth)-(?:single|idempotent)$/.test(operation);
const asksOfNit = ({ when }: OutcomeRule): boolean =>
  when.missingField === "nit" || when.nitStatusNot !== undefined;

/** The rules that a call is decided by, in the order in which they are asked. */
export function rulesOf(operation: string): OutcomeRule[] {
  const own = decidedAs[operation] ?? operation;
  return outcomeRules
    .filter((rule) => rule.when.operation === own && !(isWithoutNit(operation) && asksOfNit(rule)))
    .toSorted((one, other) => one.priority - other.priority);
}
