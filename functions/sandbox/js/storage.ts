import { refused, withTransaction } from "../engine/answer.ts";
import type { Decision, PageDecider } from "../engine/decider.ts";
import type { Call } from "../engine/incoming/call.ts";
import type { Transaction } from "../engine/model.ts";
import { storedBy } from "../engine/outgoing/notice.ts";
import { carriesToken, once } from "../engine/sale/page-token.ts";
import { pick } from "../engine/sale/sale.ts";
import { allStored, storeCard } from "../engine/sale/storing.ts";

/** Whose card it is said the server, which opened the storage; a page cannot say otherwise. */
const ofServer = (call: Call, { facts }: Transaction): Call => ({
  ...call,
  body: new Map([
    ...call.body,
    ...["merchant_usn", "customer_id"].map((name): [string, string[]] => [
      name,
      facts[name] === undefined ? [] : [facts[name]],
    ]),
  ]),
});

/** The store is told of it at its address for card hashes. */
const fromPage = ({ stored = [], ...decision }: Decision): Decision => ({
  ...decision,
  stored: stored.map((each) => ({ ...each, facts: { ...each.facts, [storedBy]: "page" } })),
});

/** Of the card's token a page is told nothing: it goes to the shop's server. */
function toldToPage(decision: Decision): Decision {
  const { body } = decision;
  if (!("code" in body && "message" in body && "store" in body)) return decision;
  const store = pick(Object.assign({}, body.store), ["status", "nita", "merchant_usn"]);
  return { ...decision, body: { code: body.code, message: body.message, store } };
}

/** Stores the card of a page for the customer that the shop's server named. */
export const pageStorage: PageDecider = {
  admits: carriesToken,
  sees: ({ path }) => [...Object.values(path).map((id) => ({ id })), ...allStored],
  decide: (call, seen, now) =>
    withTransaction(
      call,
      seen,
      (opened) =>
        opened.facts["kind"] === "page"
          ? once(opened, now, () =>
              toldToPage(fromPage(storeCard(ofServer(call, opened), seen, now, opened.id))),
            )
          : refused("953"),
      "nita",
    ),
};
