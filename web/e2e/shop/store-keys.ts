import type { Browser } from "@playwright/test";
import { newContext, sessionOf } from "../people.ts";

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
export async function openStore(browser: Browser, email: string): Promise<OpenedStore> {
  const context = await newContext(browser);
  const { origins } = await sessionOf(browser, email);
  const kept = origins.flatMap(({ localStorage }) => localStorage);
  const token = kept.find(({ name }) => name.endsWith(".accessToken"))?.value ?? "";
  const authorization = `Bearer ${token}`;
  const headers = () => ({ authorization, "idempotency-key": crypto.randomUUID() });
  const account = await context.request.post("/api/account", { headers: headers(), data: { locale: "pt" } });
  if (!account.ok()) throw new Error(`${account.status()} ${await account.text()}`);
  const { company } = await account.json();
  const opened = await context.request.post(`/api/companies/${company.id}/sandbox/session`, {
    headers: headers(),
    data: {},
  });
  if (!opened.ok()) throw new Error(`${opened.status()} ${await opened.text()}`);
  const { merchantId, merchantKey } = await opened.json();
  await context.close();
  const keys = { merchant_id: merchantId, merchant_key: merchantKey };
  return { companyId: company.id, authorization, keys };
}

/** Credentials of Gabi's store. */
export const storeKeys = async (browser: Browser): Promise<StoreKeys> =>
  (await openStore(browser, "gabi@example.com")).keys;
