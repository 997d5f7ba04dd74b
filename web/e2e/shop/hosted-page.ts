import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "../portal-test.ts";
import type { Words } from "../words.ts";
import type { Shop } from "./shop.ts";

export const visa = "4000000000000044";

/** A payment page that a shop's server opened. */
export interface HostedPage {
  readonly url: string;
  readonly nit: string;
}

interface Opening {
  readonly shop: Shop;
  readonly server: { readonly merchantId: string; readonly merchantKey: string };
  readonly request: APIRequestContext;
  readonly more?: object;
}

/** What the shop's server asks for before it sends its buyer away. */
export async function openHostedPage({ shop, server, request, more = {} }: Opening): Promise<HostedPage> {
  for (const path of ["/ok", "/falha", "/carrinho"]) shop.show(path, `<h1>${path}</h1>`);
  const order = {
    merchant_id: server.merchantId,
    amount: "4590",
    order_id: "PED-88018",
    back_url: {
      url_success: `${shop.url}/ok`,
      url_failure: `${shop.url}/falha`,
      url_cancel: `${shop.url}/carrinho`,
    },
    ...more,
  };
  const answer = await request.post("/sandbox/e-sitef/init/json.se", {
    form: { request: JSON.stringify(order) },
    headers: { merchant_key: server.merchantKey },
  });
  const { responseCode, url, nit } = await answer.json();
  expect(responseCode).toBe(0);
  return { url, nit };
}

/** The buyer comes from a link of the shop's page. */
export async function arrive(page: Page, shop: Shop, { url }: HostedPage, lang: string): Promise<void> {
  shop.show("/", `<a href="${url}&amp;lang=${lang}">Pagar</a>`);
  await page.goto(shop.url);
  await page.getByRole("link", { name: "Pagar" }).click();
}

export async function typeCard(page: Page, words: Words, number = visa): Promise<void> {
  await page.getByLabel(words("sandbox-page.checkout.number")).pressSequentially(number);
  await page.getByLabel(words("sandbox-page.checkout.expiry")).pressSequentially("1230");
  await page.getByLabel(words("sandbox-page.checkout.code")).fill("123");
}

/** In the money of the country, whatever the language. */
export const payButton = (page: Page) =>
  page.locator(".panel.card").getByRole("button", { name: /45,90|22\.000,00|100,04/ });
