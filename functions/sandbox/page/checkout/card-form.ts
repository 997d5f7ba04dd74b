import { isOfferedIn } from "../../engine/country.ts";
import { knownCard } from "../../engine/incoming/card.ts";
import type { Transaction } from "../../engine/model.ts";
import { authorizers } from "../../engine/sale/card-query.ts";
import { instalmentsOf, isMethod, type Method, methodsOf } from "./methods.ts";

export type FieldName = "number" | "expiry" | "code";
/** Each names a text of the page. */
export type Problem =
  | "numberMissing"
  | "numberUnpublished"
  | "expiryMalformed"
  | "expiryPast"
  | "codeMalformed";
export type Problems = Readonly<Partial<Record<FieldName, Problem>>>;

/** What a buyer sends to pay. Of it nothing is kept but the card's brand and its last four digits. */
export interface Paying {
  readonly method: Method;
  readonly number: string;
  /** MMYY. */
  readonly expiry: string;
  readonly code: string;
  readonly instalments: number;
}

const digitsOf = (text: string | null): string => (text ?? "").replaceAll(/\D/g, "");

/** Undefined where the form names no method that the store offers. */
export function payingOf(form: URLSearchParams, transaction: Transaction): Paying | undefined {
  const method = form.get("method") ?? "";
  if (!isMethod(method) || !methodsOf(transaction).includes(method)) return undefined;
  const asked = Number(form.get("installments"));
  const offered = instalmentsOf(transaction);
  return {
    method,
    number: digitsOf(form.get("number")),
    expiry: digitsOf(form.get("expiry")),
    code: digitsOf(form.get("code")),
    instalments: method === "credit" && offered.includes(asked) ? asked : (offered[0] ?? 1),
  };
}

function expiryProblem(expiry: string, now: string): Problem | undefined {
  if (!/^(?:0[1-9]|1[0-2])\d{2}$/.test(expiry)) return "expiryMalformed";
  const month = `20${expiry.slice(2)}-${expiry.slice(0, 2)}`;
  return month < now.slice(0, 7) ? "expiryPast" : undefined;
}

/** A published card, of a brand that this store's country has. */
export function isTaken(number: string, page: Transaction): boolean {
  const card = knownCard(number);
  return card !== undefined && isOfferedIn(page, authorizers[card.brand] ?? "");
}

function numberProblem(number: string, page: Transaction): Problem | undefined {
  if (number === "") return "numberMissing";
  return isTaken(number, page) ? undefined : "numberUnpublished";
}

/** What the buyer has to set right. No number but a published one goes any further than this. */
export function problemsOf({ number, expiry, code }: Paying, page: Transaction, now: string): Problems {
  const problems = {
    number: numberProblem(number, page),
    expiry: expiryProblem(expiry, now),
    code: /^\d{3,4}$/.test(code) ? undefined : ("codeMalformed" as const),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}
