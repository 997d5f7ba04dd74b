import { type GatewayOperationId, gatewayOperations, saids } from "../operations.data.ts";
import type { Said } from "../said.ts";
import type { OutcomeRule } from "../schema.ts";
import { outcomeRules } from "./rules.data.ts";

const asksOfNit = ({ when }: OutcomeRule): boolean =>
  when.missingField === "nit" || when.nitStatusNot !== undefined;

/** The rules that a call is decided by, in the order in which they are asked. */
export function rulesOf(operation: GatewayOperationId): OutcomeRule[] {
  const { decidedAs = operation }: Said = saids[operation];
  // What is created and carried out at once has no NIT before: rules that ask of one are not its own.
  const hasNit = gatewayOperations[operation].path.includes("{nit}");
  return outcomeRules
    .filter((rule) => rule.when.operation === decidedAs && (hasNit || !asksOfNit(rule)))
    .toSorted((one, other) => one.priority - other.priority);
}
