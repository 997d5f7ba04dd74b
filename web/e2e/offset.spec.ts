import type { Page } from "@playwright/test";
import { field, openAs, type Person, personOf, signedIn } from "./people.ts";
import { expect, test } from "./portal-test.ts";

/** As far down as a visitor may be when they press something. */
const scrollDown = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

/** Neither its length nor its place changes any more: what is kept while one types says so in a line of its own. */
async function atRest(page: Page): Promise<void> {
  let before = "";
  const isSame = async () => {
    const now = await page.evaluate(() => `${document.documentElement.scrollHeight} ${window.scrollY}`);
    const isStill = now === before;
    before = now;
    return isStill;
  };
  await expect.poll(isSame, { intervals: [400] }).toBe(true);
}

/** Where the page stands once it rests: what arrives late must not move it either. */
async function restingOffset(page: Page): Promise<number> {
  // The address changes a moment before the page does, which then takes the focus.
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.locator(".ui-skeleton")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  await atRest(page);
  return page.evaluate(() => window.scrollY);
}

/** The pages of the portal that the content or its area leads to; tabs stay where they are, under the one that was open. */
const pagesFrom = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>(".area-nav a[href], main a[href]")]
      .filter((link) => link.target === "" && link.origin === location.origin && link.hash === "")
      .filter((link) => link.closest(".ui-view-tabs") === null && link.checkVisibility())
      .map(({ pathname }) => pathname)
      .filter((path) => /^\/(onboarding|anti-fraud|company|profile)/.test(path)),
  );

/** Each page that is reached from another: by the first link that leads there. */
async function walk({ page }: Person, start: string): Promise<Record<string, number>> {
  const offsets: Record<string, number> = {};
  const known = new Set([start]);
  const open = [start];
  for (let from = open.shift(); from !== undefined; from = open.shift()) {
    await page.goto(from);
    await page.waitForLoadState("networkidle");
    for (const path of await pagesFrom(page)) {
      if (known.has(path)) continue;
      known.add(path);
      open.push(path);
      await scrollDown(page);
      const links = page.locator(`:is(.area-nav, main) a[href="${path}"]`);
      await links.first().evaluate((link: HTMLElement) => link.click());
      await page.waitForURL((url) => url.pathname === path);
      offsets[`${from} to ${path}`] = await restingOffset(page);
      await page.goBack();
      await links.first().waitFor({ state: "attached" });
    }
  }
  return offsets;
}

test("every page that is reached by a link or a button stands at its top", async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1440, height: 700 });
  const person = personOf(page, "pt");
  // Certified and live: no page is closed to them.
  await openAs(person, "fabio@example.com", "/onboarding/dashboard");
  const offsets = await walk(person, "/onboarding/dashboard");
  expect(Object.keys(offsets).length).toBeGreaterThan(15);
  expect(Object.entries(offsets).filter(([, offset]) => offset !== 0)).toEqual([]);
});

test("a row that is deleted and a dialog that is closed leave the page where it stands", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  const person = await signedIn(page, "pt", "nova@example.com", "/company");
  const { words } = person;
  await field(person, words("company.field.tradingName")).fill("Loja Nova");
  const add = page.getByRole("button", { name: words("company.addRelated") });
  await add.click();
  const remove = page.getByRole("button", { name: new RegExp(words("company.removeRelated").slice(0, 6)) });
  await remove.first().scrollIntoViewIfNeeded();
  await atRest(page);
  const before = await page.evaluate(() => window.scrollY);
  await remove.first().click();
  await expect(remove).toHaveCount(0);
  // The page is shorter now, and its end may have moved up.
  const most = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(await page.evaluate(() => window.scrollY)).toBe(Math.min(before, most));

  const terms = page.getByRole("button", { name: words("company.readTerms") });
  await terms.scrollIntoViewIfNeeded();
  await atRest(page);
  const opened = await page.evaluate(() => window.scrollY);
  await terms.click();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(opened);
});
