import type { CallbackId } from "@portal/shared/esitef/callbacks.data.ts";
import type { MachineName } from "@portal/shared/esitef/tester-acts.ts";
import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import type { Delivery, DeliveryStatus } from "@portal/shared/sandbox/delivery.ts";
import type {
  OutcomeClass,
  RiskStatus,
  Sandbox,
  SandboxProduct,
  Store,
  Transaction,
} from "@portal/shared/sandbox/model.ts";
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { readOf, readsOf } from "../../lib/api/read.ts";

export interface StorePlace {
  readonly companyId: string;
  readonly merchantId: string;
}

export const sandboxQuery = (companyId: string) => readOf(sandboxContract, "get", { companyId });

/** Takes over a store as it was answered, and reads the rest again: another may have changed meanwhile. */
export function keepStore(client: QueryClient, companyId: string, store: Store): void {
  client.setQueryData(
    sandboxQuery(companyId).queryKey,
    (before: Sandbox | undefined) =>
      before && {
        ...before,
        stores: [
          ...before.stores.map((each) => (each.merchantId === store.merchantId ? store : each)),
          ...(before.stores.some(({ merchantId }) => merchantId === store.merchantId) ? [] : [store]),
        ],
      },
  );
  void client.invalidateQueries({ queryKey: sandboxQuery(companyId).queryKey });
}

/** Everything that calls, acts, the clock and a reset change. */
export const refreshStore = (client: QueryClient, { companyId, merchantId }: StorePlace): Promise<void> =>
  client.invalidateQueries(readsOf("sandbox", { companyId, merchantId }));

interface PageQuery {
  readonly cursor: string | undefined;
  readonly limit: number;
}

export interface CallFilter {
  readonly text: string | undefined;
  readonly product: SandboxProduct | undefined;
  readonly status: OutcomeClass | undefined;
  readonly transactionId: string | undefined;
}

const liveMilliseconds = 3000;

/** `isLive` asks again and again while the page is in front of somebody. */
export const callsQuery = (place: StorePlace, query: CallFilter & PageQuery, isLive: boolean) =>
  queryOptions({
    ...readOf(sandboxContract, "listCalls", place, query),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: isLive ? liveMilliseconds : false,
  });

/** A recorded call never changes. */
export const callQuery = (place: StorePlace, callId: string) =>
  queryOptions({
    ...readOf(sandboxContract, "getCall", { ...place, callId }),
    staleTime: "static",
  });

export interface TransactionFilter {
  readonly machine: MachineName | undefined;
  readonly status: string | undefined;
  readonly risk: RiskStatus | undefined;
}

export const transactionsQuery = (place: StorePlace, query: TransactionFilter & PageQuery, isLive: boolean) =>
  queryOptions({
    ...readOf(sandboxContract, "listTransactions", place, query),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: isLive ? liveMilliseconds : false,
  });

export const transactionQuery = (place: StorePlace, transactionId: string) =>
  queryOptions({
    ...readOf(sandboxContract, "getTransaction", { ...place, transactionId }),
    staleTime: 0,
    // What is due happens by the clock, without anybody's act.
    refetchInterval: liveMilliseconds,
  });

export function keepTransaction(client: QueryClient, place: StorePlace, saved: Transaction): void {
  client.setQueryData(transactionQuery(place, saved.id).queryKey, saved);
  void client.invalidateQueries(readsOf("sandbox", { ...place }, "listTransactions"));
}

export interface DeliveryFilter {
  readonly status: DeliveryStatus | undefined;
  readonly callback: CallbackId | undefined;
  readonly transactionId: string | undefined;
}

export const deliveriesQuery = (place: StorePlace, query: DeliveryFilter & PageQuery, isLive: boolean) =>
  queryOptions({
    ...readOf(sandboxContract, "listDeliveries", place, query),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: isLive ? liveMilliseconds : false,
  });

export const deliveryQuery = (place: StorePlace, deliveryId: string) =>
  queryOptions({
    ...readOf(sandboxContract, "getDelivery", { ...place, deliveryId }),
    staleTime: 0,
    // It is posted again without anybody's act.
    refetchInterval: liveMilliseconds,
  });

export function keepDelivery(client: QueryClient, place: StorePlace, saved: Delivery): void {
  client.setQueryData(deliveryQuery(place, saved.id).queryKey, saved);
  void client.invalidateQueries(readsOf("sandbox", { ...place }, "listDeliveries"));
}

export const endpointsQuery = (place: StorePlace) => readOf(sandboxContract, "getEndpoints", place);
