import type { MachineName } from "@portal/shared/esitef/tester-acts.ts";
import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import type { OutcomeClass, Sandbox, Store, Transaction } from "@portal/shared/sandbox/model.ts";
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api/api.ts";

const sandboxKey = (companyId: string) => ["sandbox", companyId] as const;

export interface StorePlace {
  readonly companyId: string;
  readonly merchantId: string;
}
const storeKey = ({ companyId, merchantId }: StorePlace) => [...sandboxKey(companyId), merchantId] as const;

export const sandboxQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...sandboxKey(companyId), "stores"],
    queryFn: ({ signal }) => api(sandboxContract).get({ params: { companyId } }, { signal }),
  });

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
export const refreshStore = (client: QueryClient, place: StorePlace): Promise<void> =>
  client.invalidateQueries({ queryKey: storeKey(place) });

interface PageQuery {
  readonly cursor: string | undefined;
  readonly limit: number;
}

export interface CallFilter {
  readonly text: string | undefined;
  readonly status: OutcomeClass | undefined;
  readonly transactionId: string | undefined;
}

const liveMilliseconds = 3000;

/** `isLive` asks again and again while the page is in front of somebody. */
export const callsQuery = (place: StorePlace, query: CallFilter & PageQuery, isLive: boolean) =>
  queryOptions({
    queryKey: [...storeKey(place), "calls", query],
    queryFn: ({ signal }) => api(sandboxContract).listCalls({ params: place, query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: isLive ? liveMilliseconds : false,
  });

/** A recorded call never changes. */
export const callQuery = (place: StorePlace, callId: string) =>
  queryOptions({
    queryKey: [...storeKey(place), "call", callId],
    queryFn: ({ signal }) => api(sandboxContract).getCall({ params: { ...place, callId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export interface TransactionFilter {
  readonly machine: MachineName | undefined;
  readonly status: string | undefined;
}

export const transactionsQuery = (place: StorePlace, query: TransactionFilter & PageQuery, isLive: boolean) =>
  queryOptions({
    queryKey: [...storeKey(place), "transactions", query],
    queryFn: ({ signal }) => api(sandboxContract).listTransactions({ params: place, query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: isLive ? liveMilliseconds : false,
  });

export const transactionQuery = (place: StorePlace, transactionId: string) =>
  queryOptions({
    queryKey: [...storeKey(place), "transaction", transactionId],
    queryFn: ({ signal }) =>
      api(sandboxContract).getTransaction({ params: { ...place, transactionId } }, { signal }),
    staleTime: 0,
    // What is due happens by the clock, without anybody's act.
    refetchInterval: liveMilliseconds,
  });

export function keepTransaction(client: QueryClient, place: StorePlace, saved: Transaction): void {
  client.setQueryData(transactionQuery(place, saved.id).queryKey, saved);
  void client.invalidateQueries({ queryKey: [...storeKey(place), "transactions"] });
}
