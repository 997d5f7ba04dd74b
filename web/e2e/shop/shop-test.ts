import { randomUUID } from "node:crypto";
import type { APIResponse } from "@playwright/test";
import { bringSession, newContext } from "../people.ts";
import { test } from "../portal-test.ts";
import { openShop, type Shop } from "./shop.ts";

const base = "/sandbox/e-sitef/api";

/** Calls of the shop's own server, with the key of its store in the sandbox. */
export interface ShopServer {
  readonly merchantId: string;
  readonly merchantKey: string;
  call(method: "GET" | "POST" | "PUT", path: string, data?: object): Promise<Record<string, unknown>>;
}

/** What was answered; a shop of these tests asks for nothing that is refused. */
const asJson = async (answer: APIResponse): Promise<Record<string, unknown>> => {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  const said: Record<string, unknown> = await answer.json();
  return said;
};

/** A shop on another origin, and the store of the sandbox that its server calls as: the one of Gabi's company. */
export const shopTest = test.extend<{ shop: Shop; server: ShopServer }>({
  shop: async ({ baseURL }, use) => {
    // Nothing of it is the portal's: the page is on an origin of its own.
    if (!baseURL) throw new Error("There is no portal beside the shop.");
    const shop = await openShop();
    await use(shop);
    await shop.close();
  },
  server: async ({ browser }, use) => {
    const context = await newContext(browser);
    await bringSession(context, "gabi@example.com");
    const { origins } = await context.storageState();
    const kept = origins.flatMap(({ localStorage }) => localStorage);
    const token = kept.find(({ name }) => name.endsWith(".accessToken"))?.value ?? "";
    const headers = () => ({ authorization: `Bearer ${token}`, "idempotency-key": randomUUID() });
    const { company } = await asJson(
      await context.request.post("/api/account", { headers: headers(), data: { locale: "pt" } }),
    );
    const opened = await context.request.post(`/api/companies/${Object(company).id}/sandbox/session`, {
      headers: headers(),
      data: {},
    });
    const { merchantId, merchantKey } = await asJson(opened);
    const credentials = { merchant_id: String(merchantId), merchant_key: String(merchantKey) };
    await use({
      merchantId: credentials.merchant_id,
      merchantKey: credentials.merchant_key,
      call: async (method, path, data) =>
        asJson(await context.request.fetch(base + path, { method, headers: credentials, data })),
    });
    await context.close();
  },
});
