import type { Locator, Page } from "@playwright/test";
import { tabThrough } from "./opened/tab-walk.ts";
import { openWhole } from "./pages.ts";
import { field, type Person, signedIn, supportEmail } from "./people.ts";
import { expect, test } from "./portal-test.ts";

type Way = (page: Page) => Promise<void>;

/** Each way out of a dialog, the keyboard's and the mouse's. */
const ways: Readonly<Record<string, Way>> = {
  Escape: (page) => page.keyboard.press("Escape"),
  "the close button": (page) =>
    page.locator("dialog[open]").getByRole("button", { name: "Fechar", exact: true }).first().click(),
};

async function expectFocusBack(page: Page, opener: Locator): Promise<void> {
  for (const [name, leave] of Object.entries(ways)) {
    await opener.click();
    await expect(page.locator("dialog[open]")).toBeVisible();
    await leave(page);
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await expect(opener, `after ${name}`).toBeFocused();
  }
}

async function at(page: Page, email: string, path: string): Promise<Person> {
  const person = await signedIn(page, "pt", email, path);
  await expect(page.locator(".ui-skeleton")).toHaveCount(0);
  return person;
}

test("closing a dialog gives the focus back to what opened it: the footer's status and the terms", async ({
  page,
}) => {
  const { words } = await at(page, "nova@example.com", "/company");
  await expectFocusBack(
    page,
    page.getByRole("contentinfo").getByRole("button", { name: "Estado do sistema" }),
  );
  await expectFocusBack(page, page.getByRole("button", { name: words("company.readTerms") }));
});

test("closing a dialog gives the focus back: leaving unsaved changes", async ({ page }) => {
  const person = await at(page, "ana@example.com", "/company");
  await field(person, person.words("company.field.tradingName")).fill("Outro nome");
  await expectFocusBack(page, page.getByRole("contentinfo").getByRole("link", { name: "Painel" }));
});

test("closing a dialog gives the focus back: a decision of support", async ({ page }) => {
  const { words } = await at(page, supportEmail, "/onboarding/bo/dashboard");
  await page.getByRole("searchbox").fill("Pampa Pagos");
  await page.getByRole("link", { name: /Pampa Pagos/ }).click();
  await expectFocusBack(page, page.getByRole("button", { name: words("back-office-form.conclude.open") }));
});

test("a row that is removed by its own button leaves the focus in the page's content", async ({ page }) => {
  const person = await at(page, "nova@example.com", "/company");
  const { words } = person;
  await page.getByRole("button", { name: words("company.addRelated") }).click();
  const remove = page.getByRole("button", { name: new RegExp(words("company.removeRelated").slice(0, 6)) });
  await remove.first().click();
  const confirm = page.locator("dialog[open]").getByRole("button", { name: words("company.removeRelated") });
  if (await confirm.isVisible()) await confirm.click();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
});

test("a button that removes itself leaves the page at its top", async ({ page }) => {
  await at(page, "nova@example.com", "/company");
  await page.evaluate(() => {
    const button = document.createElement("button");
    button.textContent = "planted";
    document.querySelector("main")?.append(button);
    button.focus({ preventScroll: true });
  });
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole("button", { name: "planted" }).evaluate((button) => button.remove());
  await expect(page.locator("main")).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("a bar that hides what has the focus is noticed", async ({ page }) => {
  await openWhole(page, "/onboarding");
  await page.evaluate(() => {
    const bar = document.createElement("div");
    bar.className = "planted";
    bar.style.cssText = "position: fixed; inset: auto 0 0; height: 50vh; background: gray";
    document.body.append(bar);
  });
  const { hidden } = await tabThrough(page);
  expect(hidden).toContainEqual(expect.stringContaining("behind planted"));
});
