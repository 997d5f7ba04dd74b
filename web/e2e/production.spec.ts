import { openAs, personOf } from "./people.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";

/** The seeded shop that is certified and live, in each of its own pages. */
test("a certified shop sees what to replace, its history and its keys", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const client = personOf(page, "en");
  const { words, at } = client;
  await page.setViewportSize({ width: 360, height: 800 });
  await openAs(client, "fabio@example.com", "/onboarding/production");
  await expect(page.getByText(words("production.delivered.title"))).toBeVisible();
  const diff = words("production.swap.diff");
  await page.getByRole("button", { name: words("shell.ui.copy", { what: diff }) }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("- merchantId=LOJATESTE-FABIO\n+ merchantId=LOJAPROD0042");
  await expectSoundPage(page);

  await page.goto(at("/onboarding/history?kind=approved"));
  await expect(page.getByText(words("production.event.delivered"))).toBeVisible();
  await expect(page.getByText(words("certification.event.sent"))).toBeHidden();
  await page.getByText(words("history.details"), { exact: true }).first().click();
  await expectSoundPage(page);
  await page
    .getByRole("navigation", { name: words("history.views") })
    .getByRole("link", { name: words("history.view.access-data") })
    .click();
  await page.waitForURL(/view=access-data/);
  await page.getByText(words("history.details"), { exact: true }).first().click();
  await expect(page.getByText("••••0042").first()).toBeVisible();
  await expect(page.getByText("chave-de-teste-que-nao-abre-nada-0042")).toBeHidden();

  for (const keys of ["", "/components/NotProductionKeys", "/components/ProductionKeys"]) {
    await page.goto(at(`/onboarding/fraud-keys${keys}`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await expectSoundPage(page);
});
