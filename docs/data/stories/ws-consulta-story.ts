import type { WsConsultaOperationId } from "@portal/shared/ws-consulta/operations.data.ts";
import { wsConsultaCalls } from "../examples/ws-consulta-examples.ts";

const told = (id: WsConsultaOperationId, ...after: readonly string[]) => ({
  example: wsConsultaCalls[id].example,
  after,
});

/** What WS Consulta finds of the sale that e-SiTef's examples make. */
export const wsConsultaStory = {
  "query-transaction": told("query-transaction", "payment-do"),
  "query-by-date": told("query-by-date", "payment-do"),
  "query-by-bin": told("query-by-bin", "payment-do"),
  "query-by-export-date": told("query-by-export-date", "payment-do"),
  "query-reversal": told("query-reversal", "cancel-do"),
  "query-reversals-by-date": told("query-reversals-by-date", "cancel-do"),
  // Pending ones of the last two hours are left out.
  "query-pending": { ...told("query-pending", "postponedDo"), hoursLater: 3 },
  "confirm-pending": told("confirm-pending", "postponedDo"),
  "cancel-pending": told("cancel-pending", "postponedDo"),
  version: told("version"),
} as const satisfies Record<WsConsultaOperationId, object>;
