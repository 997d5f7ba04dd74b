import { DomainError } from "@portal/shared/errors.ts";
import type { HistoryEvent } from "@portal/shared/history/event.ts";
import type { Store as StoreView } from "@portal/shared/sandbox/model.ts";
import { change } from "../../platform/change/change.ts";
import { record } from "../../platform/change/record.ts";
import type { ApiRequest, ChangeRequest } from "../../platform/http/request.ts";
import { type Store, storeRef } from "../engine/store.ts";
import { storeWrite } from "./keys.ts";
import { type SandboxRoutes, storeIn, storeView } from "./model.ts";
import { readPublicKey } from "./public-key.ts";

type StoreRequest = ChangeRequest & {
  readonly params: { readonly companyId: string; readonly merchantId: string };
};

interface Setting {
  /** Undefined leaves the store as it is. */
  readonly after: (store: Store) => Store | undefined;
  /** Its line of history; moving a clock has none. */
  readonly event?: HistoryEvent;
}

function set(request: StoreRequest, { after, event }: Setting): Promise<StoreView> {
  const { companyId, merchantId } = request.params;
  return change(request, {
    companyId,
    reads: [storeRef(merchantId)],
    decide: (seen, by, at) => {
      const before = storeIn(seen, request.params);
      const store = after(before);
      if (!store) return { writes: [], result: storeView(before) };
      const lines = event ? record(by, { companyId, subject: "company", event, at }) : [];
      return { writes: [storeWrite(store), ...lines], result: storeView(store) };
    },
  });
}

export function registerPublicKey(
  request: ApiRequest<SandboxRoutes["registerPublicKey"]>,
): Promise<StoreView> {
  const publicKey = readPublicKey(request.body.publicKey);
  return set(request, {
    after: (store) => (store.publicKey === publicKey ? undefined : { ...store, publicKey }),
    event: "sandbox.public-key-registered",
  });
}

export const removePublicKey = (request: ApiRequest<SandboxRoutes["removePublicKey"]>): Promise<StoreView> =>
  set(request, {
    after: ({ publicKey, ...store }) => (publicKey === undefined ? undefined : store),
    event: "sandbox.public-key-removed",
  });

/** Far enough for any schedule, and within what calendars can write. */
const farthestSeconds = 10 * 366 * 24 * 60 * 60;

/** It never goes back: what happened by it would then lie in the future. Emptying the store sets it right. */
export const moveClock = (request: ApiRequest<SandboxRoutes["moveClock"]>): Promise<StoreView> =>
  set(request, {
    after: (store) => {
      const clockOffsetSeconds = store.clockOffsetSeconds + request.body.seconds;
      if (clockOffsetSeconds > farthestSeconds) throw new DomainError("action-not-allowed");
      return { ...store, clockOffsetSeconds };
    },
  });
