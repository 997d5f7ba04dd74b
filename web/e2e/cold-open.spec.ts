import type { Page } from "@playwright/test";
import { builtSheets, undressedClasses } from "./built-sheets.ts";
import { addressOf, openWhole, visitor, visits } from "./pages.ts";
import { bringSession } from "./people.ts";
import { expect, test } from "./portal-test.ts";

const sheets = builtSheets();

for (const { path, email } of visits) {
  test(`${path} stands by itself when ${email || "a visitor"} opens it by address`, async ({
    context,
    page,
  }) => {
    if (email !== visitor) await bringSession(context, email);
    await openWhole(page, await addressOf(path, context));
    expect(await undressedClasses(page, sheets), "classes without their style sheet").toEqual([]);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // Only the login page is there to be filled in at once.
    await expect(page.locator(path === "/login" ? "input[name=username]" : "body")).toBeFocused();
  });
}

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test("an address opened in a tab that was scrolled before starts at its top; going back and reloading keep the place", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openWhole(page, "/onboarding");
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect.poll(() => place(page)).toBe(500);
  await openWhole(page, "/en/onboarding");
  expect(await place(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => place(page)).toBe(500);
  await page.reload();
  await expect.poll(() => place(page)).toBe(500);
});
