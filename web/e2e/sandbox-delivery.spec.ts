import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { expectToast, signedIn } from "./people.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";

interface Shop {
  readonly address: string;
  readonly told: { readonly form: URLSearchParams; readonly signature: string | undefined }[];
  readonly close: () => void;
}

/** A shop on this machine, which the local stack may tell. */
async function openShop(): Promise<Shop> {
  const told: Shop["told"] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      told.push({
        form: new URLSearchParams(body),
        signature: request.headers["webhook-signature"]?.toString(),
      });
      return response.end("obrigado");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { address: `http://localhost:${port}/aviso`, told, close: () => server.close() };
}

const sale = {
  order_id: "PED-1",
  amount: "12990",
  installments: "1",
  installment_type: "4",
  authorizer_id: "1",
  card: { number: "4000000000000044", expiry_date: "1299", security_code: "123" },
};

test("what a store would have been told is kept, until it has an address and is told again, signed", async ({
  page,
  watch,
}) => {
  const client = await signedIn(page, "pt", "clara@example.com", "/onboarding/sandbox");
  const { words, at } = client;
  const first = page.getByRole("button", { name: words("sandbox.first.action") });
  const tabs = page.getByRole("navigation", { name: words("sandbox.view.label") });
  await expect(first.or(tabs).first()).toBeVisible();
  if (await first.isVisible()) {
    await first.click();
    await page.getByRole("button", { name: words("sandbox.issued.done") }).click();
  }
  await page.goto(at("/onboarding/sandbox?view=deliveries"));
  await expect(page.getByText(words("sandbox.deliveries.start.title"))).toBeVisible();
  await expectSoundPage(page);

  await page.getByRole("link", { name: words("sandbox.view.settings") }).click();
  await page.getByRole("button", { name: words("sandbox.keys.rotate.action") }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: words("sandbox.keys.rotate.confirm") })
    .click();
  const shown = (name: string) =>
    page.locator(".sandbox-value", { has: page.getByRole("button", { name }) }).locator("code");
  const valueOf = async (name: string) =>
    (await shown(words("shell.ui.copy", { what: name })).textContent()) ?? "";
  const headers = {
    merchant_id: await valueOf("merchant_id"),
    merchant_key: await valueOf("merchant_key"),
  };
  await page.request.post("/sandbox/e-sitef/api/v2/payments", { headers, data: sale });

  await page.goto(at("/onboarding/sandbox?view=deliveries"));
  const line = page.getByRole("link", { name: /…/ });
  await expect(line).toHaveCount(1, { timeout: 15_000 });
  await expect(page.getByRole("cell", { name: words("sandbox.deliveries.state.kept") })).toBeVisible();
  await line.click();
  const detail = page.getByRole("article");
  await expect(detail.getByText(words("sandbox.deliveries.nowhere"))).toBeVisible();
  await expect(detail.getByText("PED-1")).toBeVisible();
  await expectSoundPage(page);
  const opened = page.url();

  const shop = await openShop();
  await page.goto(at("/onboarding/sandbox?view=settings"));
  await page.getByRole("button", { name: words("sandbox.endpoints.change") }).click();
  const form = page.getByRole("dialog");
  const status = form.getByRole("textbox", { name: words("sandbox.endpoints.address.status") });
  await status.fill("https://192.168.0.1/aviso");
  await form.getByRole("button", { name: words("sandbox.endpoints.form.save") }).click();
  await expect(form.getByText(words("errors.field.url-private-host")).first()).toBeVisible();
  await expectSoundPage(page);
  await status.fill(shop.address);
  await form.getByRole("button", { name: words("sandbox.endpoints.form.save") }).click();
  await expectToast(client, words("sandbox.endpoints.form.done"));
  await page.getByRole("button", { name: words("sandbox.endpoints.secret.create") }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: words("sandbox.endpoints.secret.confirm") })
    .click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await expectSoundPage(page);

  await page.goto(opened);
  await detail.getByRole("button", { name: words("sandbox.deliveries.again.send") }).click();
  await expect(detail.getByText("obrigado")).toBeVisible({ timeout: 15_000 });
  await expect(detail.getByText(words("sandbox.deliveries.state.delivered"))).toBeVisible();
  await expectSoundPage(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectSoundPage(page);
  expect(shop.told).toHaveLength(1);
  expect(shop.told[0]?.form.get("status")).toBe("CON");
  expect(shop.told[0]?.signature).toMatch(/^v1,/);
  shop.close();
  watch.expectRefusals(400);
});
