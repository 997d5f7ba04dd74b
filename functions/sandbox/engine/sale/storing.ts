import { randomInt } from "node:crypto";
import { done, refusal, refusedParameter } from "../answer.ts";
import type { Decision, Seen } from "../decider.ts";
import { type Call, one } from "../incoming/call.ts";
import { forcedAnswer } from "../incoming/outcome-header.ts";
import type { Transaction } from "../model.ts";
import { begun } from "../transaction.ts";
import { tokenId, tokenOf } from "./card-token.ts";
import { cardOf, newIdentifier, pick } from "./sale.ts";

const storageNames = ["merchant_usn", "customer_id", "authorizer_id"] as const;

/** The object of an answer. */
export const aboutStorage = ({ status, facts, answered }: Transaction) => ({
  store: { status, ...pick(answered, ["nsua", "nita"]), ...pick(facts, storageNames) },
});

export const isStored = ({ machine, status, facts }: Transaction): boolean =>
  machine === "storage" && status === "CON" && facts["kind"] !== "page";

/** yymmdd, eight digits and a letter. */
const newStorageNumber = (now: string): string =>
  `${now.slice(2, 10).replaceAll("-", "")}${String(randomInt(100_000_000)).padStart(8, "0")}A`;

interface StorageBeginning {
  readonly call: Call;
  /** What the storage is called in public. */
  readonly nita: string;
  readonly id: string;
  readonly status: string;
  readonly cause: string;
  readonly now: string;
}

export function storage({ call, nita, id, status, cause, now }: StorageBeginning): Transaction {
  const given = Object.fromEntries([...call.body].map(([name, [value = ""]]) => [name, value]));
  return {
    ...begun({
      id,
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

/** `Z` and 64 hexadecimal digits. */
export const newNita = (): string => `Z${newIdentifier()}`;

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

/** Stores the card of a call, unless it is stored already or not valid; under `nita`, where its page was given one. */
export function storeCard(call: Call, seen: Seen, now: string, nita = newNita()): Decision {
  const wrong = refusal(call);
  if (wrong) return wrong;
  const names = ["card.number", "card.wallet_transaction_id"];
  if (!names.some((name) => one(call.body, name))) return refusedParameter("card.number");
  const answer = forcedAnswer(call.forced ?? { kind: "approve" });
  const { http, code = done.code } = answer;
  if (answer.status !== "CON") {
    const denied = storage({
      call,
      nita,
      id: newNita(),
      status: "NEG",
      cause: "card not valid at SiTef",
      now,
    });
    const body = { code, message: answer.message ?? "", ...aboutStorage(denied) };
    return { http, body, stored: [denied], about: denied.id };
  }
  const { merchantId } = seen.store;
  const earlier = same(call, seen);
  const made = earlier
    ? storage({ call, nita, id: newNita(), status: "DUP", cause: "card already stored", now })
    : storage({
        call,
        nita,
        id: tokenId(tokenOf(merchantId, nita)),
        status: "CON",
        cause: "card stored",
        now,
      });
  const card = cardMembers(call, merchantId, earlier ?? made);
  return { http: 200, body: { ...done, card, ...aboutStorage(made) }, stored: [made], about: made.id };
}

/** Every stored card: lists run over the instants at which they were stored. */
export const allStored = [{ list: "card", from: "0", to: "9" }] as const;
