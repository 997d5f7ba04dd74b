import type { Page } from "@playwright/test";
import { accountContract } from "@portal/shared/account/contract.ts";
import type { Occurrence } from "@portal/shared/occurrence/model.ts";
import { partnerContract } from "@portal/shared/partner/contract.ts";
import { callAs } from "./call-api.ts";
import { authorizationOf, newContext, openAs, personOf, supportEmail } from "./people.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";

const rowsInAll = 130;

interface QueueAnswer {
  readonly items: Occurrence[];
  readonly cursor?: string;
  readonly total?: number;
}

const asUlid = (index: number): string => String(index).padStart(26, "0");

/** The seeded tickets over and over, as many as a busy day has, in pages as the API gives them. */
async function busyDay(page: Page): Promise<void> {
  await page.route(/\/api\/occurrences\?/, async (route) => {
    const asked = new URL(route.request().url());
    const limit = Number(asked.searchParams.get("limit"));
    const start = Number(asked.searchParams.get("cursor") ?? 0);
    asked.searchParams.delete("cursor");
    const response = await route.fetch({ url: asked.href });
    const { items: seeded }: QueueAnswer = await response.json();
    const items = Array.from({ length: Math.min(limit, rowsInAll - start) }, (_, index) => {
      const place = start + index;
      const original = seeded[place % seeded.length];
      if (!original) throw new Error("Nothing waits.");
      const since = new Date(Date.now() - (rowsInAll - place) * 3 * 3_600_000).toISOString();
      // The one that is opened is a real one, on whatever page it stands.
      const id = index === 12 ? original.id : original.id.replace(/^[^.]+/, asUlid(place));
      return { ...original, id, number: `2026-${String(place).padStart(6, "0")}`, since };
    });
    const next = start + limit;
    const cursor = next < rowsInAll ? { cursor: String(next) } : {};
    await route.fulfill({ response, json: { items, total: rowsInAll, ...cursor } });
  });
}

const rows = (page: Page) => page.locator(".queue-table tbody tr");

async function openQueue(page: Page, search = ""): Promise<ReturnType<typeof personOf>> {
  const support = personOf(page, "pt");
  await openAs(support, supportEmail, `/onboarding/bo/dashboard${search}`);
  await expect(rows(page).first()).toBeVisible();
  return support;
}

test("the queue shows sixteen rows on a laptop, and cuts nothing on a small one", async ({
  browser,
  watch,
}) => {
  expect(watch).toBeDefined();
  const page = await (await newContext(browser)).newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await busyDay(page);
  const { words } = await openQueue(page);
  await expect(page.getByLabel(words("occurrence.field.status"))).toHaveValue("support-pending");
  const bottoms = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom));
  expect(bottoms.filter((bottom) => bottom <= 900).length).toBeGreaterThanOrEqual(16);
  await expect(
    rows(page)
      .first()
      .getByText(/^\d+ d (?:\d+ h)?$/),
  ).toBeVisible();
  await page.goto("/onboarding/bo/dashboard?status=all");
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(rows(page).first()).toBeVisible();
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll(".ui-table-frame, .queue-table th, .queue-table td")]
        .filter((box) => box.scrollWidth > box.clientWidth + 1)
        .map(({ textContent }) => textContent),
    );
    expect([width, cut]).toEqual([width, []]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectSoundPage(page);
});

test("coming back from a ticket one stands on the same page, in the same place, with the same filters", async ({
  browser,
  watch,
}) => {
  expect(watch).toBeDefined();
  const page = await (await newContext(browser)).newPage();
  await page.setViewportSize({ width: 1280, height: 500 });
  await busyDay(page);
  const { words } = await openQueue(page, "?status=support-pending&stage=configuration");
  await page.getByLabel(words("list.size")).selectOption("50");
  await expect(rows(page)).toHaveCount(50);
  await expect(page.getByText("Página 1 de 3")).toBeVisible();
  await expect(page.getByText("130 ocorrências")).toBeVisible();
  await page.getByRole("button", { name: words("list.next") }).click();
  await expect(page.getByText("Página 2 de 3")).toBeVisible();
  const link = page.getByRole("link", { name: /2026-000062/ });
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 120));
  const before = { scroll: await page.evaluate(() => window.scrollY), address: page.url() };
  expect(before.scroll).toBeGreaterThan(100);

  const comeBack = {
    "the browser's back": () => page.goBack(),
    "the screen's link": () =>
      page.getByRole("link", { name: words("back-office-review.screen.back") }).click(),
  };
  for (const [way, back] of Object.entries(comeBack)) {
    await link.click();
    await page.waitForURL(/configurationOccurrence/);
    await expect(page.getByRole("link", { name: words("back-office-review.screen.back") })).toBeVisible();
    await back();
    await expect(page.getByText("Página 2 de 3"), way).toBeVisible();
    expect([way, page.url()]).toEqual([way, before.address]);
    await expect(rows(page)).toHaveCount(50);
    await expect
      .poll(() => page.evaluate(() => Math.round(window.scrollY)), way)
      .toBe(Math.round(before.scroll));
  }
  await page.getByRole("button", { name: words("list.previous") }).click();
  await expect(page.getByText("Página 1 de 3")).toBeVisible();
});

test("an exact number is found whatever its state, and where nothing is there is nothing", async ({
  browser,
  watch,
}) => {
  expect(watch).toBeDefined();
  const page = await (await newContext(browser)).newPage();
  const { words } = await openQueue(page, "?status=approved");
  const number = (await rows(page).first().getByRole("link").textContent()) ?? "";
  await page.goto("/onboarding/bo/dashboard");
  const search = page.getByLabel(words("back-office-queue.search"));
  await search.fill(number);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByRole("link")).toHaveText(number);
  await expect(page.getByText("1 ocorrência", { exact: true })).toBeVisible();
  await search.fill("2026-999999");
  await expect(page.getByRole("heading", { name: words("back-office-queue.empty") })).toBeVisible();
  await expect(page.getByRole("button", { name: words("list.next") })).toHaveCount(0);
});

test("a row of a release, of production and of a partner opens its own ticket, from which one comes back", async ({
  page,
}) => {
  const { words, at } = await openQueue(page);
  for (const stage of ["release", "production", "partner"]) {
    const address = `${at("/onboarding/bo/dashboard")}?status=all&stage=${stage}`;
    await page.goto(address);
    const row = rows(page).first();
    const link = row.getByRole("link");
    const number = (await link.textContent()) ?? "";
    await link.click();
    await page.waitForURL(({ searchParams }) => searchParams.has("occurrence"));
    await expect(page.getByText(`${number} · ${words(`occurrence.subject.${stage}`)}`)).toBeVisible();
    await expect(page.getByLabel(words("back-office-review.screen.priority"))).toHaveValue("normal");
    await expect(page.getByText(/^Versão 2026-11, aceita em \d/)).toBeVisible();
    await expectSoundPage(page);
    await page
      .getByRole("link", { name: words("back-office-review.screen.back") })
      .first()
      .click();
    await expect(page).toHaveURL(address);
    await expect(link).toHaveText(number);
  }
});

test("of two partners of one name each row opens the one that it is about", async ({ page }) => {
  const client = await authorizationOf("fabio@example.com");
  const { company } = await callAs(client, accountContract.routes.open, { body: { locale: "pt" } });
  const names = ["Rui Alves", "Bia Torres"];
  for (const [index, responsible] of names.entries()) {
    await callAs(client, partnerContract.routes.register, {
      params: { companyId: company?.id ?? "" },
      body: {
        name: "Elo Gêmeo",
        responsible,
        phone: "1133334444",
        email: `elo${index}@example.com`,
        website: `https://elo${index}.example.com`,
      },
    });
  }
  const { words } = await openQueue(page, "?status=support-pending&stage=partner");
  const twins = rows(page).filter({ hasText: "Elo Gêmeo" });
  await expect(twins).toHaveCount(2);
  for (const [index, responsible] of names.entries()) {
    const link = twins.nth(index).getByRole("link");
    const number = (await link.textContent()) ?? "";
    await link.click();
    await expect(page.getByText(responsible)).toBeVisible();
    await expect(page.getByText(new RegExp(`^${number} · `))).toBeVisible();
    await page.goBack();
    await expect(twins).toHaveCount(2);
  }
  await twins.first().getByRole("link").click();
  const approve = words("partner.answer.approve.action");
  await page.getByRole("button", { name: approve }).click();
  await page.getByRole("dialog").getByRole("button", { name: approve }).click();
  await expect(page.getByText(words("back-office-review.request.listed"))).toBeVisible();
  await page
    .getByRole("link", { name: words("back-office-review.screen.back") })
    .first()
    .click();
  await expect(twins).toHaveCount(1);
  await twins.getByRole("link").click();
  await expect(page.getByText("Bia Torres")).toBeVisible();
});
