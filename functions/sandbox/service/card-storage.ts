import { done, refusal, refused, refusedParameter } from "../engine/answer.ts";
import type { Decider, Decision, Seen } from "../engine/decider.ts";
import { type Call, one } from "../engine/incoming/call.ts";
import type { Transaction } from "../engine/model.ts";
import { tokenId, tokenOf } from "../engine/sale/card-token.ts";
import { newPageToken, withPageToken } from "../engine/sale/page-token.ts";
import { pick } from "../engine/sale/sale.ts";
import { aboutStorage, allStored, isStored, newNita, storage, storeCard } from "../engine/sale/storing.ts";
import { moved } from "../engine/transaction.ts";

const cardStore: Decider = { sees: () => allStored, decide: storeCard };

const wholeNumber = (text: string | undefined, otherwise: number): number =>
  text === undefined ? otherwise : Number(text);
const usualPage = 10;

/** As the list of cards calls one that can be used. */
const active = "ATV";

interface CodeWithMessage {
  readonly code: string;
  readonly message: string;
}

/** The list names code and message as the registration of merchants does, but its code is a text. */
const inListWords = ({ code, message }: CodeWithMessage) => ({
  response_code: code,
  response_message: message,
});
const refusedInListWords = ({ http, body }: Decision): Decision => ({
  http,
  body: inListWords({ code: "", message: "", ...body }),
});

const cardList: Decider = {
  says: refusedInListWords,
  sees: () => allStored,
  decide: (call, { store: { merchantId }, listed }) => {
    if (call.refused) return refusedInListWords(refusedParameter(call.refused.parameter));
    const authorizer = one(call.query, "authorizer_id");
    const status = one(call.query, "status") ?? active;
    const found = listed.filter(
      (stored) =>
        isStored(stored) &&
        status === active &&
        (authorizer === undefined || stored.facts["authorizer_id"] === authorizer),
    );
    const limit = wholeNumber(one(call.query, "limit"), usualPage);
    const page = wholeNumber(one(call.query, "page"), 0);
    const cards = found.slice(page * limit, (page + 1) * limit).map((stored) => ({
      status: active,
      ...pick(stored.facts, ["authorizer_id", "customer_id"]),
      token: tokenOf(merchantId, stored.answered["nita"] ?? ""),
      ...(stored.card ? { suffix: stored.card.lastFour } : {}),
    }));
    return { http: 200, body: { ...inListWords(done), cards } };
  },
};

const seesToken = ({ path }: Call) => [{ id: tokenId(path["token"] ?? "") }];

function withStored(call: Call, seen: Seen, decide: (stored: Transaction) => Decision): Decision {
  const stored = seen.find(tokenId(call.path["token"] ?? ""));
  return stored ? decide(stored) : refused("953");
}

const cardLookup: Decider = {
  sees: seesToken,
  decide: (call, seen) =>
    withStored(call, seen, (stored) => ({
      http: 200,
      body: {
        ...done,
        store: { status: stored.status },
        card: stored.card ? { suffix: stored.card.lastFour } : {},
      },
      about: stored.id,
    })),
};

const statusOf = ({ status }: Transaction) => ({ store: { status } });

const cardRemove: Decider = {
  sees: seesToken,
  says: (said, call, seen) => {
    const stored = seen.find(tokenId(call.path["token"] ?? ""));
    return stored ? { ...said, body: { ...said.body, ...statusOf(stored) } } : said;
  },
  decide: (call, seen, now) =>
    withStored(call, seen, (stored) => {
      if (stored.status !== "CON") return refused("102", statusOf(stored));
      const removed = moved(stored, { status: "DEL", cause: "removed by the holder", at: now });
      const body = { ...done, ...statusOf(removed) };
      return { http: 200, body, stored: [removed], about: stored.id };
    }),
};

/** For the page that stores a card by itself; the page's token is told once, and of it only a hash is kept. */
const cardStoreJsBegin: Decider = {
  sees: () => [],
  decide: (call, _seen, now) => {
    const wrong = refusal(call);
    if (wrong) return wrong;
    const nita = newNita();
    const begunStorage = storage({ call, nita, id: nita, status: "CON", cause: "card stored", now });
    const token = newPageToken();
    const made = withPageToken({ ...begunStorage, facts: { ...begunStorage.facts, kind: "page" } }, token);
    const answer = aboutStorage(made);
    const body = { ...done, store: { ...answer.store, store_token: token } };
    return { http: 201, body, stored: [made], about: made.id };
  },
};

export const storageDeciders = {
  "card-store": cardStore,
  "card-list": cardList,
  "card-query": cardLookup,
  "card-remove": cardRemove,
  "card-store-js-begin": cardStoreJsBegin,
};
