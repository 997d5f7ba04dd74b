import type { BrowserContext, Page } from "@playwright/test";
import { type PortalPath, portalPaths } from "@portal/shared/site.ts";
import { builtSheets, undressedClasses } from "./built-sheets.ts";
import { bringSession, supportEmail } from "./people.ts";
import { expect, test } from "./portal-test.ts";

const visitor = "";
const begins = "gabi@example.com";
const corrects = "elisa@example.com";
const asks = "clara@example.com";
const drafts = "ana@example.com";
const sells = "fabio@example.com";
const newcomer = "nova@example.com";

/** Who meets the most of a page, where it is not somebody who is about to certify. */
const people: Partial<Record<PortalPath, readonly string[]>> = {
  "/login": [visitor],
  "/logout": [visitor],
  "/oauth2/redirect": [visitor],
  "/onboarding": [visitor],
  "/e-sitef/swagger": [visitor],
  "/company": [newcomer, drafts],
  "/onboarding/dashboard": [newcomer, drafts, begins],
  "/onboarding/configuration": [drafts, begins],
  "/onboarding/certification": [begins, corrects, sells],
  "/onboarding/certification/test-cases": [begins, corrects],
  "/onboarding/certification/send-test": [begins, corrects],
  "/onboarding/release": [asks, drafts],
  "/onboarding/production": [begins, sells],
  "/onboarding/fraud-keys": [drafts],
  "/onboarding/fraud-keys/components/NotProductionKeys": [drafts],
  "/onboarding/fraud-keys/components/ProductionKeys": [drafts],
};

const peopleOf = (path: PortalPath): readonly string[] =>
  people[path] ?? [path.startsWith("/onboarding/bo/") ? supportEmail : begins];

const sheets = builtSheets();

/** Review pages show a ticket, which the query of their address names. */
async function ticketFor(path: PortalPath, context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.goto("/onboarding/bo/dashboard");
  const link = page.locator(`a[href*="${path}?"]`).first();
  const address = (await link.getAttribute("href")) ?? "no ticket in the queue";
  await page.close();
  return address;
}

const reviews: ReadonlySet<PortalPath> = new Set([
  "/onboarding/bo/configurationOccurrence",
  "/onboarding/bo/certificationOccurrence",
]);

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.locator(".ui-skeleton")).toHaveCount(0);
}

for (const path of portalPaths) {
  for (const email of peopleOf(path)) {
    test(`${path} stands by itself when ${email || "a visitor"} opens it by address`, async ({
      context,
      page,
    }) => {
      if (email !== visitor) await bringSession(context, email);
      await open(page, reviews.has(path) ? await ticketFor(path, context) : path);
      expect(await undressedClasses(page, sheets), "classes without their style sheet").toEqual([]);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      // Only the login page is there to be filled in at once.
      await expect(page.locator(path === "/login" ? "input[name=username]" : "body")).toBeFocused();
    });
  }
}

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test("an address opened in a tab that was scrolled before starts at its top; going back and reloading keep the place", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, "/onboarding");
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect.poll(() => place(page)).toBe(500);
  await open(page, "/en/onboarding");
  expect(await place(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => place(page)).toBe(500);
  await page.reload();
  await expect.poll(() => place(page)).toBe(500);
});
