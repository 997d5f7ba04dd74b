import { accountContract } from "@portal/shared/account/contract.ts";
import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { callAs } from "../call-api.ts";
import { authorizationOf } from "../people.ts";

/** What the server of a shop is known by: its store of the sandbox. */
export interface StoreKeys extends Record<string, string> {
  readonly merchant_id: string;
  readonly merchant_key: string;
}

/** A company's own store, and what its member's program needs to ask the portal about it. */
export interface OpenedStore {
  readonly companyId: string;
  readonly authorization: string;
  readonly keys: StoreKeys;
}

/** Opens the store of a member's company as the portal opens it for their browser: its key is good for an hour. */
export async function openStore(email: string): Promise<OpenedStore> {
  const authorization = await authorizationOf(email);
  const { company } = await callAs(authorization, accountContract.routes.open, { body: { locale: "pt" } });
  if (!company) throw new Error(`${email} has no company.`);
  const { id: companyId } = company;
  const { merchantId, merchantKey } = await callAs(authorization, sandboxContract.routes.openSession, {
    params: { companyId },
    body: {},
  });
  const keys = { merchant_id: merchantId, merchant_key: merchantKey };
  return { companyId, authorization, keys };
}

/** The same store as a program of its owner calls it: with a key of its own, which alone proves a case. */
export async function openOwnStore(email: string): Promise<OpenedStore> {
  const { companyId, authorization, keys } = await openStore(email);
  const { merchant_id: merchantId } = keys;
  const params = { companyId, merchantId };
  const { merchantKey } = await callAs(authorization, sandboxContract.routes.rotateKey, { params });
  return { companyId, authorization, keys: { merchant_id: merchantId, merchant_key: merchantKey } };
}

/** Credentials of Gabi's store. */
export const storeKeys = async (): Promise<StoreKeys> => (await openStore("gabi@example.com")).keys;
