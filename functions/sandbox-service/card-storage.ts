import { randomInt } from "node:crypto";
import { done, refusal, refused, refusedParameter } from "../simulator/answer.ts";
import type { Decider, Decision, Seen } from "../simulator/decider.ts";
import { type Call, one } from "../simulator/incoming/call.ts";
import { forcedAnswer } from "../simulator/incoming/outcome-header.ts";
import type { Transaction } from "../simulator/model.ts";
import { newPageToken, withPageToken } from "../simulator/page-token.ts";
import { tokenId, tokenOf } from "../simulator/sale/card-token.ts";
import { cardOf, newIdentifier, pick } from "../simulator/sale/sale.ts";
import { begun, moved } from "../simulator/transaction.ts";
import { inItsWords } from "./merchant.ts";

const storageNames = ["merchant_usn", "customer_id", "authorizer_id"] as const;

/** The object of an answer. */
const about = ({ status, facts, answered }: Transaction) => ({
  store: { status, ...pick(answered, ["nsua", "nita"]), ...pick(facts, storageNames) },
});

const isStored = ({ machine, status, facts }: Transaction): boolean =>
  machine === "storage" && status === "CON" && facts["kind"] !== "page";

/** yymmdd, eight digits and a letter. */
const newStorageNumber = (now: string): string =>
  `${now.slice(2, 10).replaceAll("-", "")}${String(randomInt(100_000_000)).padStart(8, "0")}A`;

interface Beginning {
  readonly call: Call;
  readonly id: (nita: string) => string;
  readonly status: string;
  readonly cause: string;
  readonly now: string;
}

function storage({ call, id, status, cause, now }: Beginning): Transaction {
  const nita = `Z${newIdentifier()}`;
  const given = Object.fromEntries([...call.body].map(([name, [value = ""]]) => [name, value]));
  return {
    ...begun({
      id: id(nita),
      machine: "storage",
      status,
      cause,
      at: now,
      facts: pick(given, storageNames),
      answered: { nita, nsua: newStorageNumber(now) },
    }),
    card: cardOf(call.body),
  };
}

const itself = (nita: string): string => nita;

/** The stored card of the same customer, where it is already there. */
function same(call: Call, { listed }: Seen): Transaction | undefined {
  const card = cardOf(call.body);
  const customer = one(call.body, "customer_id");
  return listed.find(
    (stored) =>
      card !== undefined &&
      isStored(stored) &&
      stored.facts["customer_id"] === customer &&
      stored.card?.brand === card.brand &&
      stored.card.lastFour === card.lastFour,
  );
}

/** Token, last digits and first digits, as the answer to a storage shows its card. */
function cardMembers(call: Call, merchantId: string, stored: Transaction): Record<string, string> {
  const number = one(call.body, "card.number");
  return {
    token: tokenOf(merchantId, stored.answered["nita"] ?? ""),
    ...(stored.card ? { suffix: stored.card.lastFour } : {}),
    ...(number === undefined ? {} : { bin: number.slice(0, 6) }),
  };
}

function store(call: Call, seen: Seen, now: string): Decision {
  const wrong = refusal(call);
  if (wrong) return wrong;
  const names = ["card.number", "card.wallet_transaction_id"];
  if (!names.some((name) => one(call.body, name))) return refusedParameter("card.number");
  const answer = forcedAnswer(call.forced ?? { kind: "approve" });
  const { http, code = done.code } = answer;
  if (answer.status !== "CON") {
    const denied = storage({ call, id: itself, status: "NEG", cause: "card not valid at SiTef", now });
    const body = { code, message: answer.message ?? "", ...about(denied) };
    return { http, body, stored: [denied], about: denied.id };
  }
  const { merchantId } = seen.store;
  const earlier = same(call, seen);
  const made = earlier
    ? storage({ call, id: itself, status: "DUP", cause: "card already stored", now })
    : storage({
        call,
        id: (nita) => tokenId(tokenOf(merchantId, nita)),
        status: "CON",
        cause: "card stored",
        now,
      });
  const card = cardMembers(call, merchantId, earlier ?? made);
  return { http: 200, body: { ...done, card, ...about(made) }, stored: [made], about: made.id };
}

/** Every stored card: lists run over the instants at which they were stored. */
const all = [{ list: "card", from: "0", to: "9" }] as const;

export const cardStore: Decider = { sees: () => all, decide: store };

const wholeNumber = (text: string | undefined, otherwise: number): number =>
  text === undefined || text === "" ? otherwise : Number(text);
const usualPage = 10;

/** As the list of cards calls one that can be used. */
const active = "ATV";

export const cardList: Decider = {
  sees: () => all,
  decide: (call, { store: { merchantId }, listed }) => {
    if (call.refused) return inItsWords(refusedParameter(call.refused.parameter));
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
    return { http: 200, body: { response_code: done.code, response_message: done.message, cards } };
  },
};

const seesToken = ({ path }: Call) => [{ id: tokenId(path["token"] ?? "") }];

function withStored(call: Call, seen: Seen, decide: (stored: Transaction) => Decision): Decision {
  const stored = seen.find(tokenId(call.path["token"] ?? ""));
  return stored ? decide(stored) : refused("953");
}

export const cardLookup: Decider = {
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

export const cardRemove: Decider = {
  sees: seesToken,
  decide: (call, seen, now) =>
    withStored(call, seen, (stored) => {
      const shown = { store: { status: stored.status } };
      if (stored.status !== "CON") return refused("102", shown);
      if (call.forced?.kind === "error") return refused(call.forced.code, shown);
      const removed = moved(stored, { status: "DEL", cause: "removed by the holder", at: now });
      const body = { ...done, store: { status: removed.status } };
      return { http: 200, body, stored: [removed], about: stored.id };
    }),
};

/** For the page that stores a card by itself; the page's token is told once, and of it only a hash is kept. */
export const cardStoreJsBegin: Decider = {
  sees: () => [],
  decide: (call, _seen, now) => {
    const wrong = refusal(call);
    if (wrong) return wrong;
    const begunStorage = storage({ call, id: itself, status: "CON", cause: "card stored", now });
    const token = newPageToken();
    const made = withPageToken({ ...begunStorage, facts: { ...begunStorage.facts, kind: "page" } }, token);
    const answer = about(made);
    const body = { ...done, store: { ...answer.store, store_token: token } };
    return { http: 201, body, stored: [made], about: made.id };
  },
};
