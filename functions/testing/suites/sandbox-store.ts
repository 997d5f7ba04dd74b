import { keyHash } from "../../sandbox/engine/key.ts";
import { listEntryKey, recordedCallRef, storeRef, transactionRef } from "../../sandbox/engine/model.ts";
import { deliveryRef } from "../../sandbox/engine/outgoing/delivery.ts";
import { endpointsRef } from "../../sandbox/engine/outgoing/endpoints.ts";
import type { TestStage } from "../stage.ts";

/** A store of the sandbox with a payment that waits for its buyer, and the call that made it. */
const sandboxStore = {
  merchantId: "SBSUITE00000001",
  kind: "access-data" as const,
  createdAt: "2026-01-02T10:00:00.000Z",
  keys: [{ id: "suite-key", hash: keyHash("0f".repeat(32)), createdAt: "2026-01-02T10:00:00.000Z" }],
  clockOffsetSeconds: 0,
  version: 1,
};

/** Where its parts stand in an address. */
export const sandboxPlace = {
  merchantId: sandboxStore.merchantId,
  keyId: "suite-key",
  callId: "01ARZ3NDEKTSV4RRFFQ69G5FAV",
  transactionId: "a1".repeat(32),
  deliveryId: "01ARZ3NDEKTSV4RRFFQ69G5FAX",
};

export async function furnishSandbox(stage: TestStage, companyId: string): Promise<void> {
  const { createdAt } = sandboxStore;
  const { merchantId, transactionId, callId } = sandboxPlace;
  await stage.put({ ...storeRef(merchantId).key, ...sandboxStore, companyId });
  await stage.put({
    ...transactionRef(merchantId, transactionId).key,
    id: transactionId,
    version: 1,
    machine: "payment",
    status: "PEN",
    createdAt,
    past: [{ status: "PEN", cause: "Pix or boleto issued", at: createdAt }],
    facts: { amount: "1000" },
    answered: {},
  });
  await stage.put({
    ...listEntryKey(merchantId, "made", createdAt, transactionId),
    id: transactionId,
  });
  await furnishDeliveries(stage);
  await stage.put({
    ...recordedCallRef(merchantId, callId).key,
    id: callId,
    at: createdAt,
    method: "POST",
    path: "/v1/transactions",
    status: 200,
    durationMs: 12,
    query: "{}",
    request: "{}",
    answer: "{}",
  });
}

/** An address, and what it was told and did not take. */
async function furnishDeliveries(stage: TestStage): Promise<void> {
  const { createdAt } = sandboxStore;
  const { merchantId, transactionId, deliveryId } = sandboxPlace;
  await stage.put({
    ...endpointsRef(merchantId).key,
    version: 1,
    addresses: { status: "https://loja.example.com/aviso" },
    secrets: [],
  });
  await stage.put({
    ...deliveryRef(merchantId, deliveryId).key,
    id: deliveryId,
    version: 1,
    callback: "status-notification",
    transactionId,
    at: createdAt,
    status: "failed",
    to: "https://loja.example.com/aviso",
    fields: { nit: transactionId, status: "PEN" },
    attempts: [],
    tried: 4,
    left: 0,
    nextAt: null,
  });
}
