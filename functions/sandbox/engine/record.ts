import type { CallOrigin } from "@portal/shared/sandbox/call.ts";
import type { Write } from "../../platform/table/transaction.ts";
import type { Decision } from "./decider.ts";
import { cardIdsIn } from "./incoming/card.ts";
import { type Hide, masked, withoutCards } from "./incoming/mask.ts";
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
  readonly origin: CallOrigin;
  readonly request: Recordable;
  /** Without a body where the answer has none. */
  readonly decision: Pick<Decision, "http" | "isLost" | "about"> & { readonly body?: object };
  /** Hides the keys of its store. */
  readonly hide: Hide;
  /** Whose interface it is, where it is not e-SiTef's. */
  readonly product?: RecordedCall["product"];
}

const codeOf = (body: object = {}): string | undefined =>
  "code" in body && typeof body.code === "string" ? body.code : undefined;

/** Longer texts are cut in the workbench; no documented call comes near it. */
const maxCharacters = 40_000;
const textOf = (value: unknown, hide: Hide): string =>
  JSON.stringify(masked(value, hide) ?? null).slice(0, maxCharacters);

/** As people read it: a number could be written in percent signs as well. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A stored card's token may stand at the end of an address. */
const withoutToken = (path: string, matched: Recordable["matched"]): string =>
  typeof matched === "object" && "token" in matched.path ? path.replace(/[^/]+\/?$/, "****") : path;

/** A call as the workbench shows it, without a key, a card's number or a code. */
export function recordOf(called: Called): RecordedCall {
  const { id, at, durationMs, origin, request, decision, hide, product } = called;
  const { method, path, query, json, matched, headers } = request;
  const { http, body, isLost, about } = decision;
  const cards = cardIdsIn(request.body);
  const outcome = headers[outcomeHeader];
  const shown = (value: string): string => withoutCards(hide(value));
  return {
    id,
    at,
    product,
    origin,
    method,
    path: shown(readable(withoutToken(path, matched))),
    operation: typeof matched === "object" ? matched.operation : undefined,
    status: isLost ? null : http,
    code: codeOf(body),
    durationMs: Math.round(durationMs),
    outcome: outcome === undefined ? undefined : shown(outcome),
    transactionId: about,
    cards: cards.length > 0 ? cards : undefined,
    query: textOf(Object.fromEntries([...query].map(([name, values]) => [name, values.join(",")])), hide),
    request: textOf(json, hide),
    answer: textOf(body, hide),
  };
}

export const recordWrites = (merchantId: string, record: RecordedCall): Write[] => [
  {
    act: "append",
    key: recordedCallRef(merchantId, record.id).key,
    item: { ...record, ttl: expiry() },
  },
];
