import type { CaseReturn } from "../certification/model.ts";
import { type Nearest, outcomesOf, type Script } from "../stage/findings.ts";
import type { Proving } from "../stage/verdict.ts";
import { type Attempt, amountOf, firstSent, lastCallOf } from "./attempt.ts";
import { differencesOf } from "./differences.ts";
import type { Difference, Finding } from "./model.ts";
import type { SeenCall } from "./seen-call.ts";
import { type CaseFacts, mayBeMeant, type Wanted, wantedFor } from "./wanted.data.ts";

/** What one attempt has to prove: a case, or one card of a case that is tested with several. */
interface CasePart {
  readonly caseId: string;
  readonly cardId: string | null;
  readonly wanted: Wanted;
}

/** What proves a case, and every call that it stands on. */
export interface Match {
  readonly proving: readonly Proving[];
  readonly at: string;
  readonly return: CaseReturn;
  readonly calls: readonly SeenCall[];
}

export interface CaseFinding {
  readonly caseId: string;
  readonly match: Match | null;
  readonly nearest: Finding["nearest"];
}

const slotsOf = (test: CaseFacts): CasePart[] =>
  test.cards
    ? test.cards.map((cardId) => ({ caseId: test.id, cardId, wanted: wantedFor(test, cardId) }))
    : [{ caseId: test.id, cardId: null, wanted: wantedFor(test) }];

const lastId = (attempt: Attempt): string => lastCallOf(attempt)?.id ?? "";
const newestOf = (attempts: readonly Attempt[]): Attempt | undefined =>
  attempts.toSorted((left, right) => (lastId(left) < lastId(right) ? -1 : 1)).at(-1);

/** A day as its calendar writes it: `YYYY-MM-DD`. */
export type DayOf = (at: string) => string;

const number = /^\d{1,20}$/;

/** Of what goes on after it was made, so many calls are kept, and the last. */
const othersKept = 4;

/** The calls that show what an attempt came to. Some stores ask about a payment for hours. */
function keptCalls({ calls, making }: Attempt): SeenCall[] {
  const others = calls.filter((call) => !making.includes(call));
  return [...making, ...others.slice(0, othersKept), ...others.slice(othersKept).slice(-1)];
}

/** What is filled in, of the newest of these attempts. A case with several cards has no single order. */
function returnOf(proofs: readonly CardProof[], dayOf: DayOf): CaseReturn {
  const newest = newestOf(proofs.map(({ attempt }) => attempt));
  const last = newest && lastCallOf(newest);
  if (!newest || !last) return {};
  const amount = amountOf(newest);
  const cardUsns = proofs.flatMap(({ cardId, attempt: { usns } }) =>
    cardId !== null && usns[0] !== undefined ? [[cardId, usns[0]] as const] : [],
  );
  const [platformUsn] = newest.usns;
  const sent = newest.original ?? newest;
  const orderId = firstSent(sent, "order_id") ?? firstSent(sent, "begin_recharge_request.order_id");
  const merchantUsn =
    firstSent(sent, "merchant_usn") ?? firstSent(sent, "begin_recharge_request.merchant_usn");
  const own = {
    ...(platformUsn === undefined ? {} : { platformUsn }),
    ...(orderId && orderId.length <= 40 ? { orderId } : {}),
    ...(merchantUsn !== undefined && number.test(merchantUsn) ? { merchantUsn } : {}),
  };
  return {
    isWebservice: newest.kind !== "page",
    testedOn: dayOf(last.at),
    ...(amount === null ? {} : { valueCents: amount }),
    ...(cardUsns.length > 0 ? { cardUsns: Object.fromEntries(cardUsns) } : own),
  };
}

interface CardProof {
  readonly cardId: string | null;
  readonly attempt: Attempt;
}

function matchOf(proofs: readonly CardProof[], dayOf: DayOf): Match {
  const attempts = proofs.flatMap(({ attempt }) => [
    attempt,
    ...(attempt.original ? [attempt.original] : []),
  ]);
  const calls = [...new Map(attempts.flatMap(keptCalls).map((call) => [call.id, call])).values()];
  const sorted = calls.toSorted((left, right) => (left.id < right.id ? -1 : 1));
  const newest = newestOf(proofs.map(({ attempt }) => attempt));
  return {
    proving: proofs.map(({ cardId, attempt: { nit } }) => ({ nit: nit ?? "", cardId })),
    at: (newest && lastCallOf(newest)?.at) ?? "",
    return: returnOf(proofs, dayOf),
    calls: sorted,
  };
}

/** Cards of a case that still lack a payment, beside those that have one. */
function missingCards(test: CaseFacts, proofs: readonly CardProof[]): Difference[] {
  const found = proofs.flatMap(({ cardId }) => cardId ?? []);
  const missing = test.requiredCards.filter((id) => !found.includes(id));
  return found.length > 0 && missing.length > 0 ? [{ what: "cards", wanted: missing, seen: found }] : [];
}

type Near = Nearest<Attempt, Difference> | undefined;

/** What is told of a case that is not proved; of one with several cards, also which of them lack a payment. */
function nearestOf(test: CaseFacts, proofs: readonly CardProof[], nearest: Near): Finding["nearest"] {
  const cards = missingCards(test, proofs);
  const attempt =
    nearest?.attempt ?? (cards.length > 0 ? newestOf(proofs.map((each) => each.attempt)) : undefined);
  const last = attempt && lastCallOf(attempt);
  if (!attempt || !last) return null;
  const differences = [...cards, ...(nearest?.differences ?? [])];
  return { nit: attempt.nit, at: last.at, closerTo: nearest?.closerTo ?? null, differences };
}

/** The script of Online Payment's certification, over these attempts. */
const scriptOver = (all: readonly Attempt[]): Script<CaseFacts, CasePart, Attempt, Difference> => ({
  slotsOf,
  differencesOf: (attempt, { wanted }) => differencesOf(attempt, wanted, all),
  mayBeMeant: ({ kind }, { wanted }) => mayBeMeant(wanted, kind),
  isProved: ({ requiredCards }, proved) =>
    proved.length > 0 && requiredCards.every((id) => proved.some(({ cardId }) => cardId === id)),
  hasResult: ({ statuses }) => statuses.some((status) => status !== "NOV"),
  positionOf: lastId,
  standsOn: ({ original }) => (original ? [original] : []),
  mostDifferences: 3,
});

/** For each case what proves it, or what comes nearest to it. */
export function findingsOn(
  cases: readonly CaseFacts[],
  attempts: readonly Attempt[],
  dayOf: DayOf,
): CaseFinding[] {
  return outcomesOf(scriptOver(attempts), cases, attempts).map(({ test, proofs, isProved, nearest }) => {
    const own = proofs.map(({ slot, attempt }) => ({ cardId: slot.cardId, attempt }));
    return {
      caseId: test.id,
      match: isProved ? matchOf(own, dayOf) : null,
      nearest: isProved ? null : nearestOf(test, own, nearest),
    };
  });
}
