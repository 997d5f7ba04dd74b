import { authorizerKind } from "@portal/shared/esitef/authorizer-kinds.data.ts";
import type { GatewayOperationId } from "@portal/shared/esitef/operations.data.ts";
import type { OutcomeRule } from "@portal/shared/esitef/schema.ts";
import { done, refusal, refused, refusedParameter, withTransaction } from "../simulator/answer.ts";
import type { Decider, Decision, Seen } from "../simulator/decider.ts";
import { type Call, one } from "../simulator/incoming/call.ts";
import type { Transaction } from "../simulator/model.ts";
import {
  approvalOf,
  cardOf,
  factsOf,
  institutionOf,
  newAuthorization,
  newIdentifier,
  objectOf,
  outcomeOf,
  unusedSeconds,
} from "../simulator/sale.ts";
import { begun, later, moved } from "../simulator/transaction.ts";

/** The object that answers about a transaction stand in. */
const about = (transaction: Transaction) => ({ payment: objectOf(transaction) });

const isKnownAuthorizer = (call: Call): boolean => {
  const code = one(call.body, "authorizer_id");
  return code === undefined || authorizerKind(code) !== undefined;
};

/** Registers what will be charged; nothing is asked of an institution. */
function begin(call: Call, _seen: Seen, now: string): Decision {
  const wrong = refusal(call);
  if (wrong) return wrong;
  if (!isKnownAuthorizer(call)) return refused("5");
  if (call.forced?.kind === "error") return refused(call.forced.code);
  const transaction: Transaction = {
    ...begun({
      id: newIdentifier(),
      machine: "payment",
      status: "NOV",
      cause: "creation accepted",
      at: now,
      facts: factsOf(call.body),
    }),
    due: { at: later(now, unusedSeconds), status: "EXP", cause: "not used in time" },
  };
  return {
    http: 201,
    body: { ...done, ...about(transaction) },
    stored: [transaction],
    about: transaction.id,
  };
}

/** A NIT that waits for its payment: new, and no earlier call is still on its way to the institution. */
const isUnused = ({ status, due }: Transaction): boolean =>
  status === "NOV" && (due === undefined || due.status === "EXP");

/** The institution is silent: until it answers nobody knows, and by then the caller has gone. */
function unanswered(
  stored: Transaction,
  rule: OutcomeRule,
  seconds: number,
  call: Call,
  now: string,
): Decision {
  const due = {
    at: later(now, seconds),
    status: rule.follows?.status ?? "CON",
    cause: "the institution answered late",
  };
  const waiting = { ...stored, card: cardOf(call.body), due };
  return { http: 504, body: {}, stored: [waiting], about: stored.id, isLost: true };
}

interface Outcome {
  readonly status: string;
  readonly message: string;
  readonly said: Readonly<Record<string, string>>;
}

/** The sale after the institution's answer. */
function charged(
  stored: Transaction,
  { status, message, said }: Outcome,
  call: Call,
  at: string,
): Transaction {
  const isPostponed = stored.facts["additional_data.postpone_confirmation"] === "true";
  const reached = status === "CON" && isPostponed ? "PPC" : status;
  const isApproved = reached === "CON" || reached === "PPC";
  const sale: Transaction = {
    ...stored,
    facts: { ...stored.facts, ...factsOf(call.body) },
    card: cardOf(call.body),
  };
  const told = {
    ...sale.answered,
    ...said,
    ...(status === "ERR" ? {} : institutionOf(sale, at)),
    ...(isApproved ? approvalOf(sale, newAuthorization()) : {}),
  };
  return moved({ ...sale, answered: told }, { status: reached, cause: message, at });
}

/** What follows by itself. */
function dueAfter({ follows }: OutcomeRule, now: string): Transaction["due"] {
  if (follows?.afterSeconds === undefined || follows.status === undefined) return undefined;
  return { at: later(now, follows.afterSeconds), status: follows.status, cause: "by itself" };
}

/** What the institution's answer makes of a sale. */
function answered(stored: Transaction, rule: OutcomeRule, call: Call, now: string): Decision {
  if ("noAnswerSeconds" in rule.answer) {
    return unanswered(stored, rule, rule.answer.noAnswerSeconds, call, now);
  }
  const { http, status, code = "0", message = "", authorizerCode, authorizerMessage } = rule.answer;
  const said = {
    ...(authorizerCode ? { authorizer_code: authorizerCode } : {}),
    ...(authorizerMessage ? { authorizer_message: authorizerMessage } : {}),
  };
  if (status === undefined) return { http, body: { code, message }, about: stored.id };
  if (status === stored.status) {
    return { http, body: { code, message, payment: { ...said, ...objectOf(stored) } }, about: stored.id };
  }
  const sale = charged(stored, { status, message, said }, call, now);
  const transaction = { ...sale, due: dueAfter(rule, now) };
  return { http, body: { code, message, ...about(transaction) }, stored: [transaction], about: stored.id };
}

/** Charges what was registered, as the rules of `operation` say. */
export function charge(
  stored: Transaction,
  operation: GatewayOperationId,
  call: Call,
  now: string,
): Decision {
  if (stored.status === "EXP") return refused("954", about(stored));
  if (!isUnused(stored)) return refused("102", about(stored));
  const wrong = refusal(call, about(stored));
  return wrong ?? answered(stored, outcomeOf(call, operation, stored), call, now);
}

export const paymentBegin: Decider = { sees: () => [], decide: begin };

export const paymentDo: Decider = {
  decide: (call, seen, now) =>
    withTransaction(call, seen, (stored) => charge(stored, "payment-do", call, now)),
};

/**
 * A sale waits for its confirmation in PPC. One that stands for a payment made outside the gateway was created with the
 * type `confirmation`; nothing was charged that an undoing could give back.
 */
const waitsForWord = ({ status, facts }: Transaction, confirm: string): boolean =>
  status === "PPC" ||
  (status === "NOV" && facts["transaction_type"] === "confirmation" && confirm === "true");

/** The shop's word on a sale that waits for it. */
export const paymentConfirm: Decider = {
  decide: (call, seen, now) =>
    withTransaction(call, seen, (stored) => {
      const wrong = refusal(call, about(stored));
      if (wrong) return wrong;
      const confirm = one(call.query, "confirm");
      if (confirm !== "true" && confirm !== "false") return refusedParameter("confirm", about(stored));
      if (!waitsForWord(stored, confirm)) return refused("102", about(stored));
      const status = confirm === "true" ? "CON" : "PPN";
      const transaction = moved(stored, { status, cause: `confirm=${confirm}`, at: now });
      const payment = { status, nit: stored.id };
      return { http: 200, body: { ...done, payment }, stored: [transaction], about: stored.id };
    }),
};

/** Creation and charge in one call; nothing exists before it. */
export const paymentSingle: Decider = {
  sees: () => [],
  decide: (call, seen, now) => {
    const begunDecision = begin(call, seen, now);
    const [created] = begunDecision.stored ?? [];
    if (!created) return begunDecision;
    const decision = charge(created, "payment-do", call, now);
    const [paid = created] = decision.stored ?? [];
    // It never was a NIT that waits, so its history begins with what became of it.
    const stored = paid.past.length > 1 ? { ...paid, past: paid.past.slice(1) } : paid;
    return { ...decision, stored: [stored] };
  },
};
