import type { Page, Request } from "@playwright/test";
import { pageScripts, sandboxAddress } from "@portal/shared/esitef/sandbox-address.ts";
import { ownAddresses } from "./addresses.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";
import { openShop, type Shop } from "./script-shop/script-shop.ts";
import { storeKeys } from "./shop/store-keys.ts";
import { wordsOf } from "./words.ts";

const portal = ownAddresses()?.url ?? "";
const card = { number: "5000000000000001", expiry: "1299", code: "123" };

let shop: Shop;

test.beforeAll(async () => {
  shop = await openShop({ portal, credentials: await storeKeys() });
});
test.afterAll(() => shop.close());

/** What left the browser with a card in it, and where it went. */
const carriers: string[] = [];
test.beforeEach(({ context }) => {
  carriers.length = 0;
  context.on("request", (request: Request) => {
    const everything = `${request.url()} ${request.postData() ?? ""} ${JSON.stringify(request.headers())}`;
    if (everything.includes(card.number))
      carriers.push(`${request.method()} ${new URL(request.url()).origin}`);
  });
});
test.afterEach(() => {
  expect(carriers.filter((carrier) => carrier !== `POST ${portal}`)).toEqual([]);
});

async function fill(page: Page, given: Partial<typeof card> = {}): Promise<void> {
  const { number, expiry, code } = { ...card, ...given };
  await page.getByLabel("Número do cartão").fill(number);
  await page.getByLabel("Validade").fill(expiry);
  await page.getByLabel("Código de segurança").fill(code);
}

const pay = (page: Page) => page.getByRole("button", { name: "Pagar" }).click();

async function said(page: Page): Promise<{ name: string; said: unknown }> {
  await expect(page.locator("#said")).not.toBeEmpty();
  return JSON.parse((await page.locator("#said").textContent()) ?? "");
}

test("a shop of another origin pays with its own page, and its server finds the payment", async ({
  page,
}) => {
  await page.goto(shop.url);
  await expectSoundPage(page);
  await fill(page);
  await pay(page);
  expect(await said(page)).toMatchObject({
    name: "onSuccess",
    said: { code: "0", payment: { status: "CON", order_id: expect.stringMatching(/^PED-/) } },
  });
  await expect(page.getByRole("status")).toHaveText("Status: CON");
  expect(carriers).toEqual([`POST ${portal}`]);
  await expectSoundPage(page);
});

test("a denied card fails, and pressing again pays nothing, for the token was used", async ({
  page,
  watch,
}) => {
  watch.expectRefusals(400);
  await page.goto(`${shop.url}/?amount=2200001`);
  await fill(page);
  await pay(page);
  expect(await said(page)).toMatchObject({ name: "onFailure", said: { payment: { status: "NEG" } } });
  await expect(page.getByRole("status")).toHaveText("Status: NEG");
  await pay(page);
  await expect(page.locator("#said")).toContainText('"code":"102"');
  await expect(page.getByRole("status")).toHaveText("Status: NEG");
});

test("wrong fields are named in the page's language and nothing is sent; corrected, the same token pays", async ({
  page,
}) => {
  await page.goto(`${shop.url}/?locale=es`);
  await fill(page, { number: "4111 1111 1111 1111", expiry: "1320", code: "" });
  await pay(page);
  expect(await said(page)).toEqual({
    name: "onInvalid",
    said: [
      { field: "esitef-cardnumber", message: "El sandbox acepta solo las tarjetas de prueba publicadas." },
      { field: "esitef-cardexpirydate", message: expect.stringContaining("vencimiento") },
      { field: "esitef-cardsecuritycode", message: expect.stringContaining("código de seguridad") },
    ],
  });
  await expect(page.getByRole("listitem")).toHaveCount(3);
  await expectSoundPage(page);
  expect(carriers).toEqual([]);
  await fill(page);
  await pay(page);
  await expect(page.getByRole("status")).toHaveText("Status: CON");
});

test("a shop that wants its buyers authenticated is asked nothing more where the issuer knows enough", async ({
  page,
}) => {
  await page.goto(`${shop.url}/?amount=10000&authenticate=1`);
  // The frame in which the issuer looks at the browser comes with the number, and goes.
  const method = page.waitForResponse((response) => response.url().endsWith("/method"));
  await fill(page);
  expect((await method).status()).toBe(200);
  await expect(page.locator("iframe")).toHaveCount(0);
  await pay(page);
  expect(await said(page)).toMatchObject({ name: "onSuccess", said: { payment: { status: "CON" } } });
  await expect(page.getByRole("status")).toHaveText("Status: CON");
  // Begun and paid, nothing more.
  expect(carriers).toEqual([`POST ${portal}`, `POST ${portal}`]);
});

for (const [act, expected, status] of [
  ["confirm", "onSuccess", "CON"],
  ["close", "onFailure", "NEG"],
] as const) {
  test(`a challenge over the shop's page that its buyer answers with ${act} ends in ${status}`, async ({
    page,
    watch,
  }) => {
    if (status === "NEG") watch.expectRefusals(400);
    const words = wordsOf("es");
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`${shop.url}/?amount=10004&authenticate=3&locale=es`);
    await fill(page);
    await pay(page);
    const dialog = page.getByRole("dialog", { name: "Confirmación del emisor de la tarjeta" });
    const inside = dialog.frameLocator("iframe");
    await expect(inside.getByRole("heading", { name: words("sandbox-page.challenge.title") })).toBeVisible();
    await expectSoundPage(page);
    if (act === "confirm") {
      await inside.getByLabel(words("sandbox-page.challenge.code")).fill("123456");
      await inside.getByRole("button", { name: words("sandbox-page.challenge.confirm") }).click();
    } else await dialog.getByRole("button", { name: "Cerrar" }).click();
    expect(await said(page)).toMatchObject({ name: expected, said: { payment: { status } } });
    await expect(page.locator("dialog, iframe")).toHaveCount(0);
    await expect(page.getByRole("status")).toHaveText(`Status: ${status}`);
  });
}

test("a shop's page stores a card, and its server finds it", async ({ page }) => {
  await page.goto(`${shop.url}/?store`);
  await fill(page);
  await pay(page);
  const { name, said: told } = await said(page);
  expect([name, Object(told).store]).toEqual([
    "onSuccess",
    { status: "CON", nita: expect.stringMatching(/^Z/), merchant_usn: "1" },
  ]);
  await expect(page.getByRole("status")).toHaveText("Cartões: 0001");
  expect(carriers).toEqual([`POST ${portal}`]);
});

test("the scripts may be read by every origin, are kept for a day and are what their names say", async ({
  page,
}) => {
  for (const address of Object.values(pageScripts)) {
    const answer = await page.request.get(portal + address, { headers: { origin: shop.url } });
    expect([address, answer.status()]).toEqual([address, 200]);
    expect(answer.headers()).toMatchObject({
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
      "content-type": `text/${address.endsWith(".js") ? "javascript" : "css"}; charset=utf-8`,
      "x-content-type-options": "nosniff",
    });
  }
});

interface Call {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly credentials?: "include";
}

/** Calls from an empty page of an origin. */
async function caller(page: Page, origin: string) {
  await page.goto(`${origin}/blank`);
  return (below: string, call: Call = {}) =>
    page.evaluate(
      async ([url, options]) => {
        try {
          return (await fetch(url, options)).status;
        } catch {
          return "refused";
        }
      },
      [portal + below, call] as const,
    );
}

test("a browser lets no page of another origin read what is not for it, and none that came unprotected", async ({
  browser,
}) => {
  // Without the answers that tests give in place of servers: the browser's own question before a call is one of them.
  const context = await browser.newContext();
  const page = await context.newPage();
  const ask = await caller(page, shop.url);
  const headers = { "content-type": "application/json", merchant_id: "X", pay_token: "y" };
  const call = { method: "POST", headers, body: "{}" };
  const payment = `${sandboxAddress}/js/payments/x`;
  expect(await ask(payment, call)).toBe(401);
  expect(await ask(payment, { ...call, credentials: "include" })).toBe("refused");
  expect(await ask(payment, { ...call, headers: { ...headers, merchant_key: "z" } })).toBe("refused");
  expect(await ask(payment, { ...call, method: "PUT" })).toBe("refused");
  for (const path of [
    `${sandboxAddress}/v1/transactions`,
    `${sandboxAddress}/v1/payments/x`,
    "/api/companies",
  ]) {
    expect([path, await ask(path, call)]).toEqual([path, "refused"]);
    expect([path, await ask(path)]).toEqual([path, "refused"]);
  }
  // This machine under another name, as a shop on the network without a certificate would look.
  const unprotected = await caller(page, shop.url.replace("localhost", "shop.localhost"));
  expect(await unprotected(payment, call)).toBe("refused");
  await context.close();
});
