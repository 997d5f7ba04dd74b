import { authorizerKind } from "@portal/shared/esitef/authorizer-kinds.data.ts";
import { isOfferedIn } from "../../engine/country.ts";
import type { Transaction } from "../../engine/model.ts";
import { methodsFact } from "../begin/begin.ts";

/** How a buyer may pay on the page. */
export const methods = ["credit", "debit", "pix", "boleto"] as const;
export type Method = (typeof methods)[number];
export const isMethod = (name: string): name is Method => methods.some((method) => method === name);
export const isCard = (method: Method): boolean => method === "credit" || method === "debit";

/** The authorizer of what is paid without a card. */
export const withoutCard: Readonly<Partial<Record<Method, string>>> = { pix: "440", boleto: "404" };

const byDocumentedName: Readonly<Record<string, Method>> = { CRD: "credit", DBT: "debit" };

function ofAuthorizer(code: string): Method {
  const kind = authorizerKind(code);
  if (kind === "pix" || kind === "boleto" || kind === "debit") return kind;
  return "credit";
}

/** What the store lets its buyer choose from. Only a card can be reserved on. */
export function methodsOf(page: Transaction): readonly Method[] {
  const { facts } = page;
  const { authorizer_id: authorizer, [methodsFact]: allowed } = facts;
  if (authorizer !== undefined) return [ofAuthorizer(authorizer)];
  if (allowed !== undefined) return allowed.split(",").flatMap((id) => byDocumentedName[id] ?? []);
  if (facts["transaction_type"] === "preauthorization") return ["credit"];
  return methods.filter((method) => isOfferedIn(page, withoutCard[method]));
}

const most = 12;

/** Into how many parts the buyer may split it: as many as the store said, or as many as they like. */
export function instalmentsOf({ facts }: Transaction): readonly number[] {
  const { installments, installment_type: type } = facts;
  if (installments !== undefined) return [Number(installments)];
  const limit = type === "3" ? Number(facts["additional_data.max_installments_with_interest"] ?? most) : most;
  return Array.from({ length: Math.max(1, Math.min(most, limit)) }, (_, index) => index + 1);
}
