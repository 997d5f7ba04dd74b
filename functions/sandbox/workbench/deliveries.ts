import { DomainError } from "@portal/shared/errors.ts";
import type { CallbackId } from "@portal/shared/esitef/callbacks.data.ts";
import type { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import type {
  DeliveryLine,
  DeliveryStatus,
  Delivery as DeliveryView,
} from "@portal/shared/sandbox/delivery.ts";
import { change } from "../../platform/change/change.ts";
import type { ApiRequest } from "../../platform/http/request.ts";
import { type LaneReader, readMerged } from "../../platform/table/merge.ts";
import { newUlid } from "../../platform/table/new-ulid.ts";
import { readRange, type TablePage } from "../../platform/table/table.ts";
import { bodyOf, deliveries, repeatKey, tellsOf } from "../delivery/public.ts";
import { addressFor, type Delivery, deliveryRef, deliverySchema } from "../engine/outgoing/delivery.ts";
import { endpointsRef } from "../engine/outgoing/endpoints.ts";
import { expiry, storeRef } from "../engine/store.ts";
import { storeIn } from "./model.ts";

export interface DeliveryFilter {
  readonly status?: DeliveryStatus | undefined;
  readonly callback?: CallbackId | undefined;
  readonly transactionId?: string | undefined;
}

function deliveryLine(delivery: Delivery): DeliveryLine {
  const { id, at, callback, transactionId, status, tried, attempts, nextAt } = delivery;
  const http = attempts.at(-1)?.http ?? null;
  return { id, at, callback, transactionId, status, tells: tellsOf(delivery), tried, http, nextAt };
}

export function deliveryView(merchantId: string, delivery: Delivery): DeliveryView {
  const { to, attempts, heard = null } = delivery;
  return {
    ...deliveryLine(delivery),
    to,
    body: bodyOf(merchantId, delivery),
    attempts,
    heard,
  };
}

const isMeant = (line: DeliveryLine, { status, callback, transactionId }: DeliveryFilter): boolean =>
  (status === undefined || line.status === status) &&
  (callback === undefined || line.callback === callback) &&
  (transactionId === undefined || line.transactionId === transactionId);

/** A page of what a store was told, newest first, and where the next one begins. */
export function readDeliveries(
  merchantId: string,
  filter: DeliveryFilter,
  limit: number,
  after: string | undefined,
): Promise<TablePage<DeliveryLine>> {
  const lane: LaneReader<DeliveryLine> = async (from, stretch) => {
    const range = { ...deliveries(merchantId), after: from, limit: stretch, newestFirst: true };
    const { items, end } = await readRange(range, deliverySchema);
    const lines = items.map(({ position, item }) => ({ position, item: item && deliveryLine(item) }));
    return { items: lines.filter(({ item }) => item === undefined || isMeant(item, filter)), end };
  };
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  return readMerged({ lanes: [lane], isFiltered, newestFirst: true }, limit, after);
}

/** @throws DomainError `action-not-allowed` while it waits anyhow, and where there is no address to go to */
export function resend(request: ApiRequest<typeof sandboxContract.routes.resend>): Promise<DeliveryView> {
  const { companyId, merchantId, deliveryId } = request.params;
  const own = deliveryRef(merchantId, deliveryId);
  return change(request, {
    companyId,
    reads: [storeRef(merchantId), endpointsRef(merchantId), own],
    decide: (seen, _by, at) => {
      const store = storeIn(seen, request.params);
      const before = seen.get(own);
      const to = addressFor(before, seen.find(endpointsRef(merchantId)), store);
      if (before.status === "waiting" || to === undefined) throw new DomainError("action-not-allowed");
      const delivery: Delivery = { ...before, status: "waiting", to, left: 1, nextAt: at };
      const ttl = expiry();
      const notice = { id: before.id, merchantId, nextAt: at, ttl };
      return {
        writes: [
          { act: "put", key: own.key, item: { ...delivery, ttl }, seen: before.version },
          { act: "put", key: repeatKey(merchantId, before.transactionId, newUlid()), item: notice, seen: 0 },
        ],
        result: deliveryView(merchantId, delivery),
      };
    },
  });
}
