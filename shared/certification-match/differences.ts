import { afterSilence } from "./after-silence.ts";
import { type Attempt, amountOf, chargesOf, firstSent, methodOf } from "./attempt.ts";
import type { Difference } from "./model.ts";
import type { Wanted } from "./wanted.data.ts";

type CaseCheck = (attempt: Attempt, wanted: Wanted, all: readonly Attempt[]) => Difference | undefined;

const text = (value: string | undefined): string[] => (value === undefined ? [] : [value]);

const otherKind = ({ kind: seen }: Attempt, { kinds }: Wanted): Difference => ({
  what: "kind",
  wanted: [...kinds],
  seen: [seen],
});
const kind: CaseCheck = (attempt, wanted) =>
  wanted.kinds.includes(attempt.kind) ? undefined : otherKind(attempt, wanted);

const amount: CaseCheck = (attempt, { amountCents }) => {
  const seen = amountOf(attempt);
  return amountCents === undefined || amountCents === seen
    ? undefined
    : { what: "amount", wanted: amountCents, seen };
};

const status: CaseCheck = ({ statuses, calls }, { statuses: wanted }) => {
  const missing = wanted.filter((one) => !statuses.includes(one));
  if (missing.length === 0) return undefined;
  const code = calls.findLast((call) => call.code !== null && call.code !== "0")?.code;
  // A call that is refused before anything is made reaches no status; its code says why.
  return statuses.length === 0 && code
    ? { what: "refused", wanted: missing, seen: [code] }
    : { what: "status", wanted: missing, seen: text(statuses.at(-1)) };
};

const method: CaseCheck = (attempt, { method: wanted }) => {
  const seen = methodOf(attempt);
  return wanted === undefined || wanted === seen
    ? undefined
    : { what: "method", wanted: [wanted], seen: [seen] };
};

/** It was begun, and nobody was ever asked for the money: with what it would have been paid nobody knows. */
const isUncharged = (attempt: Attempt): boolean => attempt.kind === "sale" && chargesOf(attempt).length === 0;

const card: CaseCheck = (attempt, { cards: wanted }) =>
  wanted === undefined || isUncharged(attempt) || attempt.cards.some((id) => wanted.includes(id))
    ? undefined
    : { what: "card", wanted: [...wanted], seen: [...attempt.cards] };

const tokens = ["card.token", "payments[].card.token"];
const paidWith: CaseCheck = (attempt, { paidWith: wanted }) => {
  if (wanted === undefined || isUncharged(attempt)) return undefined;
  const hasToken = tokens.some((name) => firstSent(attempt, name) !== undefined);
  const seen = hasToken ? "token" : attempt.cards.length > 0 ? "number" : undefined;
  return seen === wanted ? undefined : { what: "paid-with", wanted: [wanted], seen: text(seen) };
};

const installments: CaseCheck = (attempt, { installments: wanted }) => {
  if (wanted === undefined) return undefined;
  const sent = firstSent(attempt, "installments");
  const seen = sent === undefined ? null : Number(sent);
  return seen === wanted ? undefined : { what: "installments", wanted, seen };
};

const installmentType: CaseCheck = (attempt, { installmentType: wanted }) => {
  const seen = firstSent(attempt, "installment_type");
  return wanted === undefined || wanted === seen
    ? undefined
    : { what: "installment-type", wanted: [wanted], seen: text(seen) };
};

const fields: CaseCheck = (attempt, { fields: wanted = [] }) => {
  const missing = wanted.filter((name) => !firstSent(attempt, name));
  return missing.length === 0 ? undefined : { what: "fields", wanted: missing, seen: [] };
};

const calls: CaseCheck = (attempt, { calls: named = [], withoutCalls = [], answer }) => {
  // Without a charge there is no answer to one.
  const isChargeMissing = answer === "arrived" && isUncharged(attempt) && named.length === 0;
  const wanted = isChargeMissing ? ["payment-do"] : named;
  const made = attempt.making.flatMap(({ operation }) => operation ?? []);
  const missing = wanted.filter((one) => !made.includes(one));
  const unwanted = withoutCalls.filter((one) => made.includes(one));
  if (unwanted.length > 0) return { what: "calls", wanted: missing, seen: unwanted };
  return missing.length === 0 ? undefined : { what: "calls", wanted: missing, seen: [...new Set(made)] };
};

/** A charge that was answered once is answered, however often it got lost before. */
const answered: CaseCheck = (attempt, { answer }) => {
  const made = chargesOf(attempt);
  if (answer !== "arrived" || made.length === 0) return undefined;
  const hasArrived = made.some((call) => call.status !== null);
  return hasArrived ? undefined : { what: "answer", wanted: ["arrived"], seen: ["lost"] };
};

const checks: readonly CaseCheck[] = [
  kind,
  amount,
  status,
  method,
  card,
  paidWith,
  installments,
  installmentType,
  fields,
  calls,
  answered,
];

function ofOriginal(
  { original }: Attempt,
  wanted: Wanted | undefined,
  all: readonly Attempt[],
): Difference[] {
  if (!wanted) return [];
  if (!original) return [{ what: "original", wanted: [...wanted.kinds], seen: [] }];
  return differencesOf(original, wanted, all);
}

/** Everything in which an attempt is not what is wanted; nothing where it proves the case. */
export function differencesOf(attempt: Attempt, wanted: Wanted, all: readonly Attempt[]): Difference[] {
  const { kinds, original } = wanted;
  // A payment that nobody cancelled yet is compared with the one that should have been.
  if (!kinds.includes(attempt.kind) && original?.kinds.includes(attempt.kind)) {
    return [otherKind(attempt, wanted), ...differencesOf(attempt, original, all)];
  }
  return [
    ...checks.flatMap((check) => check(attempt, wanted, all) ?? []),
    ...(wanted.answer === "lost" ? afterSilence(attempt, wanted, all) : []),
    ...ofOriginal(attempt, wanted.original, all),
  ];
}
