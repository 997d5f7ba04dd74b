import type { Write } from "../platform/table/transaction.ts";
import type { Decision } from "./decider.ts";
import { cardIdsIn } from "./incoming/card.ts";
import { masked, withoutCards } from "./incoming/mask.ts";
import { outcomeHeader } from "./incoming/outcome-header.ts";
import type { Request } from "./incoming/request.ts";
import { expiry, type RecordedCall, recordedCallRef } from "./model.ts";

/** Of a request, what is shown of it. */
type Recordable = Pick<Request, "method" | "path" | "query" | "headers" | "body" | "json"> & {
  readonly matched:
    | { readonly operation: string; readonly path: Readonly<Record<string, string>> }
    | Extract<Request["matched"], string | undefined>;
};

interface Called {
  readonly id: string;
  readonly at: string;
  readonly durationMs: number;
  readonly request: Recordable;
  /** Without a body where the answer has none. */
  readonly decision: Pick<Decision, "http" | "isLost" | "about"> & { readonly body?: object };
  /** Whose interface it is, where it is not e-SiTef's. */
  readonly product?: RecordedCall["product"];
}

const codeOf = (body: object = {}): string | undefined =>
  "code" in body && typeof body.code === "string" ? body.code : undefined;

/** Longer texts are cut in the workbench; no documented call comes near it. */
const maxCharacters = 40_000;
const text = (value: unknown): string => JSON.stringify(masked(value) ?? null).slice(0, maxCharacters);

/** A stored card's token may stand at the end of an address. */
const withoutToken = (path: string, matched: Recordable["matched"]): string =>
  typeof matched === "object" && "token" in matched.path ? path.replace(/[^/]+\/?$/, "****") : path;

/** A call as the workbench shows it, without a key, a card's number or a code. */
export function recordOf({ id, at, durationMs, request, decision, product }: Called): RecordedCall {
  const { method, path, query, json, matched, headers } = request;
  const { http, body, isLost, about } = decision;
  const cards = cardIdsIn(request.body);
  return {
    id,
    at,
    product,
    method,
    path: withoutCards(withoutToken(path, matched)),
    operation: typeof matched === "object" ? matched.operation : undefined,
    status: isLost ? null : http,
    code: codeOf(body),
    durationMs: Math.round(durationMs),
    outcome: headers[outcomeHeader],
    transactionId: about,
    cards: cards.length > 0 ? cards : undefined,
    query: text(Object.fromEntries([...query].map(([name, values]) => [name, values.join(",")]))),
    request: text(json),
    answer: text(body),
  };
}

export const recordWrites = (merchantId: string, record: RecordedCall): Write[] => [
  {
    act: "append",
    key: recordedCallRef(merchantId, record.id).key,
    item: { ...record, ttl: expiry() },
  },
];
