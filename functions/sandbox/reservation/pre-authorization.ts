import { reservationOperations } from "@portal/shared/esitef/operations/reservation-operations.data.ts";
import { ruleFor } from "@portal/shared/esitef/outcome/rule-for.ts";
import { firstRefused } from "@portal/shared/esitef/values.ts";
import { done, refusal, refused, refusedParameter, withTransaction } from "../engine/answer.ts";
import type { Decider, DecidersOf, Decision, Seen } from "../engine/decider.ts";
import { type Call, one } from "../engine/incoming/call.ts";
import { forcedAnswer, type RuleAnswer } from "../engine/incoming/outcome-header.ts";
import type { Transaction } from "../engine/model.ts";
import { preauthCardQuery } from "../engine/sale/card-query.ts";
import { charge, chargeSights, inOneCall } from "../engine/sale/charge.ts";
import {
  about,
  approvalOf,
  cardOf,
  institutionOf,
  newAuthorization,
  newIdentifier,
  objectOf,
  pick,
} from "../engine/sale/sale.ts";
import { begun, moved } from "../engine/transaction.ts";
import { reservationParameters } from "./parameters.ts";

const largestAmount = 999_999_999_999;
const centsOf = ({ facts }: Transaction): number => Number(facts["amount"] ?? 0);

const withReservation = (call: Call, seen: Seen, decide: (stored: Transaction) => Decision): Decision =>
  withTransaction(call, seen, (stored) =>
    stored.machine === "preauthorization" ? decide(stored) : refused("953"),
  );

/** Only what is reserved and not yet collected can be changed or collected. `object` is what the refusal shows of it. */
function notReserved(stored: Transaction, object: object): Decision | undefined {
  if (stored.status === "EXP") return refused("954", object);
  const isReserved = stored.status === "CON" && stored.capturedCents === undefined;
  return isReserved ? undefined : refused("102", object);
}

const said = ({ authorizerCode, authorizerMessage }: RuleAnswer): Record<string, string> => ({
  ...(authorizerCode ? { authorizer_code: authorizerCode } : {}),
  ...(authorizerMessage ? { authorizer_message: authorizerMessage } : {}),
});

/** With another amount reserved, where the institution agrees. */
function changed(stored: Transaction, cents: number, call: Call, now: string): Decision {
  const answer = forcedAnswer(call.forced ?? { kind: "approve" });
  const { http, code = "0", message = "" } = answer;
  if (answer.status !== "CON") {
    const object = { ...objectOf(stored), ...said(answer) };
    return { http, body: { code, message, pre_authorization: object }, about: stored.id };
  }
  const facts = { ...stored.facts, amount: String(cents) };
  const authorization = stored.answered["authorization_number"] ?? newAuthorization();
  const answered = {
    ...stored.answered,
    ...said(answer),
    ...institutionOf(stored, now),
    ...approvalOf({ ...stored, facts }, authorization),
  };
  const next = moved(
    { ...stored, facts, answered },
    { status: "CON", cause: "increment or edit accepted", at: now },
  );
  return { http, body: { code, message, ...about(next) }, stored: [next], about: stored.id };
}

/** The same address reserves, and later reserves another amount. */
function edited(stored: Transaction, call: Call, now: string): Decision {
  const definition = reservationOperations["preauth-edit"];
  const wrong = refusal(
    {
      ...call,
      refused: call.refused ?? firstRefused(definition, definition.body, call.body, reservationParameters),
    },
    about(stored),
  );
  if (wrong) return wrong;
  const cents = Number(one(call.body, "amount"));
  return cents > 0 ? changed(stored, cents, call, now) : refusedParameter("amount", about(stored));
}

const makeOrEdit: Decider = {
  sees: chargeSights,
  decide: (call, seen, now) =>
    withReservation(call, seen, (stored) =>
      stored.status === "CON" && call.body.has("amount")
        ? (notReserved(stored, about(stored)) ?? edited(stored, call, now))
        : charge({ stored, operation: "preauth-do", call, seen, now }),
    ),
};

const preauthDo = makeOrEdit;
const preauthEdit = makeOrEdit;
const preauthSingle = inOneCall("preauthorization", "preauth-do");

const preauthIncrement: Decider = {
  decide: (call, seen, now) =>
    withReservation(call, seen, (stored) => {
      const wrong = notReserved(stored, about(stored)) ?? refusal(call, about(stored));
      if (wrong) return wrong;
      const more = Number(one(call.body, "additional_amount"));
      const cents = centsOf(stored) + more;
      return more > 0 && cents <= largestAmount
        ? changed(stored, cents, call, now)
        : refusedParameter("additional_amount", about(stored));
    }),
};

/** What is collected stands beside its reservation, with a number of its own to be cancelled by. */
function collected(
  stored: Transaction,
  cents: number,
  answer: RuleAnswer,
  call: Call,
  now: string,
): Transaction {
  const status = answer.status === "CON" ? "CON" : "NEG";
  const facts = {
    ...pick(stored.facts, ["order_id", "merchant_usn", "authorizer_id"]),
    ...pick(Object.fromEntries([...call.body].map(([name, [value = ""]]) => [name, value])), [
      "installments",
      "installment_type",
    ]),
    amount: String(cents),
  };
  const capture: Transaction = {
    ...begun({
      id: newIdentifier(),
      machine: "capture",
      status,
      cause: answer.message ?? "",
      at: now,
      country: stored.country,
      facts,
    }),
    card: cardOf(call.body) ?? stored.card,
    original: stored.id,
  };
  const approval = status === "CON" ? approvalOf(capture, newAuthorization()) : {};
  return { ...capture, answered: { ...said(answer), ...institutionOf(capture, now), ...approval } };
}

function captureAnswer(stored: Transaction, cents: number, { forced }: Call): RuleAnswer | undefined {
  if (forced) return forcedAnswer(forced);
  const reserved = centsOf(stored);
  const amountRelation = cents > reserved ? "gt" : cents === reserved ? "eq" : "lt";
  const situation = { operation: "preauth-capture", method: "card", amountCents: cents } as const;
  const answer = ruleFor({ ...situation, amountRelation, flags: {}, has: () => true })?.answer;
  return answer && "http" in answer && answer.status !== undefined ? answer : undefined;
}

/** Collects what is reserved, or less, once. The answer names the reservation's NIT. */
function captured(stored: Transaction, call: Call, now: string): Decision {
  // A capture answers nothing of its reservation, and there is no capture yet.
  const wrong = notReserved(stored, {}) ?? refusal(call);
  if (wrong) return wrong;
  const cents = Number(one(call.body, "amount"));
  const answer = cents > 0 && cents <= centsOf(stored) ? captureAnswer(stored, cents, call) : undefined;
  if (!answer) return refusedParameter("amount");
  const { http, status, code = done.code, message = done.message } = answer;
  if (status !== "CON" && status !== "NEG") {
    const object = { ...said(answer), ...(status === undefined ? {} : { status }), nit: stored.id };
    return { http, body: { code, message, capture: object }, about: stored.id };
  }
  const made = collected(stored, cents, answer, call, now);
  const body = { code, message, capture: { ...objectOf(made), nit: stored.id } };
  const cause = "captured (the capture has its own status CON and its own esitef_usn)";
  const reservation =
    status === "CON" ? [moved({ ...stored, capturedCents: cents }, { status, cause, at: now })] : [];
  return { http, body, stored: [made, ...reservation], about: stored.id };
}

const preauthCapture: Decider = {
  decide: (call, seen, now) => withReservation(call, seen, (stored) => captured(stored, call, now)),
};

export const reservationDeciders: DecidersOf<typeof reservationOperations> = {
  "preauth-do": preauthDo,
  "preauth-edit": preauthEdit,
  "preauth-increment": preauthIncrement,
  "preauth-card-query": preauthCardQuery,
  "preauth-single": preauthSingle,
  "preauth-idempotent": preauthSingle,
  "preauth-capture": preauthCapture,
  "preauth-capture-idempotent": preauthCapture,
};
