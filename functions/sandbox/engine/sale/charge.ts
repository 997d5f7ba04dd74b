import { authorizerKind } from "@portal/shared/esitef/authorizer-kinds.data.ts";
import type { GatewayOperationId } from "@portal/shared/esitef/operations.data.ts";
import { gatewayCodes } from "@portal/shared/esitef/outcome/gateway-codes.data.ts";
import type { OutcomeRule } from "@portal/shared/esitef/schema.ts";
import { done, refusal, refused, refusedParameter } from "../answer.ts";
import { currencyFact } from "../country.ts";
import type { Decider, Decision, Seen, Sight } from "../decider.ts";
import { type Call, one } from "../incoming/call.ts";
import { outcomeHeader } from "../incoming/outcome-header.ts";
import { oversplit } from "../incoming/split.ts";
import type { Transaction } from "../model.ts";
import { begun, later, moved } from "../transaction.ts";
import { authenticationOf, useIn } from "./authentication.ts";
import { storedCardOf } from "./card-token.ts";
import { isInReview, type Judged, judge, reviewDeadline, withUnsent } from "./judged.ts";
import {
  about,
  aboutNew,
  approvalOf,
  cardOf,
  factsOf,
  institutionOf,
  newAuthorization,
  newIdentifier,
  newUsn,
  outcomeOf,
  unusedSeconds,
} from "./sale.ts";

type Card = Transaction["card"];

/** A registered sale that is charged now. */
interface Charging {
  readonly stored: Transaction;
  /** Whose rules decide. */
  readonly operation: GatewayOperationId;
  readonly call: Call;
  readonly seen: Seen;
  readonly now: string;
  /** The shop wants its buyer authenticated, and this one was not. */
  readonly isDenied?: boolean;
  /** What the buyer is shown of a sale that waits for them. */
  readonly issue?: ((sale: Transaction, now: string) => Record<string, string>) | undefined;
  /** No page says how the risk of two cards for one order is analysed, so it is not. */
  readonly isUnanalysed?: true;
}

const isKnownAuthorizer = (call: Call): boolean => {
  const code = one(call.body, "authorizer_id");
  return code === undefined || authorizerKind(code) !== undefined;
};

/** Registers what will be charged; nothing is asked of an institution. */
export function registered(call: Call, machine: "payment" | "preauthorization", now: string): Decision {
  const wrong = refusal(call);
  if (wrong) return wrong;
  if (!isKnownAuthorizer(call)) return refused("5");
  const part = oversplit(call.body);
  if (part) return refusedParameter(part);
  const transaction: Transaction = {
    ...begun({
      id: newIdentifier(),
      machine,
      status: "NOV",
      cause: "creation accepted",
      at: now,
      country: call.country,
      facts: { ...factsOf(call.body), ...currencyFact(call) },
    }),
    due: { at: later(now, unusedSeconds), status: "EXP", cause: "not used in time" },
  };
  const created = withUnsent(transaction, now);
  return {
    http: 201,
    body: { ...done, ...aboutNew(transaction) },
    stored: [created],
    about: transaction.id,
  };
}

/** A NIT that waits for its payment: new, and no earlier call is still on its way to the institution. */
const isUnused = ({ status, due }: Transaction): boolean =>
  status === "NOV" && (due === undefined || due.status === "EXP");

/** The institution is silent: until it answers nobody knows, and by then the caller has gone. */
function unanswered({ stored, now }: Charging, rule: OutcomeRule, seconds: number, card: Card): Decision {
  const due = {
    at: later(now, seconds),
    status: rule.follows?.status ?? "CON",
    cause: "the institution answered late",
  };
  const waiting = { ...stored, card, due };
  // What the caller gets is the gateway's own word for it.
  const body = { message: "Service Unavailable" };
  return { http: 503, body, stored: [waiting], about: stored.id, isLost: true };
}

interface Outcome {
  readonly status: string;
  readonly cause: string;
  readonly said: Readonly<Record<string, string>>;
  readonly judged: Judged;
}

/** What is known of a sale besides that it has a status: an institution that was not asked says nothing. */
function institutionIn(sale: Transaction, status: string, { isUnasked }: Judged, at: string) {
  if (status === "ERR") return {};
  return isUnasked ? { esitef_usn: newUsn(at) } : institutionOf(sale, at);
}

/** The sale after the answer. */
function charged(
  { stored, call, issue, now: at }: Charging,
  { status, cause, said, judged }: Outcome,
  card: Card,
): Transaction {
  const isPostponed =
    stored.machine === "payment" && stored.facts["additional_data.postpone_confirmation"] === "true";
  const reached = status === "CON" && isPostponed ? "PPC" : status;
  const isApproved = reached === "CON" || reached === "PPC";
  const facts = { ...stored.facts, ...factsOf(call.body) };
  const sale: Transaction = { ...stored, facts, card, analysis: judged.analysis };
  const institution = institutionIn(sale, status, judged, at);
  const told = {
    ...sale.answered,
    ...said,
    ...institution,
    ...(isApproved ? approvalOf(sale, newAuthorization()) : {}),
  };
  const issued = status === "PEN" ? issue?.({ ...sale, answered: told }, at) : undefined;
  return moved({ ...sale, answered: { ...told, ...issued } }, { status: reached, cause, at });
}

/** How long a sale waits for its shop's word; elsewhere the store's registration says. */
const wordSeconds = 24 * 60 * 60;

/** What follows by itself. */
function dueAfter(
  { follows }: OutcomeRule,
  { status, analysis }: Transaction,
  { store }: Seen,
  now: string,
): Transaction["due"] {
  if (isInReview(analysis)) return reviewDeadline(store.risk, now);
  if (status === "PPC") return { at: later(now, wordSeconds), status: "PPN", cause: "not confirmed in time" };
  if (follows?.afterSeconds === undefined || follows.status === undefined) return undefined;
  return { at: later(now, follows.afterSeconds), status: follows.status, cause: "by itself" };
}

/** What the answer of the institution and of the risk analysis makes of a sale. */
function answered(charging: Charging, judged: Judged, card: Card): Decision {
  const { stored, seen, now } = charging;
  const { rule } = judged;
  if ("noAnswerSeconds" in rule.answer) return unanswered(charging, rule, rule.answer.noAnswerSeconds, card);
  const { http, status, code = "0", message = "", authorizerCode, authorizerMessage } = rule.answer;
  const said = {
    ...(authorizerCode ? { authorizer_code: authorizerCode } : {}),
    ...(authorizerMessage ? { authorizer_message: authorizerMessage } : {}),
  };
  if (status === undefined) return { http, body: { code, message }, about: stored.id };
  if (status === stored.status) {
    const same = { ...stored, answered: { ...stored.answered, ...said } };
    return { http, body: { code, message, ...about(same) }, about: stored.id };
  }
  const sale = charged(charging, { status, cause: judged.cause ?? message, said, judged }, card);
  const transaction = { ...sale, due: dueAfter(rule, sale, seen, now) };
  return { http, body: { code, message, ...about(transaction) }, stored: [transaction], about: stored.id };
}

/** What a charge must see besides its own transaction: the stored card and the authentication that it names. */
export const chargeSights = (call: Call): readonly Sight[] =>
  [call.path["nit"], storedCardOf(call), authenticationOf(call)].flatMap((id) =>
    id === undefined ? [] : [{ id }],
  );

/** Kinds that are paid without a card. */
const withoutCard: ReadonlySet<string | undefined> = new Set(["pix", "boleto", "transfer", "wallet"]);

/** The card that pays, or the parameter that names none. */
function payingCard({ stored, call, seen }: Charging): { card?: Card; wrong?: string } {
  const token = storedCardOf(call);
  if (token !== undefined) {
    const kept = seen.find(token);
    return kept?.machine === "storage" && kept.status === "CON"
      ? { card: kept.card }
      : { wrong: "card.token" };
  }
  const card = cardOf(call.body);
  if (card || one(call.body, "card.wallet_transaction_id")) return { card };
  const authorizer = one(call.body, "authorizer_id") ?? stored.facts["authorizer_id"] ?? "";
  return withoutCard.has(authorizerKind(authorizer)) ? {} : { wrong: "card.number" };
}

const denial: OutcomeRule["answer"] = {
  http: gatewayCodes["951"].http,
  status: "NEG",
  code: "951",
  message: gatewayCodes["951"].message,
};

/** Charges what was registered, as the rules of `operation` say. */
export function charge(charging: Charging): Decision {
  const { stored, operation, call, seen, isDenied = false } = charging;
  if (stored.status === "EXP") return refused("954", about(stored));
  if (!isUnused(stored)) return refused("102", about(stored));
  const wrong = refusal(call, about(stored));
  if (wrong) return wrong;
  // Only a payment can wait for its institution.
  if (call.later && stored.machine !== "payment") return refusedParameter(outcomeHeader, about(stored));
  const { card, wrong: parameter } = payingCard(charging);
  const use = useIn(call, stored, seen.find(authenticationOf(call)));
  const unfit = parameter ?? use.wrong;
  if (unfit) return refusedParameter(unfit, about(stored));
  if (isDenied || use.isDenied) {
    const rule = { when: { operation }, answer: denial, priority: 0 };
    return answered(charging, { rule, analysis: stored.analysis }, card);
  }
  const rule = outcomeOf(call, operation, stored);
  return answered(charging, charging.isUnanalysed ? { rule } : judge(charging, rule), card);
}

/** Creation and charge in one call; nothing exists before it. */
export const inOneCall = (
  machine: "payment" | "preauthorization",
  operation: GatewayOperationId,
  issue?: Charging["issue"],
): Decider => ({
  sees: chargeSights,
  decide: (call, seen, now) => {
    const registration = registered(call, machine, now);
    const [created] = registration.stored ?? [];
    if (!created) return registration;
    const decision = charge({ stored: created, operation, call, seen, now, issue });
    const [paid = created] = decision.stored ?? [];
    // It never was a NIT that waits, so its history begins with what became of it.
    const stored = paid.past.length > 1 ? { ...paid, past: paid.past.slice(1) } : paid;
    return { ...decision, stored: [stored] };
  },
});
