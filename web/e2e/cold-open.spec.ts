import type { Page } from "@playwright/test";
import type { PortalPath } from "@portal/shared/site.ts";
import { builtSheets, undressedClasses } from "./opened/built-sheets.ts";
import { tabThrough } from "./opened/tab-walk.ts";
import { addressOf, goWhole, openWhole, visitor, visits } from "./pages.ts";
import { bringSession } from "./people.ts";
import { expect, test } from "./portal-test.ts";

const sheets = builtSheets();

const sizes = [
  [1440, 900],
  [360, 740],
] as const;

/** Where one begins at once: signing in is filled in, and a certification is judged from its first open case on. */
const focusedOn: Partial<Record<PortalPath, string>> = {
  "/login": "input[name=username]",
  "/onboarding/bo/certificationOccurrence": "section[data-case-id]:focus",
  "/anti-fraud/occurrence-certification": "section[data-case-id]:focus",
};

/** Page after page in one tab, each by its address: what somebody's browser has by now is what it would have. */
for (const [email, paths] of Map.groupBy(visits, (visit) => visit.email)) {
  test(`each page stands by itself when ${email || "a visitor"} opens it by address, and shows what Tab leads to`, async ({
    context,
    page,
  }) => {
    test.setTimeout(paths.length * 60_000);
    if (email !== visitor) await bringSession(context, email);
    for (const { path } of paths) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        // In the language with the longest words: what they would widen shows.
        await openWhole(page, `/es${await addressOf(path, context)}`);
        expect(await undressedClasses(page, sheets), `${path}: classes without their style sheet`).toEqual(
          [],
        );
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        await expect(page.locator(focusedOn[path] ?? "body")).toBeFocused();
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect([path, width, beyond], "nothing scrolls sideways").toEqual([
            path,
            width,
            Math.min(beyond, 0),
          ]);
          const { steps, hidden } = await tabThrough(page);
          expect([path, width, hidden]).toEqual([path, width, []]);
          expect(steps, `${path} at ${width} px`).toBeGreaterThan(1);
        }
      });
    }
  });
}

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test("an address opened in a tab that was scrolled before starts at its top; going back and reloading keep the place", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await goWhole(page, "/onboarding");
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect.poll(() => place(page)).toBe(500);
  await goWhole(page, "/en/onboarding");
  expect(await place(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => place(page)).toBe(500);
  await page.reload();
  await expect.poll(() => place(page)).toBe(500);
});
