import { gatewayCodes } from "@portal/shared/esitef/outcome/gateway-codes.data.ts";
import { done, refusal, refused } from "../engine/answer.ts";
import type { Decider, Decision, Seen } from "../engine/decider.ts";
import { type Call, one } from "../engine/incoming/call.ts";
import { forcedAnswer } from "../engine/incoming/outcome-header.ts";
import type { Transaction } from "../engine/model.ts";
import { institutionOf, newIdentifier, pick, unusedSeconds } from "../engine/sale/sale.ts";
import { begun, later, moved } from "../engine/transaction.ts";

/** The documentation's carriers. */
const carriers = [
  { name: "Vivo", code: "001" },
  { name: "Claro", code: "002" },
  { name: "Oi", code: "003" },
  { name: "Tim", code: "004" },
] as const;
/** Code of the table of carriers, as the documentation prints it: the table of the sandbox never changes. */
const tableCode = "09A9681D09A9681D";
const accepted = { code: "0", message: "OK" } as const;

type Envelope =
  | "begin_recharge_response"
  | "list_dealers_response"
  | "list_branch_data_response"
  | "do_recharge_response"
  | "confirm_recharge_response";

/** This family says code and message inside an object of each call's own. */
function enveloped(decision: Decision, envelope: Envelope): Decision {
  const { code, message } = { code: "", message: "", ...decision.body };
  return { ...decision, body: { [envelope]: { esitef: { code, message } } } };
}

function begin(call: Call, _seen: Seen, now: string): Decision {
  const envelope = "begin_recharge_response";
  const wrong = refusal(call);
  if (wrong) return enveloped(wrong, envelope);
  const value = (name: string): string => one(call.body, `begin_recharge_request.${name}`) ?? "";
  const facts = { order_id: value("order_id"), merchant_usn: value("merchant_usn") };
  const kind = value("recharge_type") || "normal";
  const recharge: Transaction = {
    ...begun({
      id: newIdentifier(),
      machine: "recharge",
      status: "NOV",
      cause: "creation",
      at: now,
      facts: {
        ...Object.fromEntries(Object.entries(facts).filter(([, text]) => text !== "")),
        recharge_type: kind,
        is_signed: String(call.isSigned),
      },
    }),
    due: { at: later(now, unusedSeconds), status: "EXP", cause: "not used in time" },
  };
  const nit = call.isSigned ? { nit: recharge.id } : {};
  const body = { [envelope]: { esitef: { ...done }, ...nit } };
  const registered = { http: 201, body, stored: [recharge], about: recharge.id };
  const invalid = enveloped(refused("115"), envelope);
  return call.isSigned ? registered : { ...registered, handsOver: { field: "nit", refusal: invalid } };
}

const inWordsOf =
  (envelope: Envelope): NonNullable<Decider["says"]> =>
  (said) =>
    enveloped(said, envelope);

const rechargeBegin: Decider = { sees: () => [], decide: begin, says: inWordsOf("begin_recharge_response") };

/** The recharge that the address or the query names. What was created signed stays signed. */
function withRecharge(
  call: Call,
  seen: Seen,
  envelope: Envelope,
  decide: (stored: Transaction) => Decision,
): Decision {
  const wrong = refusal(call);
  if (wrong) return enveloped(wrong, envelope);
  const stored = seen.find(call.path["nit"] ?? one(call.query, "nit"));
  if (stored?.machine !== "recharge") return enveloped(refused("953"), envelope);
  const lacksSignature = stored.facts["is_signed"] === "true" && !call.isSigned;
  return lacksSignature ? enveloped(refused("956"), envelope) : decide(stored);
}

const seesQuery: Decider["sees"] = ({ query }) => {
  const nit = one(query, "nit");
  return nit === undefined ? [] : [{ id: nit }];
};

/** Carriers for phones, shops with branches for other products, none for a bill. */
function dealersOf({ facts }: Transaction): readonly object[] {
  if (facts["recharge_type"] === "invoice") return [];
  if (facts["recharge_type"] !== "others") return carriers;
  return carriers.map((carrier, index) => ({
    ...carrier,
    branches: [{ name: `${carrier.name} SP`, code: String(index + 1).padStart(11, "0") }],
    type_name: "PIN TELEFONE",
    type_code: "02",
  }));
}

const rechargeDealers: Decider = {
  sees: seesQuery,
  says: inWordsOf("list_dealers_response"),
  decide: (call, seen) =>
    withRecharge(call, seen, "list_dealers_response", (stored) => ({
      http: 200,
      body: {
        list_dealers_response: {
          status: stored.status,
          esitef: { ...done },
          authorizer: { code: "000" },
          hashes: { general: tableCode },
          dealers: dealersOf(stored),
        },
      },
      about: stored.id,
    })),
};

const rechargeBranchData: Decider = {
  sees: seesQuery,
  says: inWordsOf("list_branch_data_response"),
  decide: (call, seen) =>
    withRecharge(call, seen, "list_branch_data_response", (stored) => ({
      http: 200,
      body: { list_branch_data_response: { esitef: { code: done.code } } },
      about: stored.id,
    })),
};

const rechargeQuery: Decider = {
  decide: (call, seen) => {
    const stored = seen.find(call.path["nit"]);
    const wrong = refusal(call);
    if (wrong) return wrong;
    if (stored?.machine !== "recharge") return refused("953");
    return {
      http: 200,
      body: { status: stored.status, dealers: dealersOf(stored) },
      about: stored.id,
    };
  },
};

const request = "do_recharge_request";
const isCarrier = (code: string): boolean => carriers.some((each) => Number(each.code) === Number(code));

function make(stored: Transaction, call: Call, now: string): Decision {
  const envelope = "do_recharge_response";
  if (stored.status === "EXP") return enveloped(refused("954"), envelope);
  if (stored.status !== "NOV") return enveloped(refused("102"), envelope);
  const value = (name: string): string => one(call.body, `${request}.${name}`) ?? "";
  const wrong = [
    ...(isCarrier(value("dealer.code")) ? [] : ["doRechargeRequestDealerCode"]),
    ...(Number(value("amount")) > 0 ? [] : ["doRechargeRequestAmount"]),
  ][0];
  if (wrong) {
    const message = `invalid ${wrong} value`;
    return enveloped({ http: gatewayCodes["952"].http, body: { code: "952", message } }, envelope);
  }
  const answer = call.forced ? forcedAnswer(call.forced) : { http: 200, status: "CON", ...accepted };
  const { http, code = "0", message = "" } = answer;
  if (answer.status !== "CON" && answer.status !== "NEG") {
    return enveloped({ http, body: { code, message }, about: stored.id }, envelope);
  }
  const isPaid = value("payment.amount") !== "";
  const facts = { ...stored.facts, amount: value("amount"), is_paid: String(isPaid) };
  const { esitef_usn: usn = "" } = institutionOf(stored, now);
  const next = moved(
    { ...stored, facts, answered: { esitef_usn: usn } },
    answer.status === "CON"
      ? { status: "PPC", cause: "top-up made", at: now }
      : { status: "NEG", cause: "denied", at: now },
  );
  const names = pick(stored.facts, ["order_id", "merchant_usn"]);
  const esitef = { message: answer.status === "CON" ? accepted.message : message, code, usn };
  const body = { [envelope]: { status: next.status, ...names, esitef } };
  return { http, body, stored: [next], about: stored.id };
}

const rechargeDo: Decider = {
  decide: (call, seen, now) =>
    withRecharge(call, seen, "do_recharge_response", (stored) => make(stored, call, now)),
};

/** The shop's word: `true` keeps the top-up and its payment, `false` undoes both. */
const rechargeConfirm: Decider = {
  says: inWordsOf("confirm_recharge_response"),
  decide: (call, seen, now) =>
    withRecharge(call, seen, "confirm_recharge_response", (stored) => {
      if (stored.status !== "PPC") return enveloped(refused("102"), "confirm_recharge_response");
      const confirm = one(call.body, "confirm_recharge_request.confirm");
      const status = confirm === "true" ? "CON" : "PPN";
      const next = moved(stored, { status, cause: `confirm ${confirm}`, at: now });
      const payment = stored.facts["is_paid"] === "true" ? { payment: { status } } : {};
      const body = { confirm_recharge_response: { esitef: { ...accepted }, status, ...payment } };
      return { http: 200, body, stored: [next], about: stored.id };
    }),
};

export const rechargeDeciders = {
  "recharge-begin": rechargeBegin,
  "recharge-query": rechargeQuery,
  "recharge-dealers": rechargeDealers,
  "recharge-branch-data": rechargeBranchData,
  "recharge-do": rechargeDo,
  "recharge-confirm": rechargeConfirm,
};
