import { authorizerKind } from "@portal/shared/esitef/authorizer-kinds.data.ts";
import { done, refusal, refused, refusedParameter, withTransaction } from "../engine/answer.ts";
import type { Decider, Decision } from "../engine/decider.ts";
import { type Call, one } from "../engine/incoming/call.ts";
import { forcedAnswer } from "../engine/incoming/outcome-header.ts";
import type { Transaction } from "../engine/model.ts";
import { about, factsOf, newIdentifier } from "../engine/sale/sale.ts";
import { begun, later } from "../engine/transaction.ts";
import { amountOf, canBeCancelled, carriedOut, opened, refundable } from "./refund.ts";

/**
 * Registers a cancellation. Signed, it answers with the NIT; else the NIT goes to the shop's authenticity address, and
 * the answer carries no more than its code.
 */
const cancelBegin: Decider = {
  sees: ({ body }) => {
    const usn = one(body, "esitef_usn");
    return usn === undefined ? [] : [{ list: "usn", from: usn, to: usn }];
  },
  decide: (call, seen, now) => {
    const wrong = refusal(call);
    if (wrong) return wrong;
    const original = seen.listed.find(
      ({ answered }) => answered["esitef_usn"] === one(call.body, "esitef_usn"),
    );
    if (!original || !canBeCancelled(original)) return refused("115");
    const cancellation = opened(original, now);
    const registered = { http: 201, body: done, stored: [cancellation], about: cancellation.id };
    if (!call.isSigned) return { ...registered, handsOver: { field: "nit", refusal: refused("115") } };
    return { ...registered, body: { ...done, cancellation: { nit: cancellation.id, status: "NOV" } } };
  },
};

/** Carries out the cancellation that was registered. Its sale is read with it, so that both change at once or neither. */
const cancelDo: Decider = {
  follows: ({ original }) => (original === undefined ? [] : [original]),
  decide: (call, seen, now) =>
    withTransaction(call, seen, (cancellation) => {
      if (cancellation.machine !== "cancellation") return refused("953");
      if (cancellation.status === "EXP") return refused("954", about(cancellation));
      if (cancellation.status !== "NOV") return refused("102", about(cancellation));
      const wrong = refusal(call, about(cancellation));
      if (wrong) return wrong;
      const original = seen.find(cancellation.original);
      if (!original || !canBeCancelled(original)) return refused("955", about(cancellation));
      return carriedOut(cancellation, original, call, now);
    }),
};

/** Cancels a sale by its own NIT, in one signed call. */
const cancelSingle: Decider = {
  decide: (call, seen, now) =>
    withTransaction(call, seen, (original) => {
      const wrong = refusal(call);
      if (wrong) return wrong;
      if (!canBeCancelled(original)) return refused("115");
      const cancellation = opened(original, now);
      if (call.later === "pending") return takenIn(cancellation, original, call, now);
      return madeAtOnce(carriedOut(cancellation, original, call, now));
    }),
};

/** What one call made never waited for a second one, so its history begins with what became of it. */
const fromOneCall = (transaction: Transaction): Transaction =>
  transaction.version === 0 ? { ...transaction, past: transaction.past.slice(1) } : transaction;

/** A cancellation that came to nothing was never made: its answer names no NIT that could be carried out. */
function madeAtOnce({ stored, ...decision }: Decision): Decision {
  if (stored) return { ...decision, stored: stored.map(fromOneCall) };
  const { code, message }: { code?: unknown; message?: unknown } = { ...decision.body };
  return { http: decision.http, body: { code, message } };
}

/** How long the institution takes over a refund that it answers later. */
const pendingSeconds = 30;

/** A refund that is answered later: the sale follows when it is, and only if it was approved. */
function takenIn(cancellation: Transaction, original: Transaction, call: Call, now: string): Decision {
  const cents = amountOf(call, original);
  if (cents === undefined) return refusedParameter("amount");
  const status = call.forced ? (forcedAnswer(call.forced).status ?? "ERR") : "CON";
  const at = later(now, pendingSeconds);
  const pending: Transaction = {
    ...begun({ ...cancellation, status: "PEN", cause: "asynchronous refund accepted", at: now }),
    facts: { ...cancellation.facts, amount: String(cents) },
    original: original.id,
    card: cancellation.card,
    due: { at, status, cause: "the institution answered" },
  };
  const sale: Transaction = {
    ...original,
    refundedCents: (original.refundedCents ?? 0) + cents,
    due: { at, status: cents === refundable(original) ? "EST" : "CON", cause: "the refund was approved" },
  };
  const answer = { cancellation: { nit: pending.id, status: "PEN" } };
  return {
    http: 200,
    body: { ...done, ...answer },
    stored: [pending, ...(status === "CON" ? [sale] : [])],
    about: pending.id,
  };
}

/** Gives back what was sold outside the gateway: nothing here knows the sale, so nothing can be checked against it. */
const cancelExternal: Decider = {
  sees: () => [],
  decide: (call, _seen, now) => {
    const wrong = refusal(call);
    if (wrong) return wrong;
    const facts = factsOf(call.body);
    if (authorizerKind(facts["authorizer_id"] ?? "") === undefined) return refused("5");
    if ((facts["terminal"] === undefined) !== (facts["company_code"] === undefined)) {
      return refusedParameter(facts["terminal"] === undefined ? "terminal" : "company_code");
    }
    const cents = Number(facts["amount"]);
    const id = newIdentifier();
    const outside: Transaction = {
      ...begun({
        id,
        machine: "payment",
        status: "CON",
        cause: "made outside the gateway",
        at: now,
        facts,
        country: call.country,
      }),
      facts: { ...facts, amount: String(cents) },
    };
    const { stored, ...decision } = madeAtOnce(carriedOut(opened(outside, now), outside, call, now));
    return stored
      ? { ...decision, stored: stored.filter(({ machine }) => machine === "cancellation") }
      : decision;
  },
};

export const cancellationDeciders = {
  "cancel-begin": cancelBegin,
  "cancel-do": cancelDo,
  "cancel-single": cancelSingle,
  "cancel-idempotent": cancelSingle,
  "cancel-async": cancelSingle,
  "cancel-external": cancelExternal,
};
