import { answerStatus, sandboxSitef } from "@portal/shared/ws-consulta/sandbox.data.ts";
import type { APIGatewayProxyEventV2 as Event } from "aws-lambda";
import { newUlid } from "../../platform/table/new-ulid.ts";
import { readAll, readableItems, readRange, type Snapshot } from "../../platform/table/table.ts";
import { transact } from "../../platform/table/transaction.ts";
import { one } from "../engine/incoming/call.ts";
import { isMerchantId, opens } from "../engine/incoming/credentials.ts";
import { withoutOwnKeys } from "../engine/incoming/own-keys.ts";
import { listRange, type Store, storeRef } from "../engine/model.ts";
import { quotaReads, quotaWrites, retryAfterSeconds } from "../engine/quota.ts";
import { recordOf, recordWrites } from "../engine/record.ts";
import { type Answer, answeredBy, putOff } from "../engine/serving/attempts.ts";
import { showingFailure } from "../engine/serving/failure.ts";
import { seenIn, transactionRefs, transactionWrites } from "../engine/sight.ts";
import { later } from "../engine/transaction.ts";
import { decide, type WsConsultaDecision } from "./decide.ts";
import { type Incoming, incomingOf } from "./incoming.ts";
import { refusalOf, refused } from "./refusal.ts";
import { periodIn } from "./search.ts";

/** A sale may wait so long for its shop's word after the day of its creation, or for its buyer on a page. */
const carriedSeconds = 3 * 24 * 60 * 60;

/** A caller whom the store's key let in. */
interface Caller {
  readonly store: Store;
  readonly counters: Snapshot;
  readonly realNow: Date;
}

async function admitted({ merchantId, merchantKey }: Incoming): Promise<Caller | undefined> {
  if (!isMerchantId(merchantId) || merchantKey === "") return undefined;
  const realNow = new Date();
  const counters = await readAll([storeRef(merchantId), ...quotaReads(merchantId, realNow)]);
  const store = counters.find(storeRef(merchantId));
  return store && (await opens(store, merchantKey)) ? { store, counters, realNow } : undefined;
}

/** Identifiers of the last transactions of an order, or of those that were made by the end of the days asked for. */
async function idsFor(call: Incoming): Promise<string[]> {
  const { merchantId, query } = call;
  const isByOrder = (one(query, "nsusitef") ?? "") === "" && (one(query, "cupomfiscal") ?? "") !== "";
  const { schema, ...range } = listRange(merchantId, isByOrder ? "order" : "made");
  const { from, to } = periodIn(call);
  const order = `${one(query, "cupomfiscal")}#`;
  const bounds = isByOrder
    ? { from: order, to: `${order}\uffff` }
    : { from: later(from, -carriedSeconds), to: `${to}#\uffff` };
  const newest = { newestFirst: true, limit: sandboxSitef.searched };
  return readableItems((await readRange({ ...range, ...bounds, ...newest }, schema)).items).map(
    ({ id }) => id,
  );
}

/** Those transactions, with the ones that they reverse or belong to. */
async function seenBy(call: Incoming, store: Store, now: string) {
  const { merchantId } = call;
  const ids = await idsFor(call);
  const near = await readAll(transactionRefs(merchantId, ids));
  const originals = transactionRefs(merchantId, ids).flatMap((ref) => near.find(ref)?.original ?? []);
  const far = originals.filter((id) => !ids.includes(id));
  const snapshot = far.length === 0 ? near : await readAll(transactionRefs(merchantId, [...ids, ...far]));
  return { snapshot, seen: seenIn({ store, snapshot, ids: [...new Set([...ids, ...far])], now }) };
}

/** What a call comes to; of what is refused nothing is read. */
async function decided(
  call: Incoming,
  store: Store,
  now: string,
): Promise<WsConsultaDecision & { snapshot?: Snapshot }> {
  const wrong = refusalOf(call);
  if (wrong) return refused(wrong);
  if (call.operation === "version") return { http: 200, body: { version: sandboxSitef.version } };
  const { snapshot, seen } = await seenBy(call, store, now);
  return { ...decide({ call, seen, now }), snapshot };
}

/** As the workbench shows it. */
function recorded(
  call: Incoming,
  { store, realNow }: Caller,
  decision: WsConsultaDecision,
  startedAt: number,
) {
  const { operation, method, path, query, merchantKey, origin } = call;
  const at = realNow.toISOString();
  const request = { method, path, query, headers: {}, body: new Map(), json: null };
  return recordOf({
    id: newUlid(Date.parse(at)),
    at,
    durationMs: performance.now() - startedAt,
    origin,
    request: { ...request, matched: { operation, path: {} } },
    decision,
    hide: withoutOwnKeys(store, merchantKey),
    product: "sitefex-ws-consulta",
  });
}

async function concluded(call: Incoming, caller: Caller, startedAt: number): Promise<Answer> {
  const { merchantId } = call;
  const { store, counters, realNow } = caller;
  const now = later(realNow.toISOString(), store.clockOffsetSeconds);
  const { snapshot, ...decision } = await decided(call, store, now);
  const stored = snapshot
    ? (decision.stored ?? []).flatMap((each) => transactionWrites(merchantId, each, snapshot, store))
    : [];
  await transact([
    ...stored,
    ...recordWrites(merchantId, recorded(call, caller, decision, startedAt)),
    ...quotaWrites(merchantId, realNow, counters),
  ]);
  const { http, body } = decision;
  return { http, ...(body && { body }) };
}

/** Reads, decides and writes, once. */
async function answer(call: Incoming, startedAt: number): Promise<Answer> {
  const caller = await admitted(call);
  if (!caller) {
    const headers = { "www-authenticate": 'Basic realm="WS Consulta"' };
    return { http: 401, body: { status: answerStatus.login }, headers };
  }
  const retryAfter = retryAfterSeconds(call.merchantId, caller.realNow, caller.counters);
  if (retryAfter > 0) return putOff(429, retryAfter, { status: answerStatus.tooMany });
  const { merchantId } = call;
  const attempt = {
    merchantId,
    counted: quotaWrites(merchantId, caller.realNow, caller.counters),
    recordOf: (failure: WsConsultaDecision) => recorded(call, caller, failure, startedAt),
  };
  return showingFailure(attempt, () => concluded(call, caller, startedAt));
}

/** Answers a call as WS Consulta is documented to. */
export async function serve(event: Event, startedAt: number): Promise<Answer> {
  const call = incomingOf(event);
  if (call === "no-address") return { http: 404, body: { status: answerStatus.noAddress } };
  if (call === "wrong-method") return { http: 405, body: { status: answerStatus.wrongMethod } };
  return answeredBy(() => answer(call, startedAt), { status: answerStatus.unavailable });
}
