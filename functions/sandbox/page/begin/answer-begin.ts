import { setTimeout as wait } from "node:timers/promises";
import type { APIGatewayProxyStructuredResultV2 as Result } from "aws-lambda";
import { newUlid } from "../../../platform/table/new-ulid.ts";
import { readAll, type Snapshot } from "../../../platform/table/table.ts";
import { transact, type Write } from "../../../platform/table/transaction.ts";
import { refused } from "../../engine/answer.ts";
import type { Decision } from "../../engine/decider.ts";
import { one } from "../../engine/incoming/call.ts";
import { isMerchantId, opens } from "../../engine/incoming/credentials.ts";
import { markedBy, originOf } from "../../engine/incoming/origin.ts";
import { askedOutcome, outcomeHeader } from "../../engine/incoming/outcome-header.ts";
import { withoutOwnKeys } from "../../engine/incoming/own-keys.ts";
import { type RecordedCall, type Store, storeRef } from "../../engine/model.ts";
import { type Counted, quotaReads, quotaWrites, retryAfterSeconds } from "../../engine/quota.ts";
import { recordOf, recordWrites } from "../../engine/record.ts";
import { showingFailure } from "../../engine/serving/failure.ts";
import { transactionWrites } from "../../engine/sight.ts";
import { later } from "../../engine/transaction.ts";
import type { Visit } from "../page/visit.ts";
import { begin } from "./begin.ts";
import { type PageRequest, pageOperation, pageRequestOf } from "./page-request.ts";

type BeginForm = "json" | "xml";

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The same members in both forms. What they are called in XML no public page says; here they keep their names. */
const written: Readonly<Record<BeginForm, (said: Readonly<Record<string, unknown>>) => string>> = {
  json: (said) => JSON.stringify(said),
  xml: (said) => {
    const members = Object.entries(said).map(
      ([name, value]) => `<${name}>${escaped(String(value))}</${name}>`,
    );
    return `<?xml version="1.0" encoding="UTF-8"?>\n<response>${members.join("")}</response>`;
  },
};

const types: Readonly<Record<BeginForm, string>> = {
  json: "application/json",
  xml: "application/xml; charset=utf-8",
};

/** This interface says `responseCode`, a number, and `description` where the others say `code` and `message`. */
function inItsWords({ body }: Decision): Record<string, unknown> {
  const { code, message, ...rest } = { code: "", message: "", ...body };
  return { responseCode: Number(code), description: message, ...rest };
}

function answered(form: BeginForm, decision: Decision): Result {
  return {
    statusCode: decision.http,
    headers: { "content-type": types[form], "cache-control": "no-store" },
    body: written[form](inItsWords(decision)),
  };
}

const tooMany = (seconds: number): Result => ({
  statusCode: 429,
  headers: { "content-type": types.json, "cache-control": "no-store", "retry-after": String(seconds) },
  body: JSON.stringify({ message: "Too many requests for this store of the sandbox" }),
});

/** Its store must be known; a key is asked for where the page shall authenticate, and must be right where it is sent. */
async function isAdmitted({ merchantKey = "", body }: PageRequest, store: Store): Promise<boolean> {
  if (merchantKey !== "") return opens(store, merchantKey);
  return (one(body, "authenticate") ?? "") === "";
}

const malformed = (): Decision => ({ http: 400, body: { code: "952", message: "invalid request value" } });

/** A creation that its store, or a stranger who knows its number, was let in with. */
interface Creation {
  readonly request: PageRequest;
  readonly store: Store;
  readonly snapshot: Snapshot;
  readonly realNow: Date;
  readonly startedAt: number;
}

/** Whoever sends no key uses up nothing of the store's own. */
const countedAs = ({ merchantKey = "" }: PageRequest): Counted => (merchantKey === "" ? "keyless" : "own");

const countedBy = ({ request, snapshot, realNow }: Creation): Write[] =>
  quotaWrites(request.merchantId, realNow, snapshot, countedAs(request));

const originIn = ({ merchantKey = "", headers }: PageRequest) => originOf(merchantKey, headers);

function recorded({ request, store, realNow, startedAt }: Creation, decision: Decision): RecordedCall {
  const body = inItsWords(decision);
  const record = recordOf({
    id: newUlid(realNow.getTime()),
    at: realNow.toISOString(),
    durationMs: performance.now() - startedAt,
    origin: originIn(request),
    request,
    decision: { ...decision, body },
    hide: withoutOwnKeys(store, request.merchantKey),
  });
  return { ...record, operation: pageOperation(request), code: String(body["responseCode"]) };
}

/** Decides and writes, once. */
async function created(creation: Creation): Promise<Decision> {
  const { request, store, snapshot, realNow } = creation;
  const { merchantId } = request;
  const decision = begin(request, store, later(realNow.toISOString(), store.clockOffsetSeconds));
  await transact([
    ...markedBy(originIn(request), decision.stored ?? [], { merchantId, snapshot }).flatMap((each) =>
      transactionWrites(merchantId, each, snapshot),
    ),
    ...recordWrites(merchantId, recorded(creation, decision)),
    ...countedBy(creation),
  ]);
  return decision;
}

/** Creates a payment page, as the documented HTML interface does. */
export async function answerBegin(visit: Visit, form: string): Promise<Result> {
  const startedAt = performance.now();
  const as = form === "xml" ? "xml" : "json";
  const request = pageRequestOf(visit);
  if (!request) return answered(as, malformed());
  const { merchantId } = request;
  if (!isMerchantId(merchantId)) return answered(as, refused("956"));
  const realNow = new Date();
  const counted = countedAs(request);
  const snapshot = await readAll([storeRef(merchantId), ...quotaReads(merchantId, realNow, counted)]);
  const store = snapshot.find(storeRef(merchantId));
  if (!store || !(await isAdmitted(request, store))) return answered(as, refused("956"));
  const retryAfter = retryAfterSeconds(merchantId, realNow, snapshot, counted);
  if (retryAfter > 0) return tooMany(retryAfter);
  const creation = { request, store, snapshot, realNow, startedAt };
  const attempt = {
    merchantId,
    counted: countedBy(creation),
    recordOf: (failure: Decision) => recorded(creation, failure),
  };
  const decision = await showingFailure(attempt, () => created(creation));
  const { delaySeconds = 0 } = askedOutcome(request.headers[outcomeHeader]) ?? {};
  await wait(delaySeconds * 1000);
  return answered(as, decision);
}
