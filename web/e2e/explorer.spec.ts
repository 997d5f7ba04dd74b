import { openAs, personOf } from "./people.ts";
import { expect, test } from "./portal-test.ts";

const address = "/e-sitef/swagger";

for (const locale of ["pt", "en", "es"] as const) {
  test(`the explorer can be read without an account in ${locale}, and asks no other site for anything`, async ({
    page,
  }) => {
    const person = personOf(page, locale);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(person.at(address));
    await expect(page.locator('[data-path="/v1/payments/{nit}"]').first()).toBeVisible();
    await expect(page.getByRole("link", { name: person.words("explorer.signUp") })).toBeVisible();
    const { origin } = new URL(page.url());
    expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith("data:"))).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.locator(".opblock-summary-control").first().click();
    await expect(page.locator(".opblock-body").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Execute" })).toHaveCount(0);
  });
}

test("a member of a company calls the sandbox from the explorer, which never shows the key", async ({
  page,
  watch,
}) => {
  const person = personOf(page, "en");
  watch.expectRefusals(409);
  await openAs(person, "gabi@example.com", "/docs/e-sitef/pagamento-rest-begin");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: person.words("docs/try-it.open") }).click();
  const create = main.getByRole("button", { name: person.words("docs/try-it.access.createKeys") });
  const send = main.getByRole("button", { name: person.words("docs/try-it.send.send"), exact: true });
  await create.or(send).first().waitFor();
  if (await create.isVisible()) await create.click();
  await send.waitFor();

  await page.goto(person.at(address));
  await page.locator(".opblock-post .opblock-summary-control").first().click();
  const sent = page.waitForRequest((request) =>
    request.url().includes("/sandbox/e-sitef/api/v1/transactions"),
  );
  await page.getByRole("button", { name: "Execute" }).first().click();
  const headers = await (await sent).allHeaders();
  expect(headers.merchant_key).toMatch(/^s\./);
  await expect(page.locator(".live-responses-table")).toBeVisible();
  expect(await page.content()).not.toContain(headers.merchant_key);
  await expect(page.getByText("$MERCHANT_KEY").first()).toBeVisible();
});
