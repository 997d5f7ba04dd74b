import { sentenceOf } from "../engine/answer.ts";
import type { Decider, Decision, Seen } from "../engine/decider.ts";
import { type Call, one } from "../engine/incoming/call.ts";
import { knownCard } from "../engine/incoming/card.ts";
import { storeAddress } from "../engine/incoming/store-address.ts";
import type { Transaction } from "../engine/model.ts";
import { decoupledAddress } from "../engine/outgoing/notice.ts";
import {
  authenticationBegun,
  authenticationReached,
  challengeOf,
  hasThreeDs,
  messageVersion,
  methodAddress,
  statusReached,
} from "../engine/sale/authenticate.ts";
import { authenticationValue, eciOf, isProven } from "../engine/sale/authentication.ts";
import { tokenId } from "../engine/sale/card-token.ts";
import { later } from "../engine/transaction.ts";

/** Codes of the 3DS server; they are not those of the gateway. */
const errors = {
  notFound: { http: 404, code: "2", detail: "transaction not found" },
  wrongStatus: { http: 400, code: "3", detail: "status does not allow the call" },
  notEnrolled: { http: 400, code: "305", detail: "issuer of the card has no 3DS 2" },
} as const;

/** As the documentation's browser flow says it. */
const browserChannel = "02";
/** Minutes for which the holder may answer elsewhere, unless the call says how many. */
const decoupledMinutes = 5;

const failed = ({ http, code, detail }: { http: number; code: string; detail: string }): Decision => ({
  http,
  body: { error: { code, detail } },
});

const malformed = (detail: string): Decision => failed({ http: 400, code: "203", detail });

const cardNames = ["cardholder.acct.number", "cartao"] as const;

function refusal({ refused }: Call): Decision | undefined {
  if (!refused) return undefined;
  const sentence = sentenceOf(refused);
  const detail = sentence ? `${refused.parameter}: ${sentence}` : refused.parameter;
  return failed({ http: 400, code: refused.why === "missing" ? "201" : "203", detail });
}

const server = ({ id, status }: Transaction) => ({ trans_id: id, status });

/** What is told of an authentication that has got somewhere. */
function result(stored: Transaction): object {
  const { id, status, facts } = stored;
  const eci = eciOf[status];
  return {
    three_ds_server: server(stored),
    ...(facts["brand_id"] ? { brand_id: facts["brand_id"] } : {}),
    ...(eci ? { eci } : {}),
    device_channel: browserChannel,
    ...(isProven(status) ? { authentication: { value: authenticationValue(id) } } : {}),
  };
}

const asSent = ({ body }: Call, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (one(body, name) ? [[name, one(body, name) ?? ""]] : [])));

const keptNames = ["purchase.amount", "purchase.currency", "brand_id", "merchant.mcc"] as const;

function begin(call: Call, seen: Seen, now: string): Decision {
  const wrong = refusal(call);
  if (wrong) return wrong;
  const { body } = call;
  const number = cardNames.map((name) => one(body, name)).find((given) => given !== undefined);
  const card = number === undefined ? seen.find(storedCard(call))?.card : knownCard(number);
  if (!card) return failed({ http: 400, code: number === undefined ? "201" : "203", detail: cardNames[0] });
  const amountCents = Number(one(body, "purchase.amount"));
  if (!hasThreeDs({ amountCents, number })) return failed(errors.notEnrolled);
  const authentication = authenticationBegun({
    card,
    country: call.country,
    facts: asSent(call, keptNames),
    now,
  });
  const three_ds_server = { ...server(authentication), message_version: messageVersion };
  const three_ds_method_url = methodAddress(seen.store.merchantId);
  const answer = { three_ds_server, three_ds_method_url };
  return { http: 200, body: answer, stored: [authentication], about: authentication.id };
}

function storedCard({ body }: Call): string | undefined {
  const token = one(body, "token");
  return token === undefined ? undefined : tokenId(token);
}

const threeDsBegin: Decider = {
  sees: (call) => [storedCard(call)].flatMap((id) => (id === undefined ? [] : [{ id }])),
  decide: begin,
};

/** What the tester asks for, or what the amount of the beginning says. */
function reached({ body, forced }: Call, { facts }: Transaction): string {
  if (forced?.kind === "approve") return "AUY";
  if (forced?.kind === "decline") return "AUN";
  if (forced?.kind === "error") return "ERR";
  return statusReached({
    amountCents: Number(facts["purchase.amount"]),
    has: (name) => body.has(name),
  });
}

/** What the page of a challenge must know: who asks, in which language, and where the result goes. */
const pageNames = ["notification_url", "browser.language", "three_ds_requestor.name"] as const;
/** What is kept for what follows. */
const toldNames: Readonly<Record<string, readonly string[]>> = { AUC: pageNames, AUD: [decoupledAddress] };

/** Asked elsewhere, a holder may answer for so long. */
function answersElsewhere({ body }: Call, now: string): Transaction["due"] {
  const minutes = Number(one(body, "three_ds_requestor.decoupled_max_time") ?? decoupledMinutes);
  return { at: later(now, minutes * 60), status: "AUN", cause: "holder refused or did not answer" };
}

function authenticate(call: Call, stored: Transaction, merchantId: string, now: string): Decision {
  if (stored.status !== "NEW") return failed(errors.wrongStatus);
  const wrong = refusal(call);
  if (wrong) return wrong;
  // The buyer's browser will be sent there.
  if (!storeAddress(one(call.body, "notification_url") ?? "")) return malformed("notification_url");
  const elsewhere = one(call.body, decoupledAddress);
  if (elsewhere !== undefined && !storeAddress(elsewhere)) return malformed(decoupledAddress);
  const status = reached(call, stored);
  const next = authenticationReached(stored, status, now);
  const isChallenge = status === "AUC";
  const facts = { ...next.facts, ...asSent(call, toldNames[status] ?? []) };
  const due = status === "AUD" ? answersElsewhere(call, now) : next.due;
  const transaction = { ...next, facts, due };
  const acs = isChallenge ? { acs: challengeOf(stored, merchantId) } : {};
  const body = { ...result(transaction), ...acs };
  return { http: 200, body, stored: [transaction], about: stored.id };
}

const withAuthentication = (
  { path }: Call,
  seen: Seen,
  decide: (stored: Transaction) => Decision,
): Decision => {
  const stored = seen.find(path["trans_id"]);
  return stored?.machine === "3ds" ? decide(stored) : failed(errors.notFound);
};

const threeDsAuthenticate: Decider = {
  decide: (call, seen, now) =>
    withAuthentication(call, seen, (stored) => authenticate(call, stored, seen.store.merchantId, now)),
};

const threeDsQuery: Decider = {
  decide: (call, seen) =>
    withAuthentication(call, seen, (stored) => ({ http: 200, body: result(stored), about: stored.id })),
};

export const threeDsDeciders = {
  "3ds-begin": threeDsBegin,
  "3ds-authenticate": threeDsAuthenticate,
  "3ds-query": threeDsQuery,
};
