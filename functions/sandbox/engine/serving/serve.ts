import type { OperationTable } from "@portal/shared/esitef/call.ts";
import { type Shapes, valuesOf } from "@portal/shared/esitef/values.ts";
import { insist } from "../../../platform/table/insist.ts";
import { newUlid } from "../../../platform/table/new-ulid.ts";
import { type ItemRef, readAll, type Snapshot } from "../../../platform/table/table.ts";
import { transact, type Write } from "../../../platform/table/transaction.ts";
import { explained, refused } from "../answer.ts";
import { callIn } from "../country.ts";
import { isMerchantId, opens } from "../credentials.ts";
import type { Decider, Deciders, Decision, Sight } from "../decider.ts";
import { type Call, callOf, one } from "../incoming/call.ts";
import { type Asked, askedOutcome, outcomeHeader } from "../incoming/outcome-header.ts";
import { hiddenIn, withoutOwnKeys } from "../incoming/own-keys.ts";
import type { Request } from "../incoming/request.ts";
import { faultSentence, type SignatureVerdict, signatureVerdict } from "../incoming/signature.ts";
import { idempotentRef, type RecordedCall, type Store, storeRef } from "../model.ts";
import { markedBy, originOf } from "../origin.ts";
import { quotaReads, quotaWrites, retryAfterSeconds } from "../quota.ts";
import { recordOf, recordWrites } from "../record.ts";
import { findTransaction, seenIn, sightedIds, transactionRefs, transactionWrites } from "../sight.ts";
import { later } from "../transaction.ts";
import { type Answer, answeredBy, putOff } from "./attempts.ts";
import { showingFailure } from "./failure.ts";
import { handedOver } from "./handover.ts";
import { type Intent, intentOf, intentWrites, isKey, repeated } from "./idempotency.ts";

/** The gateway ends a call after 30 s; until then a call without an answer counts as being processed. */
const gatewaySeconds = 30;

/** A documented call with everything that is known before anything is read. */
interface Asking {
  readonly request: Request;
  readonly call: Call;
  readonly decider: Decider;
  readonly asked: Asked;
  readonly intent: Intent | undefined;
  readonly merchantId: string;
  readonly merchantKey: string;
  readonly startedAt: number;
}

/** One reading of all that a decision depends on. */
interface StoreReading {
  readonly store: Store;
  readonly snapshot: Snapshot;
  readonly ids: readonly string[];
  /** Of the store's clock, which its tester moves. */
  readonly now: string;
  readonly realNow: Date;
}

const ownSight = ({ path }: Call): Sight[] => Object.values(path).map((id) => ({ id }));

/** Reads in one batch; what that points to, in a second one. */
async function read({ call, decider, intent, merchantId }: Asking): Promise<StoreReading | undefined> {
  const realNow = new Date();
  const ids = await sightedIds(merchantId, decider.sees?.(call) ?? ownSight(call));
  const refs: ItemRef<unknown>[] = [storeRef(merchantId), ...quotaReads(merchantId, realNow)];
  if (intent) refs.push(idempotentRef(merchantId, intent.key));
  const snapshot = await readAll([...refs, ...transactionRefs(merchantId, ids)]);
  const store = snapshot.find(storeRef(merchantId));
  if (!store) return undefined;
  const now = later(realNow.toISOString(), store.clockOffsetSeconds);
  const further = decider.follows ? furtherIds(decider.follows, merchantId, ids, snapshot) : [];
  if (further.length === 0) return { store, snapshot, ids, now, realNow };
  const wider = await readAll([...refs, ...transactionRefs(merchantId, [...ids, ...further])]);
  return { store, snapshot: wider, ids: [...ids, ...further], now, realNow };
}

function furtherIds(
  follows: NonNullable<Decider["follows"]>,
  merchantId: string,
  ids: readonly string[],
  snapshot: Snapshot,
): string[] {
  return transactionRefs(merchantId, ids).flatMap((ref) => {
    const found = snapshot.find(ref);
    return found ? [...follows(found)] : [];
  });
}

/** What the call comes to: the first answer of its idempotency key, or the decision on what was read. */
async function decisionOn(
  { call, decider, intent, merchantId }: Asking,
  reading: StoreReading,
): Promise<Decision> {
  const { snapshot, now, realNow } = reading;
  if (intent) {
    const earlier = snapshot.find(idempotentRef(merchantId, intent.key));
    const again = await repeated(intent, earlier, realNow.toISOString(), (id) =>
      findTransaction(merchantId, id, now),
    );
    if (again) return again;
  }
  return decider.decide(call, seenIn(reading), now);
}

/** How long the caller is left waiting, on purpose. */
const waitingSeconds = ({ asked }: Asking, { isLost }: Decision): number =>
  isLost || asked.isLost ? gatewaySeconds : (asked.delaySeconds ?? 0);

const originIn = ({ merchantKey, request }: Asking) => originOf(merchantKey, request.headers);

/** The call with its answer, as the workbench shows it. */
function recorded(asking: Asking, { store, realNow }: StoreReading, decision: Decision): RecordedCall {
  const { request, asked, merchantKey, startedAt } = asking;
  return recordOf({
    id: newUlid(realNow.getTime()),
    at: realNow.toISOString(),
    durationMs: performance.now() - startedAt + waitingSeconds(asking, decision) * 1000,
    origin: originIn(asking),
    request,
    decision: { ...decision, isLost: decision.isLost ?? asked.isLost ?? false },
    hide: withoutOwnKeys(store, merchantKey),
  });
}

/** Everything that the call leaves behind, written at once or not at all. */
function writesOf(asking: Asking, reading: StoreReading, decision: Decision): Write[] {
  const { intent, merchantId } = asking;
  const origin = originIn(asking);
  const { store, snapshot, realNow } = reading;
  const waits = waitingSeconds(asking, decision);
  const busyUntil = waits === 0 ? undefined : later(realNow.toISOString(), waits);
  const stored = decision.stored ?? [];
  return [
    ...markedBy(origin, stored, { merchantId, snapshot }).flatMap((transaction) =>
      transactionWrites(merchantId, transaction, snapshot, store),
    ),
    ...(intent && stored.length > 0 ? intentWrites(merchantId, intent, decision, busyUntil) : []),
    ...recordWrites(merchantId, recorded(asking, reading, decision)),
  ];
}

/** What counts the call, whatever becomes of it. */
const countedBy = ({ merchantId }: Asking, { realNow, snapshot }: StoreReading): Write[] =>
  quotaWrites(merchantId, realNow, snapshot);

/** Writes what the decision comes to; of an identifier that is handed over only its receiver's answer says. */
async function concluded(asking: Asking, reading: StoreReading, decision: Decision): Promise<Decision> {
  const counted = countedBy(asking, reading);
  const { handsOver } = decision;
  if (!handsOver) {
    await transact([...writesOf(asking, reading, decision), ...counted]);
    return decision;
  }
  const { merchantId } = asking;
  const { snapshot } = reading;
  const handed = await handedOver({ merchantId, snapshot, decision: { ...decision, handsOver }, counted });
  await insist([...writesOf(asking, reading, handed.decision), ...handed.writes]);
  return handed.decision;
}

const tooMany = { message: "Too many requests for this store of the sandbox" };
export const unavailable = { message: "Service unavailable" };

const plain = ({ http, body }: Decision): Answer => ({ http, body });

/** Whether the store signed the call, by the key that it registered. */
function signatureOf({ request, call, merchantId, merchantKey }: Asking, store: Store): SignatureVerdict {
  const path = Object.entries(call.path).map(([name, value]) => [name, [value]] as const);
  return signatureVerdict({
    authorization: request.headers["authorization"],
    publicKey: store.publicKey,
    sent: {
      credentials: valuesOf({ merchant_id: merchantId, merchant_key: merchantKey }),
      values: new Map([...path, ...request.query, ...request.body]),
    },
  });
}

/** Whether the caller may speak for the store: by its key, its signature, or the token that its page was given. */
async function isAdmitted(
  { decider, call, merchantKey }: Asking,
  reading: StoreReading,
  signature: SignatureVerdict,
): Promise<boolean> {
  if (decider.admits) return decider.admits(call, seenIn(reading));
  return merchantKey === "" ? signature.is === "verified" : opens(reading.store, merchantKey);
}

/** Why the caller is not heard. What is wrong with a signature is told to whoever holds the key, or calls without one. */
async function unheard(
  asking: Asking,
  reading: StoreReading,
  signature: SignatureVerdict,
): Promise<Decision | undefined> {
  const isOpen = await isAdmitted(asking, reading, signature);
  if (signature.is === "refused" && (isOpen || asking.merchantKey === "")) {
    return explained(refused("956"), faultSentence(signature));
  }
  return isOpen ? undefined : refused("956");
}

/** The call as one of its store: of nothing that is kept of it, its keys are a part. */
const admitted = ({ call, merchantKey }: Asking, store: Store, isSigned: boolean): Call =>
  callIn(store, { ...call, body: hiddenIn(call.body, withoutOwnKeys(store, merchantKey)), isSigned });

/** Reads, decides and writes, once. */
async function answer(asking: Asking): Promise<Answer> {
  const reading = await read(asking);
  if (!reading) return plain(refused("956"));
  const signature = signatureOf(asking, reading.store);
  const shut = await unheard(asking, reading, signature);
  if (shut) return plain(shut);
  const retryAfter = retryAfterSeconds(asking.merchantId, reading.realNow, reading.snapshot);
  if (retryAfter > 0) return putOff(429, retryAfter, tooMany);
  const attempt = {
    merchantId: asking.merchantId,
    counted: countedBy(asking, reading),
    recordOf: (failure: Decision) => recorded(asking, reading, failure),
  };
  const decision = await showingFailure(attempt, async () => {
    const call = admitted(asking, reading.store, signature.is === "verified");
    return concluded(asking, reading, await decisionOn({ ...asking, call }, reading));
  });
  const isLost = decision.isLost ?? asking.asked.isLost ?? false;
  return { ...plain(decision), isLost, delaySeconds: asking.asked.delaySeconds ?? 0 };
}

const invalid = (name: string): Answer => ({
  http: 400,
  body: { code: "952", message: `invalid ${name} value` },
});

interface IncomingCall {
  readonly request: Request;
  readonly operations: OperationTable;
  readonly parameters: Shapes;
  readonly deciders: Deciders;
  readonly startedAt: number;
}

/** Top-ups carry the key among their values, or are signed in its place. */
const keyNames = [
  "begin_recharge_request.merchant_key",
  "do_recharge_request.payment.merchant_key",
  "confirm_recharge_request.merchant_key",
] as const;

const keyInside = ({ body, query }: Request): string =>
  keyNames.map((name) => one(body, name)).find((key) => key !== undefined) ?? one(query, "merchantkey") ?? "";

/** Answers a call as the documented gateway does. */
export async function serve(incoming: IncomingCall): Promise<Answer> {
  const { request, operations, parameters, deciders, startedAt } = incoming;
  const { matched, headers } = request;
  if (matched === "wrong-method") return { http: 405, body: { message: "Method not allowed" } };
  const decider = matched && deciders[matched.operation];
  const definition = matched && operations[matched.operation];
  if (!matched || !decider || !definition) return { http: 404, body: { message: "Not found" } };
  const { merchant_id: merchantId = "", merchant_key: merchantKey = keyInside(request) } = headers;
  const needsKey = !decider.admits && (definition.credentials || headers["authorization"] === undefined);
  if (!isMerchantId(merchantId) || (needsKey && merchantKey === "")) return plain(refused("956"));
  const asked = askedOutcome(headers[outcomeHeader]);
  if (!asked) return invalid(outcomeHeader);
  const intent = intentOf(request);
  if (intent && !isKey(intent.key)) return invalid("idempotency_key");
  const beside = Object.values(operations).filter(
    ({ method, path }) => method === definition.method && path === definition.path,
  );
  const call = callOf(request, { ...matched, definition, beside, parameters, asked, isSigned: false });
  const asking = { request, call, decider, asked, intent, merchantId, merchantKey, startedAt };
  return answeredBy(() => answer(asking), unavailable);
}
