import { wsConsultaCauses } from "@portal/shared/ws-consulta/estado.data.ts";
import type { Transaction } from "../engine/model.ts";
import { awaitsWord, withItsSchedule } from "../engine/sale/word.ts";
import { moved } from "../engine/transaction.ts";
import { refused } from "./refusal.ts";
import { found, type SitefQuestion, saleOf } from "./search.ts";

export interface WsConsultaDecision {
  readonly http: number;
  readonly body?: object;
  /** What is stored in place of what was seen; each wins only over exactly what was seen. */
  readonly stored?: readonly Transaction[];
  /** The transaction that the call settled. */
  readonly about?: string;
}

const words = {
  "confirm-pending": { status: "CON", cause: wsConsultaCauses.confirmed },
  "cancel-pending": { status: "PPN", cause: wsConsultaCauses.voided },
} as const;

/** Somebody's word on a pending sale, as good as the shop's own. */
function settle(asking: SitefQuestion, word: (typeof words)[keyof typeof words]): WsConsultaDecision {
  const { seen, now } = asking;
  const sale = saleOf(asking)?.own;
  if (!sale) return refused({ why: "notFound" });
  if (sale.machine !== "payment" || !awaitsWord(sale))
    return { ...refused({ why: "notPending" }), about: sale.id };
  const after = moved(sale, { ...word, at: now });
  return { http: 200, stored: withItsSchedule(after, seen, now), about: after.id };
}

/** What becomes of a call whose values are in order. */
export function decide(asking: SitefQuestion): WsConsultaDecision {
  const { operation } = asking.call;
  if (operation === "confirm-pending" || operation === "cancel-pending")
    return settle(asking, words[operation]);
  // It reads nothing, so it is answered before.
  if (operation === "version") throw new Error("The version is no search.");
  return { http: 200, body: found(operation, asking) };
}
