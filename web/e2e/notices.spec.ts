import type { Page } from "@playwright/test";
import { arriveAt, openAs, personOf, supportEmail } from "./people.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";

const address = "/anti-fraud/Components/Notifications";

const bell = (page: Page) => page.getByRole("banner").locator(`a[href$="${address}"]`);
const countOf = (page: Page) => bell(page).locator("[aria-hidden]:not(svg)");
const unread = (page: Page) => page.locator(".notice[data-unread]");

/** Of notices, the later one last. */
const ids = ["01M8269QPKZQHZVVEYXPDKD3M6", "01M8269QPKZQHZVVEYXPDKD3M7"];

/** The page's clock goes on by more than the pause between two looks at what is new. */
const wait = (page: Page) => page.clock.fastForward(31_000);

test("whoever opens the portal sees how much is new, reads it by keyboard, puts it back and reads all", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = personOf(page, "es");
  const { words, at } = person;
  await openAs(person, "elisa@example.com", "/onboarding/dashboard");
  await expect(countOf(page)).toHaveText(/^\d+$/);
  const before = Number(await countOf(page).textContent());
  await bell(page).focus();
  await page.keyboard.press("Enter");
  await arriveAt(person, address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("shell.titles.notices"));
  await expect(page).toHaveTitle(new RegExp(`^${words("shell.titles.notices")} \\|`));
  await expect(page.getByRole("main")).toBeFocused();
  await expect(unread(page)).toHaveCount(Math.min(before, 10));
  await expectSoundPage(page);

  // Following a notice leads to where it is seen, and reads it with all that are seen there.
  const link = unread(page).first().getByRole("link");
  const href = await link.getAttribute("href");
  const seenThere = await unread(page).locator(`a[href="${href}"]`).count();
  const left = before - seenThere;
  await link.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(({ pathname }) => pathname !== at(address));
  await expect(countOf(page)).toHaveText(left > 0 ? [String(left)] : []);
  await page.goBack();
  const read = page.locator(".notice").first();
  await expect(read).not.toHaveAttribute("data-unread");
  await read.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(read).toHaveAttribute("data-unread");
  await expect(countOf(page)).toHaveText(String(left + 1));

  await page.getByRole("button", { name: words("notice.readAll") }).click();
  await expect(countOf(page)).toHaveCount(0);
  await expect(unread(page)).toHaveCount(0);
  await page.getByRole("link", { name: words("notice.view.unread") }).click();
  await expect(page.getByRole("heading", { name: words("notice.emptyUnread") })).toBeVisible();
  await expectSoundPage(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: words("notice.emptyUnread") })).toBeVisible();
  await page.getByRole("button", { name: words("notice.showAll") }).click();
  await expect(page.locator(".notice").first()).toBeVisible();
});

test("what happens meanwhile shows without a reload, while somebody looks", async ({ page }) => {
  const person = personOf(page, "en");
  const { words } = person;
  await openAs(person, "ana@example.com", "/profile");
  await expect(bell(page)).toBeVisible();
  await page.clock.install();
  let asked = 0;
  await page.route("**/notices/count", (route) => {
    asked += 1;
    return route.fulfill({ json: { unread: 50, isMore: true, newest: ids[0], byMail: true } });
  });
  await page.goto("/en/profile");
  await expect(countOf(page)).toHaveText("50+");
  await page.unroute("**/notices/count");
  await page.route("**/notices/count", (route) => {
    asked += 1;
    return route.fulfill({ json: { unread: 3, isMore: false, newest: ids[1], byMail: true } });
  });
  await wait(page);
  await expect(countOf(page)).toHaveText("3");
  await expect(bell(page)).toHaveAccessibleName(`${words("shell.titles.notices")} unread: 3`);

  // A page that nobody looks at does not ask.
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  const hidden = asked;
  for (let look = 0; look < 3; look += 1) await wait(page);
  expect(asked).toBe(hidden);
});

test("letters are a choice that stays chosen, and goes back when it was not saved", async ({
  page,
  watch,
}) => {
  const person = personOf(page, "pt");
  const { words } = person;
  await openAs(person, "gabi@example.com", address);
  const choice = page.getByRole("checkbox", { name: words("notice.letters.choice") });
  await expect(choice).toBeChecked();
  await choice.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(words("notice.letters.off"))).toBeVisible();
  await page.reload();
  await expect(choice).not.toBeChecked();
  watch.expectRefusals(503);
  await page.route("**/notices/by-mail", (route) => route.fulfill({ status: 503 }));
  await choice.click();
  await expect(page.getByText(words("notice.letters.failed"))).toBeVisible();
  await expect(choice).not.toBeChecked();
  await page.unroute("**/notices/by-mail");
  await choice.click();
  await expect(page.getByText(words("notice.letters.on"))).toBeVisible();
  await expect(choice).toBeChecked();
});

test("tickets of fraud prevention have an address of their own, to which a ticket leads back", async ({
  page,
}) => {
  const person = personOf(page, "pt");
  const { words, at } = person;
  const asked = new Set<string | null>();
  // Those of both products are shown, so that there is one to open.
  await page.route(/\/api\/occurrences\?/, async (route) => {
    const url = new URL(route.request().url());
    asked.add(url.searchParams.get("product"));
    url.searchParams.delete("product");
    await route.fulfill({ response: await route.fetch({ url: url.href }) });
  });
  const queue = at("/anti-fraud/occurrences?status=support-pending");
  await openAs(person, supportEmail, "/anti-fraud/occurrences?status=support-pending");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("shell.titles.fraudOccurrences"));
  const link = page.locator(".queue-table .queue-link[href*=configurationOccurrence]").first();
  await expect(link).toBeVisible();
  expect([...asked]).toEqual(["fraud-prevention"]);
  await page.getByRole("button", { name: words("back-office-queue.filters") }).click();
  await expect(page.getByRole("combobox", { name: words("occurrence.field.stage") })).toBeVisible();
  await expect(page.getByRole("combobox", { name: words("occurrence.field.product") })).toHaveCount(0);
  await expectSoundPage(page);
  await link.click();
  await arriveAt(person, "/onboarding/bo/configurationOccurrence");
  await page.locator(`main a[href="${queue}"]`).first().click();
  await page.waitForURL(({ pathname, search }) => `${pathname}${search}` === queue);
  await expect(link).toBeVisible();
});
