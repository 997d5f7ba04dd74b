import * as z from "zod/mini";
import { defineContract } from "../contract.ts";
import { callbackIds } from "../esitef/callbacks.data.ts";
import { machineNames } from "../esitef/tester-acts.ts";
import { id, line, withDefault } from "../field/fields.ts";
import { longPageQuery, pageOf, searchText } from "../paging.ts";
import {
  addressesSchema,
  deliveryLineSchema,
  deliverySchema,
  deliveryStatuses,
  endpointsSchema,
  issuedSecretSchema,
} from "./delivery.ts";
import {
  actSchema,
  callLineSchema,
  clockSchema,
  issuedKeySchema,
  merchantIdSchema,
  outcomeClasses,
  publicKeySchema,
  recordedCallSchema,
  resetSchema,
  riskStatuses,
  sandboxProducts,
  sandboxSchema,
  sandboxSessionSchema,
  storeSchema,
  transactionIdSchema,
  transactionLineSchema,
  transactionSchema,
} from "./model.ts";

const path = "/api/companies/{companyId}/sandbox";
const ofCompany = z.strictObject({ companyId: id });
const storePath = `${path}/stores/{merchantId}` as const;
const inStore = { companyId: id, merchantId: merchantIdSchema };
const ofStore = z.strictObject(inStore);
const deliveryPath = `${storePath}/deliveries/{deliveryId}` as const;
const ofDelivery = z.strictObject({ ...inStore, deliveryId: id });
const ofTransaction = z.strictObject({ ...inStore, transactionId: transactionIdSchema });

export const sandboxContract = defineContract("sandbox", {
  get: {
    method: "GET",
    path,
    roles: ["client", "support"],
    summary: "The company's stores in the sandbox and their keys, never a key itself.",
    params: ofCompany,
    returns: sandboxSchema,
  },
  createKeys: {
    method: "POST",
    path: `${path}/keys`,
    roles: ["client"],
    summary:
      "Creates the company's own store in the sandbox; its key is shown in this answer and never again.",
    params: ofCompany,
    returns: issuedKeySchema,
    status: 201,
    errors: ["action-not-allowed"],
  },
  rotateKey: {
    method: "POST",
    path: `${storePath}/keys`,
    roles: ["client"],
    summary: "Makes a new key of the company's own store; the one before works for 24 hours more.",
    params: ofStore,
    returns: issuedKeySchema,
    errors: ["action-not-allowed"],
  },
  revokeKey: {
    method: "POST",
    path: `${storePath}/keys/{keyId}/revoke`,
    roles: ["client"],
    summary: "Ends a key of the company's own store at once.",
    params: z.strictObject({ ...inStore, keyId: line(40) }),
    returns: storeSchema,
    errors: ["action-not-allowed"],
  },
  openSession: {
    method: "POST",
    path: `${path}/session`,
    roles: ["client"],
    summary: "A key for an hour, with which a page in the browser calls the sandbox in the company's name.",
    params: ofCompany,
    body: z.strictObject({
      /** By default the company's own store, or else the one of its access data. */
      merchantId: z.optional(merchantIdSchema),
    }),
    returns: sandboxSessionSchema,
    errors: ["sandbox-keys-missing"],
  },
  registerPublicKey: {
    method: "PUT",
    path: `${storePath}/public-key`,
    roles: ["client"],
    summary: "Registers the RSA key that verifies the store's signed calls, in place of the one before.",
    params: ofStore,
    body: publicKeySchema,
    returns: storeSchema,
  },
  removePublicKey: {
    method: "DELETE",
    path: `${storePath}/public-key`,
    roles: ["client"],
    summary: "Removes the key that verifies signed calls, so that none is accepted as signed.",
    params: ofStore,
    returns: storeSchema,
  },
  moveClock: {
    method: "POST",
    path: `${storePath}/clock`,
    roles: ["client"],
    summary: "Moves the store's clock ahead, so that what is due happens now.",
    params: ofStore,
    body: clockSchema,
    returns: storeSchema,
    errors: ["action-not-allowed"],
  },
  listCalls: {
    method: "GET",
    path: `${storePath}/calls`,
    roles: ["client", "support"],
    summary: "The calls that arrived, newest first, filtered and paged.",
    params: ofStore,
    query: z.strictObject({
      ...longPageQuery,
      /** Part of the operation's name or of the address. */
      text: searchText,
      status: z.optional(z.enum(outcomeClasses, "invalid-option")),
      product: z.optional(z.enum(sandboxProducts, "invalid-option")),
      transactionId: z.optional(transactionIdSchema),
    }),
    returns: pageOf(callLineSchema),
    errors: ["invalid-cursor"],
  },
  getCall: {
    method: "GET",
    path: `${storePath}/calls/{callId}`,
    roles: ["client", "support"],
    summary: "A call with its request and answer, secrets masked.",
    params: z.strictObject({ ...inStore, callId: id }),
    returns: recordedCallSchema,
  },
  listTransactions: {
    method: "GET",
    path: `${storePath}/transactions`,
    roles: ["client", "support"],
    summary: "What the calls made, newest first, filtered and paged.",
    params: ofStore,
    query: z.strictObject({
      ...longPageQuery,
      machine: z.optional(z.enum(machineNames, "invalid-option")),
      status: z.optional(line(3)),
      /** Status of the risk analysis. */
      risk: z.optional(z.enum(riskStatuses, "invalid-option")),
    }),
    returns: pageOf(transactionLineSchema),
    errors: ["invalid-cursor"],
  },
  getTransaction: {
    method: "GET",
    path: `${storePath}/transactions/{transactionId}`,
    roles: ["client", "support"],
    summary: "A transaction with every status it had.",
    params: ofTransaction,
    returns: transactionSchema,
  },
  act: {
    method: "POST",
    path: `${storePath}/transactions/{transactionId}/act`,
    roles: ["client"],
    summary: "Acts in the place of the buyer, the card's holder or the risk analyst.",
    params: ofTransaction,
    body: actSchema,
    returns: transactionSchema,
    errors: ["action-not-allowed"],
  },
  getEndpoints: {
    method: "GET",
    path: `${storePath}/endpoints`,
    roles: ["client", "support"],
    summary: "Where the store is told what happens to its transactions, and which secrets sign it.",
    params: ofStore,
    returns: endpointsSchema,
  },
  setEndpoints: {
    method: "PUT",
    path: `${storePath}/endpoints`,
    roles: ["client"],
    summary: "Sets the addresses that the store is told at; one that is left out is told no more.",
    params: ofStore,
    body: addressesSchema,
    returns: endpointsSchema,
  },
  rotateSecret: {
    method: "POST",
    path: `${storePath}/endpoints/secret`,
    roles: ["client"],
    summary: "Makes a secret that signs what the store is told; the one before signs besides for 24 hours.",
    params: ofStore,
    returns: issuedSecretSchema,
  },
  listDeliveries: {
    method: "GET",
    path: `${storePath}/deliveries`,
    roles: ["client", "support"],
    summary: "What the store was told or would have been, newest first, filtered and paged.",
    params: ofStore,
    query: z.strictObject({
      ...longPageQuery,
      status: z.optional(z.enum(deliveryStatuses, "invalid-option")),
      callback: z.optional(z.enum(callbackIds, "invalid-option")),
      transactionId: z.optional(transactionIdSchema),
    }),
    returns: pageOf(deliveryLineSchema),
    errors: ["invalid-cursor"],
  },
  getDelivery: {
    method: "GET",
    path: deliveryPath,
    roles: ["client", "support"],
    summary: "A delivery with its form and every answer to it.",
    params: ofDelivery,
    returns: deliverySchema,
  },
  resend: {
    method: "POST",
    path: `${deliveryPath}/resend`,
    roles: ["client"],
    summary: "Posts a delivery once more, behind what its transaction still has to tell.",
    params: ofDelivery,
    returns: deliverySchema,
    errors: ["action-not-allowed"],
  },
  reset: {
    method: "POST",
    path: `${storePath}/reset`,
    roles: ["client"],
    summary:
      "Removes some of a store's calls and transactions; repeated until all are gone, the clock is right again.",
    params: ofStore,
    /** Only the first of the requests is an act of its own, with a line of history. */
    body: z.strictObject({ isContinued: withDefault(z.boolean(), false) }),
    returns: resetSchema,
  },
});
