import { type Values, valuesOf } from "../esitef/values.ts";
import type { RecordedCall } from "../sandbox/call.ts";
import { type AttemptKind, attemptKinds, factsOfKind, listQueries } from "./attempt-kinds.data.ts";

/** A recorded call of a store, as far as a case may ask about it. */
export interface SeenCall
  extends Pick<
    RecordedCall,
    "id" | "at" | "origin" | "path" | "operation" | "status" | "code" | "transactionId" | "request" | "answer"
  > {
  readonly merchantId: string;
  /** Ids of the published test cards whose numbers it carried. */
  readonly cards: readonly string[];
}

/** A call with its texts taken apart. */
export interface ReadCall extends SeenCall {
  readonly sent: Values;
  readonly told: Values;
  readonly about: string | undefined;
}

function parsed(text: string): Values {
  try {
    return valuesOf(JSON.parse(text));
  } catch {
    // Longer texts are cut when they are recorded; what cannot be read proves nothing.
    return new Map();
  }
}

/** The last segment of an address below `payments`, `preauthorizations` and the like. */
const named = /\/([0-9a-f]{64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/|$)/;

/** What a call is about: as it was recorded, or as its address names it. */
const aboutOf = ({ transactionId, path }: SeenCall): string | undefined =>
  transactionId ?? named.exec(path)?.[1];

/** Its texts are read once, however many cases ask for them. */
export function readCall(call: SeenCall): ReadCall {
  const about = aboutOf(call);
  // What a lost answer would have said is recorded, but the store never read it.
  const told = call.status === null ? new Map<string, string[]>() : parsed(call.answer);
  return { ...call, about, sent: parsed(call.request), told };
}

/** Queries of a list name several transactions in their answers. */
export const tellsOf = (call: ReadCall, id: string): boolean =>
  listQueries.includes(call.operation ?? "") && (call.told.get("transactions[].nit")?.includes(id) ?? false);

const isKind = (name: string): name is AttemptKind => name in attemptKinds;
export const kindNames = Object.keys(attemptKinds).filter(isKind);
export const makes = (kind: AttemptKind, { operation }: SeenCall): boolean =>
  factsOfKind(kind).calls.includes(operation ?? "");

/** Of each identifier, the first call with which a page of the portal made or changed something of it. */
function portalWorks(calls: readonly SeenCall[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const call of calls) {
    const about = aboutOf(call);
    if (about === undefined || call.origin !== "portal" || !kindNames.some((kind) => makes(kind, call)))
      continue;
    const before = first.get(about);
    if (before === undefined || call.id < before) first.set(about, call.id);
  }
  return first;
}

/**
 * What the store's own program did. Calls of the portal's pages prove nothing, and of what one of them made or changed
 * nobody can tell any more whose work it is: what the program says of it from then on is left out, too.
 */
export function byProgram<Call extends SeenCall>(calls: readonly Call[]): Call[] {
  const works = portalWorks(calls);
  return calls.filter((call) => {
    const since = works.get(aboutOf(call) ?? "");
    return call.origin !== "portal" && (since === undefined || call.id < since);
  });
}
