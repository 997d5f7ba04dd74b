import type { OutcomeRule, Situation } from "../schema.ts";
import { gatewayRules } from "./gateway-rules.data.ts";

type When = OutcomeRule["when"];
type RuleCondition = keyof When;

const relations = {
  lt: ["lt"],
  le: ["lt", "eq"],
  eq: ["eq"],
  gt: ["gt"],
} as const satisfies Record<string, readonly NonNullable<Situation["amountRelation"]>[]>;

const includes = (list: readonly string[], value: string | undefined): boolean =>
  value !== undefined && list.includes(value);

/** What each condition of a rule asks. Flags that nothing is known of do not fit. */
const conditions: Readonly<Record<RuleCondition, (when: When, situation: Situation) => boolean>> = {
  operation: ({ operation }, situation) => operation === "any" || operation === situation.operation,
  method: ({ method }, situation) => method === situation.method,
  amountCents: ({ amountCents }, situation) => amountCents === situation.amountCents,
  centsFrom: ({ centsFrom = 0 }, { amountCents }) => amountCents % 100 >= centsFrom,
  centsTo: ({ centsTo = 99 }, { amountCents }) => amountCents % 100 <= centsTo,
  cardIn: ({ cardIn = [] }, { card }) => includes(cardIn, card),
  amountRelation: ({ amountRelation }, situation) =>
    amountRelation !== undefined &&
    (relations[amountRelation.op] as readonly unknown[]).includes(situation.amountRelation),
  originalStatus: ({ originalStatus = [] }, situation) => includes(originalStatus, situation.originalStatus),
  originalStatusNot: ({ originalStatusNot = [] }, situation) =>
    !includes(originalStatusNot, situation.originalStatus),
  orOriginal: () => true,
  nitStatusNot: ({ nitStatusNot = [] }, { nitStatus }) =>
    nitStatus !== undefined && !nitStatusNot.includes(nitStatus),
  missingField: ({ missingField = "" }, { has }) => !has(missingField),
  hasField: ({ hasField = "" }, { has }) => has(hasField),
  invalidField: ({ invalidField }, { invalid }) => invalidField === invalid,
  antifraud: ({ antifraud = [] }, situation) => includes(antifraud, situation.antifraud),
  authorizerKind: ({ authorizerKind }, situation) => authorizerKind === situation.authorizerKind,
  status: ({ status }, situation) => status === situation.status,
  confirm: ({ confirm }, situation) => confirm === situation.confirm,
  otherwise: () => true,
  nitKnown: (when, { flags }) => when.nitKnown === flags.nitKnown,
  credentialsValid: (when, { flags }) => when.credentialsValid === flags.credentialsValid,
  authorizerEnabled: (when, { flags }) => when.authorizerEnabled === flags.authorizerEnabled,
  brandEnabled: (when, { flags }) => when.brandEnabled === flags.brandEnabled,
  cardExpired: (when, { flags }) => when.cardExpired === flags.cardExpired,
  authenticityAnswered: (when, { flags }) => when.authenticityAnswered === flags.authenticityAnswered,
  signed: (when, { flags }) => when.signed === flags.signed,
  cardAlreadyStored: (when, { flags }) => when.cardAlreadyStored === flags.cardAlreadyStored,
};

const isCondition = (name: string): name is RuleCondition => name in conditions;

const fits = ({ when }: OutcomeRule, situation: Situation): boolean =>
  Object.keys(when).every((name) => isCondition(name) && conditions[name](when, situation));

/** The rule that decides: of those that fit, the one with the lowest priority. */
export function ruleFor(
  situation: Situation,
  rules: readonly OutcomeRule[] = gatewayRules,
): OutcomeRule | undefined {
  return rules
    .filter((rule) => fits(rule, situation))
    .reduce<OutcomeRule | undefined>(
      (best, rule) => (best === undefined || rule.priority < best.priority ? rule : best),
      undefined,
    );
}
