import type { APIResponse } from "@playwright/test";
import { newContext } from "../people.ts";
import { test } from "../portal-test.ts";
import { openShop, type Shop } from "./shop.ts";
import { storeKeys } from "./store-keys.ts";

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
    const credentials = await storeKeys();
    await use({
      merchantId: credentials.merchant_id,
      merchantKey: credentials.merchant_key,
      call: async (method, path, data) =>
        asJson(await context.request.fetch(base + path, { method, headers: credentials, data })),
    });
    await context.close();
  },
});
