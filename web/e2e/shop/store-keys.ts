import type { Browser } from "@playwright/test";
import { bringSession, newContext } from "../people.ts";

/** What the server of a shop is known by: Gabi's store of the sandbox. */
export interface StoreKeys extends Record<string, string> {
  readonly merchant_id: string;
  readonly merchant_key: string;
}

/** Credentials of a store of the sandbox, as the portal gives them to a member's browser: good for an hour. */
export async function storeKeys(browser: Browser): Promise<StoreKeys> {
  const context = await newContext(browser);
  await bringSession(context, "gabi@example.com");
  const { origins } = await context.storageState();
  const kept = origins.flatMap(({ localStorage }) => localStorage);
  const token = kept.find(({ name }) => name.endsWith(".accessToken"))?.value ?? "";
  const headers = () => ({ authorization: `Bearer ${token}`, "idempotency-key": crypto.randomUUID() });
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
  return { merchant_id: merchantId, merchant_key: merchantKey };
}
