import type { Page } from "@playwright/test";
import { arriveAt, expectToast, openAs, personOf } from "../people.ts";
import { expect, expectSoundPage, test } from "../portal-test.ts";

const currentStep = (page: Page) => page.getByRole("main").locator("nav [aria-current=step]");

test("on a phone the strip of steps shows the current one, and the page stays at its top", async ({
  page,
}) => {
  const client = personOf(page, "es");
  await page.setViewportSize({ width: 360, height: 800 });
  await openAs(client, "joao@example.com", "/anti-fraud/TechnicalInfo");
  const steps = page.getByRole("main").getByRole("navigation");
  await expect(steps.getByRole("link")).toHaveCount(9);
  const late = [
    ["/anti-fraud/TechnicalInfo", client.words("fraud-view.step.technical.title")],
    ["/anti-fraud/prod-keys-config", client.words("fraud-flow.flow.keys")],
  ] as const;
  for (const [path, name] of late) {
    await page.goto(client.at(path));
    await expect(currentStep(page)).toContainText(name);
    await expect(currentStep(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test("the steps go on to the certification and the keys, each with what it still waits for", async ({
  page,
}) => {
  const client = personOf(page, "pt");
  const { words } = client;
  await openAs(client, "iris@example.com", "/anti-fraud/access");
  const steps = page.getByRole("main").getByRole("navigation");
  const certification = steps.getByRole("link", { name: words("fraud-flow.flow.certification") });
  await expect(certification).toContainText(words("fraud-flow.state.scenarios", { count: 7 }));
  await expect(steps.getByRole("link", { name: words("fraud-flow.flow.keys") })).toContainText(
    words("fraud-flow.state.locked"),
  );
  await certification.click();
  await arriveAt(client, "/anti-fraud/certification");
  await expect(currentStep(page)).toContainText(words("fraud-flow.flow.certification"));
});

test("who has signed, and who recorded it, stands where the access is explained", async ({ page }) => {
  const client = personOf(page, "en");
  await openAs(client, "karina@example.com", "/anti-fraud/access");
  await expect(page.getByText(/PF-2026-0117/)).toBeVisible();
  await expect(page.getByText(client.words("fraud-flow.access.contract.thenKeys"))).toBeVisible();
});

test("a company that does not use the product says there that it will, and that it will not after all", async ({
  page,
}) => {
  const client = personOf(page, "es");
  const { words } = client;
  const { accept, decline } = { accept: "fraud-flow.access.accept", decline: "fraud-flow.access.decline" };
  await openAs(client, "gabi@example.com", "/anti-fraud/access");
  await expect(page.getByText(words("fraud-flow.access.notUsed"))).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole("button", { name: words(`${accept}.action`) }).click();
  await expectToast(client, words(`${accept}.done`));
  await expect(page.getByText(words("fraud-flow.access.openTitle"))).toBeVisible();
  await page.reload();
  await expect(page.getByText(words("fraud-flow.access.openTitle"))).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole("button", { name: words(`${decline}.action`) }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: words(`${decline}.confirm`) })
    .click();
  await expectToast(client, words(`${decline}.done`));
  await expect(page.getByText(words("fraud-flow.access.closedTitle"))).toBeVisible();
});
