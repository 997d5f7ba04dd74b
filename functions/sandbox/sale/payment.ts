import { done, refusal, refused, refusedParameter, withTransaction } from "../engine/answer.ts";
import type { Decider, Decision, Seen } from "../engine/decider.ts";
import { one } from "../engine/incoming/call.ts";
import type { Transaction } from "../engine/model.ts";
import { charge, chargeSights, inOneCall, registered } from "../engine/sale/charge.ts";
import { issuedTo } from "../engine/sale/issued/issued.ts";
import { newPageToken, withPageToken } from "../engine/sale/page-token.ts";
import { aboutNew } from "../engine/sale/sale.ts";
import { awaitsWord, withItsSchedule } from "../engine/sale/word.ts";
import { moved } from "../engine/transaction.ts";

/** With the token by which a page of the shop pays it. */
function forPage(registration: Decision): Decision {
  const [created] = registration.stored ?? [];
  if (!created) return registration;
  const token = newPageToken();
  const payment = { ...aboutNew(created)["payment"], pay_token: token };
  return { ...registration, body: { ...done, payment }, stored: [withPageToken(created, token)] };
}

const paymentBegin: Decider = {
  sees: () => [],
  decide: (call, _seen, now) => {
    const registration = registered(call, "payment", now);
    return one(call.body, "payment_js") === "true" ? forPage(registration) : registration;
  },
};

/** A reservation is registered at the same address; all else of it has addresses of its own. */
const preauthBegin: Decider = {
  sees: () => [],
  decide: (call, _seen, now) => registered(call, "preauthorization", now),
};

const isPayment = ({ machine }: Transaction): boolean => machine === "payment";

/** A sale may belong to a schedule, which waits for it. */
const follows: Decider["follows"] = ({ machine, original }) =>
  machine === "payment" && original !== undefined ? [original] : [];

/** With the schedule that waited for the sale. */
function withSchedule(decision: Decision, seen: Seen, now: string): Decision {
  const [payment] = decision.stored ?? [];
  return payment ? { ...decision, stored: withItsSchedule(payment, seen, now) } : decision;
}

const paymentDo: Decider = {
  sees: chargeSights,
  follows,
  decide: (call, seen, now) =>
    withTransaction(call, seen, (stored) => {
      if (!isPayment(stored)) return refused("953");
      const decision = charge({ stored, operation: "payment-do", call, seen, now, issue: issuedTo });
      return withSchedule(decision, seen, now);
    }),
};

/** It was created with the type `confirmation`, and stands for a payment that the gateway did not make. */
const isMadeOutside = ({ facts }: Transaction): boolean => facts["transaction_type"] === "confirmation";

/** Of a sale that was made outside nothing was charged that an undoing could give back. */
const waitsForWord = (sale: Transaction, confirm: string): boolean =>
  awaitsWord(sale) || (sale.status === "NOV" && isMadeOutside(sale) && confirm === "true");

/** Of a payment that was made outside the gateway the status is all that is answered. */
const confirmed = (sale: Transaction) => ({
  payment: isMadeOutside(sale) ? { status: sale.status } : { status: sale.status, nit: sale.id },
});

/** The shop's word on a sale that waits for it. */
const paymentConfirm: Decider = {
  follows,
  decide: (call, seen, now) =>
    withTransaction(call, seen, (stored) => {
      if (!isPayment(stored)) return refused("953");
      const wrong = refusal(call, confirmed(stored));
      if (wrong) return wrong;
      const confirm = one(call.query, "confirm");
      if (confirm !== "true" && confirm !== "false") return refusedParameter("confirm", confirmed(stored));
      if (!waitsForWord(stored, confirm)) return refused("102", confirmed(stored));
      const status = confirm === "true" ? "CON" : "PPN";
      const sale = moved(stored, { status, cause: `confirm=${confirm}`, at: now });
      const decision = { http: 200, body: { ...done, ...confirmed(sale) }, stored: [sale], about: sale.id };
      return withSchedule(decision, seen, now);
    }),
};

const paymentSingle = inOneCall("payment", "payment-do", issuedTo);

export const paymentDeciders = {
  "payment-begin": paymentBegin,
  "payment-do": paymentDo,
  "payment-confirm": paymentConfirm,
  "payment-confirm-external": paymentConfirm,
  "payment-single": paymentSingle,
  "payment-idempotent": paymentSingle,
  "preauth-begin": preauthBegin,
};
