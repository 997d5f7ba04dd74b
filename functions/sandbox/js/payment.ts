import { refused, refusedParameter, withTransaction } from "../engine/answer.ts";
import type { Decision, PageDecider, Seen } from "../engine/decider.ts";
import { type Call, one } from "../engine/incoming/call.ts";
import { knownCard } from "../engine/incoming/card.ts";
import type { Transaction } from "../engine/model.ts";
import { authenticationFact, hasThreeDs } from "../engine/sale/authenticate.ts";
import { charge } from "../engine/sale/charge.ts";
import { carriesToken, once } from "../engine/sale/page-token.ts";
import { pick } from "../engine/sale/sale.ts";
import { amountOf } from "./authentication.ts";

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

/** The page's call with the authentication of its payment: which one that is, no page can say. */
function authenticated(call: Call, id: string | undefined): Call {
  const own = [...call.body].filter(([name]) => !name.startsWith("external_authentication."));
  const named: [string, string[]][] =
    id === undefined ? [] : [["external_authentication.reference_id", [id]]];
  return { ...call, body: new Map([...own, ...named]) };
}

/** What was authenticated with one card pays with no other. */
const isOfAnother = (number: string, asked: Transaction | undefined): boolean => {
  const card = knownCard(number);
  return (
    asked?.card !== undefined && (asked.card.brand !== card?.brand || asked.card.lastFour !== card.lastFour)
  );
};

function pay(call: Call, seen: Seen, stored: Transaction, now: string): Decision {
  const asked = seen.find(stored.facts[authenticationFact]);
  const number = one(call.body, "card.number") ?? "";
  if (isOfAnother(number, asked)) return refusedParameter("card.number");
  // 2 lets a card pay that cannot be authenticated, not a page that leaves it out.
  const isDenied =
    !asked && stored.facts["authenticate"] === "2" && hasThreeDs({ amountCents: amountOf(stored), number });
  const own = authenticated(call, asked?.id);
  return toldToPage(charge({ stored, operation: "payment-do", call: own, seen, now, isDenied }));
}

/** Pays what the shop's server registered for its page, by the rules of the same payment over REST. */
export const pagePayment: PageDecider = {
  admits: carriesToken,
  follows: ({ facts }) => [facts[authenticationFact]].flatMap((id) => id ?? []),
  decide: (call, seen, now) =>
    withTransaction(call, seen, (stored) =>
      stored.machine === "payment" ? once(stored, now, () => pay(call, seen, stored, now)) : refused("953"),
    ),
};
