import { ruleFor } from "@portal/shared/esitef/outcome/rule-for.ts";
import { refusedParameter } from "../engine/answer.ts";
import type { Decision } from "../engine/decider.ts";
import { type Call, one } from "../engine/incoming/call.ts";
import { forcedAnswer, type RuleAnswer } from "../engine/incoming/outcome-header.ts";
import type { Transaction } from "../engine/model.ts";
import {
  about,
  institutionOf,
  newAuthorization,
  newIdentifier,
  pick,
  unusedSeconds,
} from "../engine/sale/sale.ts";
import { begun, isLegal, later, moved } from "../engine/transaction.ts";

const centsOf = ({ facts }: Transaction): number => Number(facts["amount"] ?? 0);
/** What can still be given back: of a reservation that was collected, what was collected. */
export const refundable = (original: Transaction): number =>
  (original.capturedCents ?? centsOf(original)) - (original.refundedCents ?? 0);

/** Only what is confirmed can be cancelled, and a reservation only until it is collected. */
export const canBeCancelled = (original: Transaction): boolean =>
  original.status === "CON" && original.machine !== "cancellation" && original.capturedCents === undefined;

export function opened(original: Transaction, now: string): Transaction {
  return {
    ...begun({
      id: newIdentifier(),
      machine: "cancellation",
      status: "NOV",
      cause: "creation accepted",
      at: now,
      country: original.country,
      facts: pick(original.facts, ["order_id", "merchant_usn", "authorizer_id", "amount"]),
    }),
    original: original.id,
    card: original.card,
    due: { at: later(now, unusedSeconds), status: "EXP", cause: "not used in time" },
  };
}
/** The amount to give back: what is left, unless the call says less. */
export function amountOf(call: Call, original: Transaction): number | undefined {
  const asked = one(call.body, "amount");
  const cents = asked === undefined ? refundable(original) : Number(asked);
  return Number.isSafeInteger(cents) && cents > 0 && cents <= refundable(original) ? cents : undefined;
}

/** What the institution says of giving back so many cents. */
function answerOn(call: Call, original: Transaction, cents: number): RuleAnswer {
  if (call.forced) return forcedAnswer(call.forced);
  const amountRelation = cents === centsOf(original) ? "eq" : "lt";
  const situation = { operation: "cancel-do", method: "card", amountCents: cents, amountRelation } as const;
  const answer = ruleFor({ ...situation, flags: {}, has: () => true })?.answer;
  if (!answer || !("http" in answer)) throw new Error("No rule decides a cancellation.");
  return answer;
}

/** The cancellation with the institution's answer on it. */
function ended(
  cancellation: Transaction,
  original: Transaction,
  answer: RuleAnswer,
  at: string,
): Transaction {
  const { status = cancellation.status, message = "", authorizerCode, authorizerMessage } = answer;
  const isApproved = status === "CON";
  const said = isApproved ? "Transacao OK" : authorizerMessage;
  const answered = {
    ...(authorizerCode ? { authorizer_code: authorizerCode } : {}),
    ...(said ? { authorizer_message: said } : {}),
    ...(status === "ERR" ? {} : institutionOf(original, at)),
    ...(isApproved ? { authorization_number: newAuthorization() } : {}),
  };
  return moved({ ...cancellation, answered }, { status, cause: message, at });
}

/** The sale after so many cents of it were given back. */
function refunded(original: Transaction, cents: number, at: string): Transaction {
  const isWhole = cents === refundable(original);
  const cause = isWhole ? "refund of the whole amount approved" : "partial refund approved";
  const refundedCents = (original.refundedCents ?? 0) + cents;
  return moved({ ...original, refundedCents }, { status: isWhole ? "EST" : "CON", cause, at });
}

/** A failure at the institution leaves the cancellation as it was, to be tried again. */
const changes = ({ machine, status: from }: Transaction, to: string): boolean =>
  from !== to && isLegal(machine, from, to);

/** Gives back, or is refused by the institution; the sale follows. */
export function carriedOut(
  cancellation: Transaction,
  original: Transaction,
  call: Call,
  now: string,
): Decision {
  const cents = amountOf(call, original);
  if (cents === undefined) return refusedParameter("amount", about(cancellation));
  const answer = answerOn(call, original, cents);
  const { http, status, code = "0", message = "" } = answer;
  if (status === undefined || !changes(cancellation, status)) {
    return { http, body: { code, message, ...about(cancellation) }, about: cancellation.id };
  }
  const facts = { ...cancellation.facts, amount: String(cents) };
  const after = ended({ ...cancellation, facts }, original, answer, now);
  const sale = status === "CON" ? [refunded(original, cents, now)] : [];
  return {
    http,
    body: { code, message, ...about(after) },
    stored: [after, ...sale],
    about: after.id,
  };
}
