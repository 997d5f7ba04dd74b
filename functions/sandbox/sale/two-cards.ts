import { done, refusal, refused, refusedParameter, withTransaction } from "../engine/answer.ts";
import type { Decider, Decision, Seen } from "../engine/decider.ts";
import type { Call } from "../engine/incoming/call.ts";
import type { Transaction } from "../engine/model.ts";
import { tokenId } from "../engine/sale/card-token.ts";
import { charge } from "../engine/sale/charge.ts";
import { newIdentifier, objectOf } from "../engine/sale/sale.ts";
import { begun, moved } from "../engine/transaction.ts";

const ofEachCard = [
  "amount",
  "authorizer_id",
  "installments",
  "installment_type",
  "card.number",
  "card.token",
  "card.wallet_transaction_id",
  "card.expiry_date",
  "card.security_code",
] as const;

/** A list that speaks of one card only cannot be told apart, so each parameter that comes must come for both. */
const halfGiven = ({ body }: Call): string | undefined =>
  ofEachCard
    .map((name) => `payments[].${name}`)
    .find((name) => ![0, 2].includes(body.get(name)?.length ?? 0));

/** The part of the call that charges one of the cards. */
function partOf(call: Call, index: number): Call {
  const values = ofEachCard.flatMap((name) => {
    const value = call.body.get(`payments[].${name}`)?.[index];
    return value === undefined ? [] : [[name, [value]] as const];
  });
  return { ...call, body: new Map(values) };
}

const centsOf = (call: Call, index: number): number => Number(partOf(call, index).body.get("amount")?.[0]);

/** The second sale inherits what the creation said, and takes its own amount. */
const second = (first: Transaction, at: string): Transaction => {
  const { machine, country, facts } = first;
  return begun({ id: newIdentifier(), machine, status: "NOV", cause: "second card", at, country, facts });
};

const isApproved = ({ status }: Transaction): boolean => status === "CON" || status === "PPC";

/** One of two cards was refused, so nothing is collected from the other one. */
const undone = (transaction: Transaction, at: string): Transaction =>
  isApproved(transaction)
    ? moved(
        { ...transaction, status: "PPC", past: withoutCollection(transaction, at) },
        { status: "PPN", cause: "the other card was refused", at },
      )
    : transaction;

const withoutCollection = ({ past }: Transaction, at: string): Transaction["past"] => [
  ...past.slice(0, -1),
  { status: "PPC", cause: "approved, waits for the other card", at },
];

function answered(call: Call, seen: Seen, stored: Transaction, now: string): Decision {
  const wrong = refusal(call, { payments: [objectOf(stored)] });
  if (wrong) return wrong;
  const half = halfGiven(call);
  if (half !== undefined) return refusedParameter(half);
  if (centsOf(call, 0) + centsOf(call, 1) !== Number(stored.facts["amount"])) {
    return refusedParameter("payments[].amount");
  }
  if (stored.status !== "NOV") return refused("102", { payments: [objectOf(stored)] });
  const decisions = [stored, second(stored, now)].map((each, index) =>
    charge({
      stored: each,
      operation: "payment-do",
      call: partOf(call, index),
      seen,
      now,
      isUnanalysed: true,
    }),
  );
  const charged = decisions.flatMap((decision) => decision.stored ?? []);
  const failed = decisions.find(({ http }) => http !== 200);
  const transactions = failed ? charged.map((each) => undone(each, now)) : charged;
  const payments = transactions.map(objectOf);
  const { http, body } = failed ?? { http: 200, body: done };
  const { code, message } = { ...done, ...body };
  return { http, body: { code, message, payments }, stored: transactions, about: stored.id };
}

/** Charges two cards for one order: both, or neither. */
export const paymentTwoCards: Decider = {
  sees: ({ path, body }) => [
    { id: path["nit"] ?? "" },
    ...(body.get("payments[].card.token") ?? []).map((token) => ({ id: tokenId(token) })),
  ],
  decide: (call, seen, now) => withTransaction(call, seen, (stored) => answered(call, seen, stored, now)),
};
