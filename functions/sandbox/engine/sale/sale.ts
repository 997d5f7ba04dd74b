import { randomBytes, randomInt } from "node:crypto";
import { authorizerKind } from "@portal/shared/esitef/authorizer-kinds.data.ts";
import type { GatewayOperationId } from "@portal/shared/esitef/operations.data.ts";
import { ruleFor } from "@portal/shared/esitef/outcome/rule-for.ts";
import { sandboxLimits } from "@portal/shared/esitef/outcome/sandbox.data.ts";
import type { OutcomeRule } from "@portal/shared/esitef/schema.ts";
import type { Values } from "@portal/shared/esitef/values.ts";
import { sandboxSitef } from "@portal/shared/ws-consulta/sandbox.data.ts";
import { analysisAnswer } from "../analysis.ts";
import { profileOf } from "../country.ts";
import { type Call, one } from "../incoming/call.ts";
import { isCardParameter, knownCard } from "../incoming/card.ts";
import { withoutCards } from "../incoming/mask.ts";
import { type Forced, forcedAnswer, type Later } from "../incoming/outcome-header.ts";
import type { MachineName, Transaction } from "../model.ts";
import { isPastMonth } from "./days.ts";

/** 64 hexadecimal digits, as every NIT, SID and SEID. */
export const newIdentifier = (): string => randomBytes(32).toString("hex");

const digits = (count: number): string => Array.from({ length: count }, () => String(randomInt(10))).join("");

/** How long an unused NIT lives elsewhere, the store's registration says. */
export const unusedSeconds = sandboxLimits.unusedMinutes * 60;

/** Values that are never kept, whatever takes them. */
const secret = /(?:^|\.)(?:security_code|expiry_date|cryptogram|token|cavv|merchant_key|password)$/;

/** What is kept of a call's values: no card, no key, no lists. */
export const factsOf = (values: Values): Record<string, string> =>
  Object.fromEntries(
    [...values].flatMap(([name, [value]]) =>
      value === undefined || secret.test(name) || isCardParameter(name) || name.includes("[]")
        ? []
        : [[name, withoutCards(value)]],
    ),
  );

export const cardOf = (values: Values): Transaction["card"] => knownCard(one(values, "card.number") ?? "");

let brasilia: Intl.DateTimeFormat | undefined;
/** Made when first needed and kept: making it takes longer than all else that is done for a payment. */
const inBrasilia = (): Intl.DateTimeFormat => {
  brasilia ??= new Intl.DateTimeFormat("en-GB", {
    timeZone: "America/Sao_Paulo",
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  });
  return brasilia;
};

const partsOf = (at: string) => {
  const parts = inBrasilia().formatToParts(new Date(at));
  return (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? "";
};

/** dd/MM/yyyyTHH:mm in Brasília, as the gateway writes instants. */
export function gatewayTime(at: string): string {
  const part = partsOf(at);
  return `${part("day")}/${part("month")}/${part("year")}T${part("hour")}:${part("minute")}`;
}

/** The day, yyyyMMdd, and the time, HHmmss, in Brasília, as SiTef writes instants. */
export function sitefTime(at: string): { readonly day: string; readonly time: string } {
  const part = partsOf(at);
  return {
    day: part("year") + part("month") + part("day"),
    time: part("hour") + part("minute") + part("second"),
  };
}

/** The gateway's own number of a sale. */
export const newUsn = (at: string): string => `${at.slice(2, 10).replaceAll("-", "")}${digits(9)}`;

const brandIssuer: Readonly<Record<string, string>> = { Visa: "1", Mastercard: "2" };

/** What an institution that was asked says of a sale, whatever it answered. */
export function institutionOf(transaction: Transaction, at: string): Record<string, string> {
  const kind = authorizerKind(transaction.facts["authorizer_id"] ?? "") ?? "card";
  const sequence = digits(6);
  const issuer = brandIssuer[transaction.card?.brand ?? ""];
  const acquirer = profileOf(transaction)?.acquirer ?? { id: "229", name: "Bin" };
  return {
    acquirer_id: acquirer.id,
    acquirer_name: acquirer.name,
    authorizer_date: gatewayTime(at),
    esitef_usn: newUsn(at),
    sitef_usn: sequence,
    host_usn: `999${sequence}`,
    ...(kind === "boleto"
      ? { payment_type: "B" }
      : kind === "pix"
        ? {}
        : { payment_type: kind === "debit" ? "D" : "C" }),
    ...(issuer ? { issuer } : {}),
    authorizer_merchant_id: "000000000000005",
    terminal_id: sandboxSitef.terminal,
    payment_date: gatewayTime(at),
  };
}

/** What only an approval has besides. */
export function approvalOf(transaction: Transaction, authorization: string): Record<string, string> {
  const { facts, card } = transaction;
  const lines = [
    transaction.machine === "preauthorization" ? "PRE-AUT. SIM." : "SANDBOX",
    card ? `${card.brand.toUpperCase()} ************${card.lastFour}` : "",
    `${profileOf(transaction)?.receiptAmount ?? "VALOR"} ${facts["amount"] ?? ""}`,
    `AUT ${authorization}`,
  ].filter((line) => line !== "");
  return {
    authorization_number: authorization,
    customer_receipt: lines.join("\n"),
    merchant_receipt: lines.join("\n"),
  };
}

export const newAuthorization = (): string => digits(6);

const repeated = ["order_id", "merchant_usn", "authorizer_id", "amount"] as const;

/** Those of these names that are there. */
export const pick = (
  from: Readonly<Record<string, string>>,
  names: readonly string[],
): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));

/** `boleto.barcode` becomes `{ boleto: { barcode } }`. */
export function nested(values: Readonly<Record<string, string>>): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const [outer = "", inner] = name.split(".");
    if (inner === undefined) object[outer] = value;
    else object[outer] = Object.assign({}, object[outer], { [inner]: value });
  }
  return object;
}

/** The object of an answer: identifier, status, what the shop said and what was answered. */
export function objectOf({ id, status, facts, answered, analysis }: Transaction): Record<string, unknown> {
  const own = Object.fromEntries(repeated.flatMap((name) => (facts[name] ? [[name, facts[name]]] : [])));
  const risk = analysisAnswer(analysis);
  return { status, nit: id, ...own, ...nested(answered), ...(risk ? { analysis: risk } : {}) };
}

/** The name of the object that an answer shows each kind of thing in. */
export const objectNames: Readonly<Partial<Record<MachineName, string>>> = {
  payment: "payment",
  html: "payment",
  preauthorization: "pre_authorization",
  cancellation: "cancellation",
  capture: "capture",
};

/** The object under its name. */
export const about = (transaction: Transaction): Record<string, object> => ({
  [objectNames[transaction.machine] ?? "payment"]: objectOf(transaction),
});

/** A creation answers nothing that only an institution or a later call asks of. */
export const aboutNew = ({ id, machine, status, facts }: Transaction): Record<string, object> => ({
  [objectNames[machine] ?? "payment"]: {
    status,
    nit: id,
    ...pick(facts, ["order_id", "merchant_usn", "amount"]),
  },
});

/** How long an institution takes that is late. */
const lateSeconds = 30;

/** Taken in, or denied and asked again; what the tester asked for besides is what it comes to in the end. */
function lateOutcome(later: Later, forced: Forced | undefined, operation: GatewayOperationId): OutcomeRule {
  const { status = "ERR" } = forcedAnswer(forced ?? { kind: "approve" });
  const follows = { afterSeconds: lateSeconds, status };
  const denied = forcedAnswer({ kind: "decline", code: "51" });
  const taken = forcedAnswer({ kind: "approve" });
  const answer =
    later === "retry"
      ? { ...denied, status: "RET" }
      : { http: taken.http, code: taken.code, message: taken.message, status: "PEN" };
  return { when: { operation }, answer, follows, priority: 0 };
}

/** Which rule decides a call to an institution; what the tester asked for comes before every rule. */
export function outcomeOf(call: Call, operation: GatewayOperationId, stored: Transaction): OutcomeRule {
  const { forced, body } = call;
  if (call.later) return lateOutcome(call.later, forced, operation);
  if (forced) {
    const answer = forcedAnswer(forced);
    return { when: { operation }, answer, priority: 0 };
  }
  const kept = { ...stored.facts, ...factsOf(body) };
  const kind = authorizerKind(kept["authorizer_id"] ?? "");
  const rule = ruleFor({
    operation,
    method: kind === "pix" ? "pix" : "card",
    amountCents: Number(kept["amount"] ?? 0),
    card: one(body, "card.number"),
    nitStatus: stored.status,
    authorizerKind: kind === "card" ? "credit" : kind,
    flags: {
      credentialsValid: true,
      nitKnown: true,
      authorizerEnabled: true,
      brandEnabled: true,
      cardExpired: isPastMonth(one(body, "card.expiry_date"), new Date()),
      otherwise: true,
    },
    has: (name) => name === "nit" || body.has(name) || kept[name] !== undefined,
  });
  if (!rule) throw new Error(`No rule decides ${operation}.`);
  return rule;
}
