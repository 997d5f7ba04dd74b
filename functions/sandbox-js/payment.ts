import { refused, refusedParameter, withTransaction } from "../simulator/answer.ts";
import type { Decider, Decision } from "../simulator/decider.ts";
import { one } from "../simulator/incoming/call.ts";
import { charge } from "../simulator/sale/charge.ts";
import { carriesToken, once } from "../simulator/sale/page-token.ts";
import { pick } from "../simulator/sale/sale.ts";

/** A buyer sees no receipt of the shop and no number of the institution: the shop's server asks for those. */
const toldNames = [
  "status",
  "nit",
  "order_id",
  "merchant_usn",
  "authorizer_id",
  "amount",
  "authorizer_code",
  "authorizer_message",
] as const;

function toldToPage(decision: Decision): Decision {
  const { body } = decision;
  if (!("payment" in body)) return decision;
  return { ...decision, body: { ...body, payment: pick(Object.assign({}, body.payment), toldNames) } };
}

/** Pays what the shop's server registered for its page, by the rules of the same payment over REST. */
export const pagePayment: Decider = {
  admits: carriesToken,
  decide: (call, seen, now) =>
    withTransaction(call, seen, (stored) => {
      if (stored.machine !== "payment") return refused("953");
      const order = one(call.body, "order_id");
      return once(stored, now, () =>
        order !== undefined && order !== (stored.facts["order_id"] ?? "")
          ? refusedParameter("order_id")
          : toldToPage(charge({ stored, operation: "payment-do", call, seen, now })),
      );
    }),
};
