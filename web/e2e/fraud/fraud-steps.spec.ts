import type { Page } from "@playwright/test";
import { fraudScenarios } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import { locales } from "@portal/shared/locales.ts";
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

test("risk management says what each choice would do before one is made, and leads to it", async ({
  page,
}) => {
  const client = personOf(page, "en");
  const { words } = client;
  await openAs(client, "lia@example.com", "/anti-fraud/RiskManagement");
  const main = page.getByRole("main");
  for (const trigger of ["before", "after"]) {
    await expect(main.getByRole("heading", { name: words(`fraud-view.risk.if.${trigger}`) })).toBeVisible();
    await expect(main.getByText(words(`fraud-view.risk.outcome.${trigger}.rejected`))).toBeVisible();
  }
  await expectSoundPage(page);
  await main.getByRole("link", { name: words("fraud-view.risk.choose") }).click();
  await arriveAt(client, "/anti-fraud/AnalysisModel");
});

for (const locale of locales) {
  test(`the certification tells what support looks at, with which cards and cents one tests (${locale})`, async ({
    page,
  }) => {
    const client = personOf(page, locale);
    const { words } = client;
    await openAs(client, "iris@example.com", "/anti-fraud/certification");
    const main = page.getByRole("main");
    await expect(
      main.getByRole("heading", { name: words("fraud-guide.guidelines.hold.title") }),
    ).toBeVisible();
    const cards = main.getByRole("table", { name: words("fraud-guide.testCards.title") });
    await expect(cards.getByRole("row", { name: /4000 0000 0000 0044/ })).toContainText("123");
    await expect(cards, "no voucher is analysed").not.toContainText("Alelo");
    await expect(
      main.getByText(words("fraud-guide.testCards.cents", { from: "30", to: "59" })),
    ).toBeVisible();
    await expectSoundPage(page);
  });
}

test("beside the results stand the scenarios with how each of them is, not the steps that are over", async ({
  page,
}) => {
  const client = personOf(page, "pt");
  const { words } = client;
  await openAs(client, "joao@example.com", "/anti-fraud/certification/send-test");
  const scenarios = page
    .getByRole("main")
    .getByRole("navigation", { name: words("fraud-certification.summary.title") });
  await expect(scenarios.getByRole("link")).toHaveText(
    fraudScenarios.map(
      ({ title }) => new RegExp(`^\\d?${title.pt}${words("fraud-certification.state.complete")}$`),
    ),
  );
  await scenarios.getByRole("link", { name: "Pedido rejeitado" }).click();
  await expect(page).toHaveURL(/case=rejected$/);
  await expect(currentStep(page)).toContainText("Pedido rejeitado");
  await expectSoundPage(page);
});

test("nothing on the page of the certification lies over anything else, with all that has happened", async ({
  page,
}) => {
  const client = personOf(page, "pt");
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(client, "joao@example.com", "/anti-fraud/certification");
  const cards = page.getByRole("main").locator(".ui-card");
  await expect(cards.filter({ hasText: client.words("fraud-guide.testCards.amounts") })).toBeVisible();
  await expect(cards.filter({ hasText: client.words("fraud-certification.timeline") })).toBeVisible();
  const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
  const over = boxes.filter((one, at) =>
    boxes.some(
      (other, place) =>
        place > at &&
        one.left < other.right &&
        other.left < one.right &&
        one.bottom > other.top &&
        other.bottom > one.top,
    ),
  );
  expect(over).toEqual([]);
});
