import type { Browser } from "@playwright/test";
import { newContext } from "../people.ts";
import { expect } from "../portal-test.ts";
import { wordsOf } from "../words.ts";
import type { CaseProgram } from "./case-program.ts";
import { arrive, openHostedPage, payButton, typeCard } from "./hosted-page.ts";
import { openShop } from "./shop.ts";

/** The case that no program can make: a buyer comes from the shop's page, pays, and is back at the shop. */
export async function buyOnHostedPage(browser: Browser, { store: { keys } }: CaseProgram): Promise<void> {
  const context = await newContext(browser);
  const shop = await openShop();
  const page = await context.newPage();
  const words = wordsOf("pt");
  const server = { merchantId: keys.merchant_id, merchantKey: keys.merchant_key };
  const opened = await openHostedPage({ shop, server, request: context.request, more: { redirect: "A" } });
  await arrive(page, shop, opened, "pt");
  await typeCard(page, words);
  await payButton(page).click();
  await expect(page.getByRole("heading", { name: words("sandbox-page.checkout.paid.title") })).toBeVisible();
  await page.waitForURL(`${shop.url}/ok`);
  await context.close();
  await shop.close();
}
