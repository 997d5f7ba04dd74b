import { setTimeout as wait } from "node:timers/promises";
import { DomainError } from "@portal/shared/errors.ts";
import { deliveryTerms } from "@portal/shared/esitef/outcome/delivery.data.ts";
import type {
  APIGatewayProxyEventV2 as Event,
  APIGatewayProxyStructuredResultV2 as Result,
} from "aws-lambda";
import * as z from "zod/mini";
import { log, originOf } from "../../platform/aws/log.ts";
import { bodyText, jsonOf, parsedBy } from "../../platform/http/body.ts";
import { insist } from "../../platform/table/insist.ts";
import { readAll, readRange } from "../../platform/table/table.ts";
import { LostRace, type Write } from "../../platform/table/transaction.ts";
import { opens } from "../engine/incoming/credentials.ts";
import { deliveryRef } from "../engine/outgoing/delivery.ts";
import { type Endpoints, endpointsRef } from "../engine/outgoing/endpoints.ts";
import { quotaReads, quotaWrites, retryAfterSeconds } from "../engine/quota.ts";
import { storeRef, toldWrites } from "../engine/store.ts";
import { heardKey, toHear, toHearSchema } from "./model.ts";
import { bodyOf, listenerRef, tellsOf } from "./public.ts";
import { signatureOf } from "./signature.ts";

const service = "sandbox-delivery";
const merchantPattern = /^[\w-]{1,40}$/;
const mostAtOnce = 20;
const lookEveryMs = 1000;
/** Below what the gateway waits for. */
const longestWaitSeconds = 20;

/** What a listener says: what it brought to its machine, and how long it will wait for more. */
const saidSchema = z.strictObject({
  acknowledged: z
    .array(
      z.strictObject({
        position: z.string().check(z.regex(/^[0-9A-Z]{26}$/)),
        deliveryId: z.string().check(z.regex(/^[0-9A-Z]{26}$/)),
        http: z.nullable(z.int().check(z.minimum(100), z.maximum(999))),
      }),
    )
    .check(z.maxLength(mostAtOnce)),
  waitSeconds: z.int().check(z.minimum(0), z.maximum(longestWaitSeconds)),
});
type ListenerRequest = z.output<typeof saidSchema>;

interface ListenerAnswer {
  readonly http: number;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

const refused = (http: number, message: string, headers = {}): ListenerAnswer => ({
  http,
  body: { message },
  headers,
});

const listenerSeconds = deliveryTerms.listenerDays * 24 * 60 * 60;
const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** From now on deliveries wait for it; renewed when an hour of it has passed. */
function renewal(merchantId: string, until: number): Write[] {
  const next = nowSeconds() + listenerSeconds;
  if (next - until < 3600) return [];
  return [{ act: "enter", key: listenerRef(merchantId).key, item: { until: next, ttl: next } }];
}

/** Takes away what was brought, and notes on each delivery what the machine said. */
async function acknowledge(merchantId: string, { acknowledged }: ListenerRequest): Promise<Write[]> {
  const refs = acknowledged.map(({ deliveryId }) => deliveryRef(merchantId, deliveryId));
  const seen = refs.length > 0 ? await readAll(refs) : undefined;
  const at = new Date().toISOString();
  const notes = new Map(
    acknowledged.flatMap(({ deliveryId, http }): [string, Write][] => {
      const { key } = deliveryRef(merchantId, deliveryId);
      const isThere = seen?.find(deliveryRef(merchantId, deliveryId)) !== undefined;
      return isThere ? [[deliveryId, { act: "set", key, values: { heard: { at, http } } }]] : [];
    }),
  );
  const positions = new Set(acknowledged.map(({ position }) => position));
  const strikes = [...positions].map(
    (position): Write => ({
      act: "strike",
      key: heardKey(merchantId, position),
    }),
  );
  return [...strikes, ...notes.values()];
}

/** What waits for the listener, oldest first, as it would have been posted to an address. */
async function waiting(merchantId: string, secrets: Endpoints["secrets"]) {
  const { items } = await readRange({ ...toHear(merchantId), limit: mostAtOnce }, toHearSchema);
  if (items.length === 0) return [];
  const refOf = (id = "") => deliveryRef(merchantId, id);
  const seen = await readAll(items.map(({ item }) => refOf(item?.deliveryId)));
  const found = items.map(async ({ position, item }) => {
    const delivery = seen.find(refOf(item?.deliveryId));
    // Its store was emptied meanwhile.
    if (!delivery) return [];
    const body = bodyOf(merchantId, delivery);
    const headers = await signatureOf(merchantId, delivery.id, body, secrets);
    const { id, callback, transactionId } = delivery;
    const tells = tellsOf(delivery);
    return [{ position: position.slice("HEAR#".length), id, callback, transactionId, tells, headers, body }];
  });
  return (await Promise.all(found)).flat();
}

async function waited(merchantId: string, secrets: Endpoints["secrets"], seconds: number) {
  const until = Date.now() + seconds * 1000;
  for (;;) {
    const deliveries = await waiting(merchantId, secrets);
    if (deliveries.length > 0 || Date.now() >= until) return deliveries;
    await wait(lookEveryMs);
  }
}

async function answerTo(
  merchantId: string,
  merchantKey: string,
  said: ListenerRequest,
): Promise<ListenerAnswer> {
  const now = new Date();
  const refs = {
    store: storeRef(merchantId),
    endpoints: endpointsRef(merchantId),
    own: listenerRef(merchantId),
  };
  const seen = await readAll([...Object.values(refs), ...quotaReads(merchantId, now)]);
  const store = seen.find(refs.store);
  if (!store || !(await opens(store, merchantKey)))
    return refused(401, "merchant_id or merchant_key is wrong");
  const retryAfter = retryAfterSeconds(merchantId, now, seen);
  if (retryAfter > 0)
    return refused(429, "Too many requests for this store", { "retry-after": String(retryAfter) });
  const brought = await acknowledge(merchantId, said);
  await insist([
    ...brought,
    ...renewal(merchantId, seen.find(refs.own)?.until ?? 0),
    ...toldWrites(store),
    // Waiting for nothing costs a store none of its calls.
    ...(brought.length > 0 ? quotaWrites(merchantId, now, seen) : []),
  ]);
  const deliveries = await waited(merchantId, seen.find(refs.endpoints)?.secrets ?? [], said.waitSeconds);
  return { http: 200, body: { deliveries } };
}

/** Far above so many acknowledgements. */
const maxBodyBytes = 16 * 1024;

const saidIn = (event: Event): ListenerRequest | undefined =>
  parsedBy(saidSchema, jsonOf(bodyText(event, maxBodyBytes) ?? "")).data;

async function answered(event: Event): Promise<ListenerAnswer> {
  const { merchant_id: merchantId = "", merchant_key: merchantKey = "" } = event.headers;
  if (event.requestContext.http.method !== "POST") return refused(405, "Method not allowed");
  const said = saidIn(event);
  if (!said) return refused(400, "The body is not what a listener says");
  if (!merchantPattern.test(merchantId)) return refused(401, "merchant_id or merchant_key is wrong");
  return answerTo(merchantId, merchantKey, said);
}

/**
 * Brings a store's deliveries to a listener on somebody's machine, which asks with the store's key. They wait in a queue
 * of their own, not behind a cursor: docs/papers/decisions/0075-a-listener-acknowledges-what-it-brought.md
 */
export async function listen(event: Event): Promise<Result> {
  const { requestId } = event.requestContext;
  const made = await answered(event).catch((error: unknown): ListenerAnswer => {
    const isAway =
      error instanceof LostRace || (error instanceof DomainError && error.code === "service-unavailable");
    if (isAway) return refused(503, "Service unavailable", { "retry-after": "2" });
    log("ERROR", "listener", { service, requestId, ...originOf(error) });
    return refused(500, "Internal error");
  });
  log("INFO", "listener", { service, requestId, status: made.http });
  return {
    statusCode: made.http,
    headers: {
      "content-type": "application/json",
      "cache-control": "no-store",
      "x-request-id": requestId,
      ...made.headers,
    },
    body: JSON.stringify(made.body),
  };
}
