import { callOrigins } from "@portal/shared/sandbox/call.ts";
import * as z from "zod/mini";
import type { KeyRange } from "../../platform/table/keys.ts";
import { allInStore, inStore } from "./store.ts";

/** A call as the workbench shows it: headers, parameters and answer, with every secret masked. */
export const recordedCallSchema = z.object({
  id: z.string(),
  at: z.string(),
  /** Whose interface it is; absent of a call of e-SiTef's. */
  product: z.optional(z.literal("sitefex-ws-consulta")),
  /** Absent of calls that were recorded before it was asked. */
  origin: z.optional(z.enum(callOrigins)),
  method: z.string(),
  /** Below the interface's address in the sandbox. */
  path: z.string(),
  operation: z.optional(z.string()),
  /** HTTP status of the answer; null where the call was left without one. */
  status: z.nullable(z.number()),
  /** `code` of the answer, where it has one. */
  code: z.optional(z.string()),
  durationMs: z.number(),
  /** What `x-sandbox-outcome` asked for. */
  outcome: z.optional(z.string()),
  /** The transaction that it was about. */
  transactionId: z.optional(z.string()),
  /** Ids of the published test cards that it named: of two that end alike, the masked number does not tell which. */
  cards: z.optional(z.array(z.string())),
  /** JSON texts. */
  query: z.string(),
  request: z.string(),
  answer: z.string(),
});
export type RecordedCall = z.output<typeof recordedCallSchema>;

export const recordedCallRef = (merchantId: string, id: string) => ({
  key: inStore(merchantId, "CALL", id),
  schema: recordedCallSchema,
});

/** All items of one kind in a store: what the workbench lists, and what emptying the store removes. */
export const storeRange = (
  merchantId: string,
  kind: "TX" | "CALL" | "LIST" | "IDEM" | "SEND" | "HEAR",
): KeyRange => allInStore(merchantId, kind);
