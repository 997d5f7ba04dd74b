import type {
  CallLine,
  RecordedCall as CallView,
  OutcomeClass,
  SandboxProduct,
} from "@portal/shared/sandbox/model.ts";
import { outcomeClassOf } from "@portal/shared/sandbox/model.ts";
import { type LaneReader, readMerged } from "../../platform/table/merge.ts";
import { searchable } from "../../platform/table/search.ts";
import { readRange, type TablePage } from "../../platform/table/table.ts";
import { type RecordedCall, recordedCallSchema, storeRange } from "../engine/model.ts";

export interface CallFilter {
  readonly text?: string | undefined;
  readonly status?: OutcomeClass | undefined;
  readonly product?: SandboxProduct | undefined;
  readonly transactionId?: string | undefined;
}

function callLine(call: RecordedCall): CallLine {
  const { id, at, method, path, status, durationMs } = call;
  const { origin = "program" } = call;
  const { product = "e-sitef", operation = null, code = null, outcome = null, transactionId = null } = call;
  return {
    id,
    at,
    product,
    origin,
    method,
    path,
    operation,
    status,
    code,
    durationMs,
    outcome,
    transactionId,
  };
}

export function callView(call: RecordedCall): CallView {
  const { query, request, answer } = call;
  return { ...callLine(call), query, request, answer };
}

function isMeant(call: CallLine, { text = "", status, product, transactionId }: CallFilter): boolean {
  if (product !== undefined && call.product !== product) return false;
  if (status !== undefined && outcomeClassOf(call.status) !== status) return false;
  if (transactionId !== undefined && call.transactionId !== transactionId) return false;
  const words = searchable(`${call.method} ${call.path} ${call.operation ?? ""} ${call.code ?? ""}`);
  return searchable(text)
    .split(/\s+/)
    .every((word) => words.includes(word));
}

/** A page of a store's calls, newest first, and where the next one begins. */
export function readCalls(
  merchantId: string,
  filter: CallFilter,
  limit: number,
  after: string | undefined,
): Promise<TablePage<CallLine>> {
  const range = storeRange(merchantId, "CALL");
  const lane: LaneReader<CallLine> = async (from, stretch) => {
    const { items, end } = await readRange(
      { ...range, after: from, limit: stretch, newestFirst: true },
      recordedCallSchema,
    );
    const lines = items.map(({ position, item }) => ({ position, item: item && callLine(item) }));
    return { items: lines.filter(({ item }) => item === undefined || isMeant(item, filter)), end };
  };
  const isFiltered = Boolean(filter.text ?? filter.status ?? filter.product ?? filter.transactionId);
  return readMerged({ lanes: [lane], isFiltered, newestFirst: true }, limit, after);
}
