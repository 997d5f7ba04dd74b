import type { Page } from "@playwright/test";
import { expect, expectSoundPage } from "./portal-test.ts";
import { arrive, type HostedPage, openHostedPage, payButton, typeCard, visa } from "./shop/hosted-page.ts";
import { type ShopServer, shopTest as test } from "./shop/shop-test.ts";
import { wordsOf } from "./words.ts";

const statusOf = async (server: ShopServer, { nit }: HostedPage): Promise<unknown> => {
  const { payment } = await server.call("GET", `/v1/transactions/${nit}`);
  return Object(payment).status;
};

async function expectSoundInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectSoundPage(page);
  }
}

test("a buyer pays with a card typed wrong at first, in Portuguese, and is brought back by the page itself", async ({
  page,
  shop,
  server,
  request,
}) => {
  const words = wordsOf("pt");
  const created = await openHostedPage({ shop, server, request, more: { redirect: "A" } });
  await arrive(page, shop, created, "pt");
  await expect(page.getByText(words("sandbox-page.checkout.order", { order: "PED-88018" }))).toBeVisible();
  await expectSoundInBothSchemes(page);
  await typeCard(page, words, "4111111111111111");
  await payButton(page).click();
  const number = page.getByLabel(words("sandbox-page.checkout.number"));
  await expect(page.getByText(words("sandbox-page.checkout.problem.numberUnpublished"))).toBeVisible();
  await expect(number).toBeFocused();
  await expect(number).toHaveAttribute("aria-invalid", "true");
  await expectSoundInBothSchemes(page);
  await number.fill("");
  await number.pressSequentially(visa);
  await expect(number).toHaveValue("4000 0000 0000 0044");
  await page.getByLabel(words("sandbox-page.checkout.instalments")).selectOption("3");
  await number.press("Enter");
  await expect(page.getByRole("heading", { name: words("sandbox-page.checkout.paid.title") })).toBeVisible();
  expect(await statusOf(server, created)).toBe("CON");
  await page.waitForURL(`${shop.url}/ok`);
});

test("a buyer whose card is declined is told so in English, and goes back to the shop", async ({
  page,
  shop,
  server,
  request,
}) => {
  const words = wordsOf("en");
  await page.setViewportSize({ width: 360, height: 800 });
  const created = await openHostedPage({ shop, server, request, more: { amount: "2200000" } });
  await arrive(page, shop, created, "en");
  await page.getByText(words("sandbox-page.checkout.testCards")).click();
  await page
    .getByRole("button", { name: words("sandbox-page.checkout.useCard", { brand: "Mastercard" }) })
    .first()
    .click();
  await page.getByLabel(words("sandbox-page.checkout.code")).fill("123");
  await expectSoundInBothSchemes(page);
  await payButton(page).click();
  await expect(
    page.getByRole("heading", { name: words("sandbox-page.checkout.denied.title") }),
  ).toBeVisible();
  await expectSoundInBothSchemes(page);
  await page.getByRole("link", { name: words("sandbox-page.checkout.back") }).click();
  await page.waitForURL(`${shop.url}/falha`);
  expect(await statusOf(server, created)).toBe("NEG");
});

test("a buyer gives up in Spanish, and another one pays a Pix that the page was waiting for", async ({
  page,
  shop,
  server,
  request,
}) => {
  const words = wordsOf("es");
  const given = await openHostedPage({ shop, server, request, more: { redirect: "A" } });
  await arrive(page, shop, given, "es");
  await page.getByRole("button", { name: words("sandbox-page.checkout.cancel") }).click();
  await page.waitForURL(`${shop.url}/carrinho`);
  expect(await statusOf(server, given)).toBe("CAN");

  const created = await openHostedPage({ shop, server, request });
  await arrive(page, shop, created, "es");
  await page.getByLabel(words("sandbox-page.checkout.methods.pix")).check();
  await expectSoundInBothSchemes(page);
  await page.getByRole("button", { name: words("sandbox-page.checkout.payPix") }).click();
  await expect(page.getByRole("img", { name: words("sandbox-page.checkout.pix.image") })).toBeVisible();
  await expectSoundInBothSchemes(page);
  // Paid elsewhere, such as in the workbench: the page finds out by itself.
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(created.url);
  await elsewhere.locator("button[value=settle]").click();
  await expect(page.getByRole("heading", { name: words("sandbox-page.checkout.paid.title") })).toBeVisible();
  expect(await statusOf(server, created)).toBe("CON");
});

test("a boleto is shown with its bars on the page and at its own address", async ({
  page,
  shop,
  server,
  request,
}) => {
  const words = wordsOf("pt");
  await page.setViewportSize({ width: 360, height: 800 });
  const created = await openHostedPage({ shop, server, request });
  await arrive(page, shop, created, "pt");
  await page.getByLabel(words("sandbox-page.checkout.methods.boleto")).check();
  await page.getByRole("button", { name: words("sandbox-page.checkout.payBoleto") }).click();
  await expect(page.getByRole("img", { name: words("sandbox-page.boleto.barcode") })).toBeVisible();
  await expectSoundInBothSchemes(page);
  const { payment } = await server.call("GET", `/v1/transactions/${created.nit}`);
  await page.goto(`${Object(payment).boleto.url}?lang=pt`);
  await expect(page.getByText(words("sandbox-page.boleto.lead"))).toBeVisible();
  await expectSoundInBothSchemes(page);
  await page.getByRole("button", { name: words("sandbox-page.boleto.pay") }).click();
  await expect(page.getByText(words("sandbox-page.boleto.paid"), { exact: true })).toBeVisible();
  expect(await statusOf(server, created)).toBe("CON");
});

test("a page that must authenticate its buyer shows the challenge on the way to the charge", async ({
  page,
  shop,
  server,
  request,
}) => {
  const words = wordsOf("en");
  const created = await openHostedPage({
    shop,
    server,
    request,
    more: { amount: "10004", authenticate: "1" },
  });
  await arrive(page, shop, created, "en");
  await typeCard(page, words);
  await payButton(page).click();
  await page.getByLabel(words("sandbox-page.challenge.code")).fill("123456");
  await page.getByRole("button", { name: words("sandbox-page.challenge.confirm") }).click();
  await expect(page.getByRole("heading", { name: words("sandbox-page.checkout.paid.title") })).toBeVisible();
  expect(await statusOf(server, created)).toBe("CON");
});
