import { createHash } from "node:crypto";
import { done, refusal, refused, refusedParameter } from "../engine/answer.ts";
import type { Decider, Decision, Seen } from "../engine/decider.ts";
import { type Call, one } from "../engine/incoming/call.ts";
import type { Transaction } from "../engine/model.ts";
import { factsOf, nested } from "../engine/sale/sale.ts";
import { begun, moved } from "../engine/transaction.ts";

/** This family names code and message otherwise, and its code is a number. */
export function inItsWords(decision: Decision): Decision {
  const { code, message, ...rest } = { code: "", message: "", ...decision.body };
  return { ...decision, body: { response_code: Number(code), response_message: message, ...rest } };
}

export const success = { response_code: Number(done.code), response_message: done.message } as const;

/** Registered merchants are kept beside the transactions of the store that registered them. */
const merchantId = (id: string): string => `MERCHANT-${id}`;

/** Derived, so that it is kept nowhere. It opens nothing: what is registered here is no store of the sandbox. */
const keyOf = (registrar: string, id: string): string =>
  createHash("sha256")
    .update(JSON.stringify(["merchant", registrar, id]))
    .digest("hex");

const sitefNumber = (id: string): string =>
  String(createHash("sha256").update(id).digest().readUInt32BE() % 100_000_000).padStart(8, "0");

function create(call: Call, seen: Seen, now: string): Decision {
  const wrong = refusal(call);
  if (wrong) return inItsWords(wrong);
  const id = one(call.body, "id") ?? "";
  if (!/^[\w-]+$/.test(id) || seen.find(merchantId(id)) || id === seen.store.merchantId) {
    return inItsWords(refusedParameter("id"));
  }
  const status = one(call.body, "merchant_status") === "I" ? "I" : "A";
  const { id: _, merchant_status: __, ...facts } = factsOf(call.body);
  const cause = status === "A" ? "creation" : "creation as inactive";
  const made = begun({ id: merchantId(id), machine: "merchant", status, cause, at: now, facts });
  const body = { ...success, id, key: keyOf(seen.store.merchantId, id) };
  return { http: 200, body, stored: [made], about: made.id };
}

const merchantCreate: Decider = {
  says: inItsWords,
  sees: ({ body }) => [{ id: merchantId(one(body, "id") ?? "") }],
  decide: create,
};

const seesMerchant: Decider["sees"] = ({ path }) => [{ id: merchantId(path["id"] ?? "") }];

function withMerchant(
  call: Call,
  seen: Seen,
  decide: (stored: Transaction, id: string) => Decision,
): Decision {
  const wrong = refusal(call);
  if (wrong) return inItsWords(wrong);
  const { id = "" } = call.path;
  const stored = seen.find(merchantId(id));
  return stored ? decide(stored, id) : inItsWords(refused("953"));
}

/** Only what is sent changes. */
const merchantEdit: Decider = {
  says: inItsWords,
  sees: seesMerchant,
  decide: (call, seen, now) =>
    withMerchant(call, seen, (stored) => {
      const { id: _, merchant_status: status = stored.status, ...facts } = factsOf(call.body);
      const changed = { ...stored, facts: { ...stored.facts, ...facts } };
      const cause = `edit with merchant_status ${status}`;
      const next = status === stored.status ? changed : moved(changed, { status, cause, at: now });
      return { http: 200, body: success, stored: [next], about: stored.id };
    }),
};

const merchantQuery: Decider = {
  says: inItsWords,
  sees: seesMerchant,
  decide: (call, seen) =>
    withMerchant(call, seen, (stored, id) => ({
      http: 200,
      body: {
        ...success,
        id,
        key: keyOf(seen.store.merchantId, id),
        sitef_merchant_id: sitefNumber(id),
        ...nested(stored.facts),
        merchant_status: stored.status,
      },
      about: stored.id,
    })),
};

const merchantStatus: Decider = {
  says: inItsWords,
  sees: seesMerchant,
  decide: (call, seen) =>
    withMerchant(call, seen, ({ id, status }) => ({
      http: 200,
      body: { ...success, merchant_status: status },
      about: id,
    })),
};

/** Asks for a token, which goes to the shop's authenticity address: the answer says only that it was made. */
const tokenRequest: Decider = {
  says: inItsWords,
  sees: () => [],
  decide: (call) => {
    const wrong = refusal(call);
    if (wrong) return inItsWords(wrong);
    return { http: 200, body: success, handsOver: { field: "token", refusal: inItsWords(refused("115")) } };
  },
};

export const merchantDeciders = {
  "merchant-token": tokenRequest,
  "merchant-create": merchantCreate,
  "merchant-edit": merchantEdit,
  "merchant-query": merchantQuery,
  "merchant-status": merchantStatus,
  "generic-token": tokenRequest,
};
