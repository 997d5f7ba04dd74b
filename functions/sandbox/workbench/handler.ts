import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { readCompany } from "../../platform/change/membership.ts";
import { httpHandler } from "../../platform/http/http.ts";
import { issueSessionKey } from "../../platform/secrets/session-key.ts";
import { readCursor, signedPage } from "../../platform/table/cursor.ts";
import { recordedCallRef, storeRef, transactionRef } from "../engine/model.ts";
import { deliveryRef } from "../engine/outgoing/delivery.ts";
import { settled } from "../engine/transaction.ts";
import { clockOf } from "../ledger/stores.ts";
import { act } from "./act.ts";
import { callView, readCalls } from "./calls.ts";
import { deliveryView, readDeliveries, resend } from "./deliveries.ts";
import { getEndpoints, rotateSecret, setEndpoints } from "./endpoints.ts";
import { createKeys, revokeKey, rotateKey } from "./keys.ts";
import { storeIn } from "./model.ts";
import { reset } from "./reset.ts";
import { moveClock, registerPublicKey, removePublicKey } from "./settings.ts";
import { readSandbox, storeToCall } from "./stores.ts";
import { readTransactions, transactionView } from "./transactions.ts";

export const handler = httpHandler(sandboxContract, {
  get: ({ actor, params: { companyId } }) => readSandbox(companyId, actor),

  createKeys,
  rotateKey,
  revokeKey,
  registerPublicKey,
  removePublicKey,
  moveClock,
  reset,
  act,
  getEndpoints,
  setEndpoints,
  rotateSecret,
  resend,

  openSession: async ({ actor, params: { companyId }, body }) => {
    const store = await storeToCall(companyId, actor, body.merchantId);
    return { merchantId: store.merchantId, ...(await issueSessionKey(store)) };
  },

  listCalls: async ({ actor, params, query: { cursor, limit, ...filter } }) => {
    const { companyId, merchantId } = params;
    storeIn(await readCompany(companyId, actor, [storeRef(merchantId)]), params);
    const scope = { sub: actor.sub, list: "sandbox-calls", filter: { ...params, ...filter } };
    return signedPage(scope, await readCalls(merchantId, filter, limit, await readCursor(scope, cursor)));
  },

  getCall: async ({ actor, params }) => {
    const { companyId, merchantId, callId } = params;
    const own = recordedCallRef(merchantId, callId);
    const seen = await readCompany(companyId, actor, [storeRef(merchantId), own]);
    storeIn(seen, params);
    return callView(seen.get(own));
  },

  listDeliveries: async ({ actor, params, query: { cursor, limit, ...filter } }) => {
    const { companyId, merchantId } = params;
    storeIn(await readCompany(companyId, actor, [storeRef(merchantId)]), params);
    const scope = { sub: actor.sub, list: "sandbox-deliveries", filter: { ...params, ...filter } };
    return signedPage(
      scope,
      await readDeliveries(merchantId, filter, limit, await readCursor(scope, cursor)),
    );
  },

  getDelivery: async ({ actor, params }) => {
    const { companyId, merchantId, deliveryId } = params;
    const own = deliveryRef(merchantId, deliveryId);
    const seen = await readCompany(companyId, actor, [storeRef(merchantId), own]);
    storeIn(seen, params);
    return deliveryView(params.merchantId, seen.get(own));
  },

  listTransactions: async ({ actor, params, query: { cursor, limit, ...filter } }) => {
    const { companyId, merchantId } = params;
    const store = storeIn(await readCompany(companyId, actor, [storeRef(merchantId)]), params);
    const scope = { sub: actor.sub, list: "sandbox-transactions", filter: { ...params, ...filter } };
    return signedPage(scope, await readTransactions(store, filter, limit, await readCursor(scope, cursor)));
  },

  getTransaction: async ({ actor, params }) => {
    const { companyId, merchantId, transactionId } = params;
    const own = transactionRef(merchantId, transactionId);
    const seen = await readCompany(companyId, actor, [storeRef(merchantId), own]);
    const store = storeIn(seen, params);
    return transactionView(settled(seen.get(own), clockOf(store)));
  },
});
