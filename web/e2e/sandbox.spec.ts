import type { Page } from "@playwright/test";
import { expectToast, type Person, signedIn } from "./people.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";

const api = "/sandbox/e-sitef/api";
const card = { number: "4000000000000044", expiry_date: "1299", security_code: "123" };
const sale = {
  order_id: "PED-1",
  amount: "12990",
  installments: "1",
  installment_type: "4",
  authorizer_id: "1",
};

const valueBeside = (page: Page, name: string) =>
  page.locator(".sandbox-value", { has: page.getByRole("button", { name }) }).locator("code");

/** Creates the company's keys and takes them from the screen, as a person does. */
async function createKeys({ page, words }: Person): Promise<Record<string, string>> {
  await page.getByRole("button", { name: words("sandbox.first.action") }).click();
  const [merchantId, merchantKey] = ["merchant_id", "merchant_key"];
  await expect(page.getByText(words("sandbox.issued.once"))).toBeVisible();
  const text = async (name: string) =>
    (await valueBeside(page, words("shell.ui.copy", { what: name })).textContent()) ?? "";
  return { merchant_id: await text(merchantId), merchant_key: await text(merchantKey) };
}

test("from the first key to a call that is read, sent again and followed to its transaction", async ({
  page,
  watch,
}) => {
  const client = await signedIn(page, "pt", "ana@example.com", "/onboarding/sandbox");
  const { words } = client;
  await expect(page.getByRole("button", { name: words("sandbox.first.action") })).toBeVisible();
  await expectSoundPage(page);
  const headers = await createKeys(client);
  await expect(page.locator("pre")).toContainText(headers.merchant_key ?? "-");
  await expectSoundPage(page);
  await page.getByRole("button", { name: words("sandbox.issued.done") }).click();
  await expect(page.getByText(words("sandbox.empty.title"))).toBeVisible();
  await expect(page.getByText(headers.merchant_key ?? "-")).toBeHidden();
  await expectSoundPage(page);

  const paid = await page.request.post(`${api}/v2/payments`, { headers, data: { ...sale, card } });
  expect(await paid.json()).toMatchObject({ code: "0", payment: { status: "CON" } });
  const lines = page.getByRole("link", { name: /\/v2\/payments/ });
  await expect(lines).toHaveCount(1, { timeout: 10_000 });
  await lines.click();
  await expect(page).toHaveURL(/call=/);
  const detail = page.getByRole("article");
  await expect(detail.getByText(words("sandbox.meaning.code", { code: "0" }))).toBeVisible();
  await expect(detail.getByText('"************0044"')).toBeVisible();
  await expect(detail.getByText(card.number)).toBeHidden();
  await expectSoundPage(page);

  const first = page.url();
  await detail.getByRole("button", { name: words("sandbox.again.send") }).click();
  await expectToast(client, words("sandbox.again.sent"));
  await expect(page).not.toHaveURL(first);
  await expect(lines).toHaveCount(2);
  await expect(detail.getByText(words("sandbox.meaning.code", { code: "0" }))).toBeVisible();

  await detail.getByRole("link", { name: /^[0-9a-f]{64}$/ }).click();
  await expect(page.getByRole("heading", { name: words("sandbox.path.title") })).toBeVisible();
  await expect(detail.getByText("R$ 129,90")).toBeVisible();
  await expectSoundPage(page);
  watch.expectRefusals(404);
  await page.goto(client.at("/onboarding/sandbox?call=01ARZ3NDEKTSV4RRFFQ69G5FAV"));
  await expect(page.getByText(words("sandbox.calls.gone"))).toBeVisible();
});

test("a Pix is shown as a code, paid in the buyer's place, and another one runs out by the clock", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const client = await signedIn(page, "es", "gabi@example.com", "/onboarding/sandbox?view=settings");
  const { words, at } = client;
  // Her configuration was approved: the store of her access data is there, and she makes one of her own.
  await expect(page.getByText(words("sandbox.keys.kind.access-data"))).toBeVisible();
  await expectSoundPage(page);
  const headers = await createKeys(client);
  await page.getByRole("button", { name: words("sandbox.issued.done") }).click();
  const store = headers.merchant_id ?? "";
  const pix = async (order_id: string) => {
    const data = {
      order_id,
      amount: "12990",
      authorizer_id: "440",
      installments: "1",
      installment_type: "4",
    };
    const begun = await (await page.request.post(`${api}/v1/transactions`, { headers, data })).json();
    const { nit } = begun.payment;
    const issued = await page.request.post(`${api}/v1/payments/${nit}`, {
      headers,
      data: { authorizer_id: "440" },
    });
    expect(await issued.json()).toMatchObject({ payment: { status: "PEN" } });
    return nit;
  };
  const paid = await pix("PIX-1");
  await page.goto(at(`/onboarding/sandbox?store=${store}&transaction=${paid}`));
  await expect(page.getByRole("img", { name: words("sandbox.pix.image") })).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole("button", { name: words("sandbox.act.pay") }).click();
  await expectToast(client, words("sandbox.act.done", { status: "CON" }));
  await expect(page.getByRole("img", { name: words("sandbox.pix.image") })).toBeHidden();
  await expect(page.getByText(words("sandbox.path.title"))).toBeVisible();

  const late = await pix("PIX-2");
  await page.goto(at(`/onboarding/sandbox?store=${store}&view=settings`));
  await page.getByRole("button", { name: words("sandbox.clock.step.fourMinutes") }).click();
  await expectToast(client, words("sandbox.clock.done"));
  await page.goto(at(`/onboarding/sandbox?store=${store}&transaction=${late}`));
  await expect(page.getByRole("heading", { level: 2, name: /PPN/ })).toBeVisible();
  await expect(page.getByRole("button", { name: words("sandbox.act.pay") })).toBeHidden();
});

test("keys are rotated, revoked and put beside a public one, and a store is emptied, each after a question", async ({
  page,
  watch,
}) => {
  const client = await signedIn(page, "en", "ana@example.com", "/onboarding/sandbox");
  const { words, at } = client;
  const isFirst = page.getByRole("button", { name: words("sandbox.first.action") });
  const tabs = page.getByRole("navigation", { name: words("sandbox.view.label") });
  await expect(isFirst.or(tabs).first()).toBeVisible();
  if (await isFirst.isVisible()) {
    await createKeys(client);
    await page.getByRole("button", { name: words("sandbox.issued.done") }).click();
  }
  await page.goto(at("/onboarding/sandbox?view=settings"));
  const question = page.getByRole("alertdialog");
  await page.getByRole("button", { name: words("sandbox.keys.rotate.action") }).click();
  await expectSoundPage(page);
  await question.getByRole("button", { name: words("sandbox.keys.rotate.confirm") }).click();
  await expect(page.getByText(words("sandbox.issued.once"))).toBeVisible();
  await page.getByRole("button", { name: words("sandbox.issued.done") }).click();
  const keys = page.getByRole("list", { name: words("sandbox.keys.title") }).getByRole("listitem");
  await expect(keys).toHaveCount(2);
  await keys
    .first()
    .getByRole("button", { name: words("sandbox.keys.revoke.action") })
    .click();
  await question.getByRole("button", { name: words("sandbox.keys.revoke.confirm") }).click();
  await expectToast(client, words("sandbox.keys.revoke.done"));
  await expect(keys).toHaveCount(1);

  await page.getByRole("button", { name: words("sandbox.publicKey.register"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByLabel(words("sandbox.publicKey.form.field"));
  await field.fill("-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----");
  await expect(dialog.getByText(words("sandbox.publicKey.form.privateTitle"))).toBeVisible();
  await dialog.getByRole("button", { name: words("sandbox.publicKey.form.register") }).click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expectSoundPage(page);
  watch.expectRefusals(400);
  await field.fill("-----BEGIN PUBLIC KEY-----\nMIIE\n-----END PUBLIC KEY-----");
  await dialog.getByRole("button", { name: words("sandbox.publicKey.form.register") }).click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: words("sandbox.reset.action") }).click();
  await question.getByRole("button", { name: words("sandbox.reset.confirm") }).click();
  await expectToast(client, words("sandbox.reset.done"));
});
