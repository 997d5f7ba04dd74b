import type { FrameLocator, Page } from "@playwright/test";
import { expect, expectSoundPage } from "./portal-test.ts";
import { formTo, type Shop } from "./shop/shop.ts";
import { type ShopServer, shopTest as test } from "./shop/shop-test.ts";
import { wordsOf } from "./words.ts";

const card = { number: "5555555555555555", expiry_date: "1299", security_code: "123" };
const returnPath = "/3ds";

interface Challenge {
  readonly id: string;
  readonly address: string;
  readonly form: Readonly<Record<string, string>>;
}

const member = (answer: Record<string, unknown>, object: string, name: string): string =>
  String(Object(answer[object])[name]);

/** What the shop's server asks for before its page shows a challenge. */
async function askForChallenge(shop: Shop, server: ShopServer, language: string): Promise<Challenge> {
  const begun = await server.call("POST", "/v2/authentication", {
    cardholder: { acct: { number: card.number } },
    brand_id: "2",
    purchase: { amount: "10004", currency: "986" },
    merchant: { mcc: "5411" },
    acquirer: { merchant_id: "00000000" },
  });
  const id = member(begun, "three_ds_server", "trans_id");
  const asked = await server.call("PUT", `/v2/authentication/${id}`, {
    three_ds_comp_ind: "Y",
    notification_url: shop.url + returnPath,
    three_ds_requestor: { authentication_ind: "01", name: "Loja da Ana", url: "https://loja.example" },
    acquirer: { bin: "2", merchant_id: "00000000" },
    browser: {
      accept_header: "*/*",
      javascript_enabled: true,
      java_enabled: "false",
      language,
      color_depth: "24",
      screen_height: "864",
      screen_width: "1536",
      user_agent: "Mozilla/5.0",
    },
  });
  const form = { creq: member(asked, "acs", "creq"), threeDSSessionData: "cGVkaWRvLTE" };
  return { id, form, address: member(asked, "acs", "challenge_url") };
}

const cresOf = ({ posted }: Shop): object =>
  JSON.parse(Buffer.from(posted.at(-1)?.form["cres"] ?? "", "base64url").toString());

/** What the shop's server does with the result: it asks for the proof and pays with it. */
async function payWith(server: ShopServer, { id }: Challenge): Promise<Record<string, unknown>> {
  const proven = await server.call("GET", `/v2/transaction/${id}`);
  const order = { installments: "1", installment_type: "4", authorizer_id: "2", amount: "10004" };
  const begun = await server.call("POST", "/v1/transactions", { ...order, authenticate: "1" });
  const cavv = member(proven, "authentication", "value");
  const external_authentication = { reference_id: id, cavv, eci: String(proven["eci"]) };
  const nit = member(begun, "payment", "nit");
  return server.call("POST", `/v1/payments/${nit}`, { card, external_authentication });
}

async function expectSoundInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectSoundPage(page);
  }
}

test("a challenge in a frame of a shop's page is passed by its code, and the shop pays with the proof", async ({
  page,
  shop,
  server,
  watch,
}) => {
  watch.expectRefusals(422);
  const words = wordsOf("pt");
  const challenge = await askForChallenge(shop, server, "pt-BR");
  // The smallest window that EMV 3-D Secure knows.
  const frame = '<iframe name="desafio" title="3DS" width="250" height="400"></iframe>';
  shop.show("/", `<h1>Loja</h1>${formTo(challenge.address, challenge.form, "desafio")}${frame}`);
  shop.show(returnPath, "<h1>Recebido</h1>");
  await page.goto(shop.url);
  await page.getByRole("button", { name: "Pagar" }).click();
  const inside: FrameLocator = page.frameLocator("iframe");
  await expect(inside.getByRole("heading", { name: words("sandbox-page.challenge.title") })).toBeVisible();
  await expect(inside.getByText("Loja da Ana")).toBeVisible();
  const overflow = () => page.frames()[1]?.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await inside.getByLabel(words("sandbox-page.challenge.code")).fill("000000");
  await inside.getByRole("button", { name: words("sandbox-page.challenge.confirm") }).click();
  await expect(inside.getByRole("alert")).toHaveText(words("sandbox-page.challenge.wrong", { left: 2 }));
  const code = inside.getByLabel(words("sandbox-page.challenge.code"));
  await expect(code).toHaveAttribute("aria-invalid", "true");
  await code.fill("123456");
  await code.press("Enter");
  await expect(inside.getByRole("heading", { name: "Recebido" })).toBeVisible();
  expect(shop.posted).toMatchObject([{ path: returnPath, form: { threeDSSessionData: "cGVkaWRvLTE" } }]);
  expect(cresOf(shop)).toMatchObject({ threeDSServerTransID: challenge.id, transStatus: "Y" });
  expect(await payWith(server, challenge)).toMatchObject({ payment: { status: "CON" } });
});

for (const [locale, language, width, act] of [
  ["en", "en-GB", 1440, "refuse"],
  ["es", "es-AR", 360, "cancel"],
] as const) {
  test(`a challenge as a page of its own speaks ${locale}, is sound, and takes ${act} to the shop`, async ({
    page,
    shop,
    server,
    watch,
  }) => {
    const words = wordsOf(locale);
    await page.setViewportSize({ width, height: 800 });
    const challenge = await askForChallenge(shop, server, language);
    shop.show("/", formTo(challenge.address, challenge.form));
    shop.show(returnPath, "<h1>Recebido</h1>");
    await page.goto(shop.url);
    await page.getByRole("button", { name: "Pagar" }).click();
    await expect(page.getByRole("heading", { name: words("sandbox-page.challenge.title") })).toBeVisible();
    await expectSoundInBothSchemes(page);
    watch.expectRefusals(422);
    await page.getByRole("button", { name: words("sandbox-page.challenge.confirm") }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectSoundInBothSchemes(page);
    await page.getByRole("button", { name: words(`sandbox-page.challenge.${act}`) }).click();
    await expect(page.getByRole("heading", { name: "Recebido" })).toBeVisible();
    expect(cresOf(shop)).toMatchObject({ transStatus: "N" });
  });
}
