import type { Locator, Page } from "@playwright/test";
import { addressOf, openWhole, visitor, visits } from "./pages.ts";
import { bringSession, field, type Person, signedIn, supportEmail } from "./people.ts";
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
  const person = await at(page, "ana@example.com", "/onboarding/configuration");
  await field(person, person.words("configuration.field.applicationName")).fill("Outro nome");
  await expectFocusBack(page, page.getByRole("contentinfo").getByRole("link", { name: "Painel" }));
});

test("closing a dialog gives the focus back: a decision of support", async ({ page }) => {
  const { words } = await at(page, supportEmail, "/onboarding/bo/dashboard");
  await page.getByRole("searchbox").fill("Pampa Pagos");
  await page.getByRole("link", { name: /Pampa Pagos/ }).click();
  await expectFocusBack(page, page.getByRole("button", { name: words("back-office.conclude.open") }));
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

/**
 * What is fixed or sticks to the window's edge and lies wholly over the element that has the focus, if anything does;
 * null when nothing has the focus: whoever tabs has come to the end of the page.
 */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const box = focused.getBoundingClientRect();
    const covers = [...document.querySelectorAll("body *")].find((other) => {
      if (other.contains(focused) || focused.contains(other)) return false;
      if (!["fixed", "sticky"].includes(getComputedStyle(other).position)) return false;
      const over = other.getBoundingClientRect();
      // A picture or a mark of its own height that stands beside the page covers nothing.
      if (over.width < window.innerWidth / 2 || over.height === 0) return false;
      const visible = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)] as const;
      return visible[0] >= over.top && visible[1] <= over.bottom;
    });
    const onTop = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const isOutside = box.bottom <= 0 || box.top >= window.innerHeight;
    if (!isOutside && !(covers && covers.contains(onTop))) return undefined;
    const name = focused.getAttribute("name") ?? focused.id ?? focused.textContent;
    return `${focused.tagName} ${name} ${isOutside ? "out of the window" : `behind ${covers?.className}`}`;
  });

const sizes = [
  [360, 740],
  [1440, 900],
] as const;
const mostSteps = 120;

/** What cannot be seen while it has the focus, on the way through a page. */
async function hiddenOnTheWay(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press("Tab");
    const covered = await coveredFocus(page);
    if (covered === null) break;
    if (covered !== undefined) hidden.push(covered);
  }
  return hidden;
}

test("a bar that hides what has the focus is noticed", async ({ page }) => {
  await openWhole(page, "/onboarding");
  await page.evaluate(() => {
    const bar = document.createElement("div");
    bar.className = "planted";
    bar.style.cssText = "position: fixed; inset: auto 0 0; height: 50vh; background: gray";
    document.body.append(bar);
  });
  expect(await hiddenOnTheWay(page)).toContainEqual(expect.stringContaining("behind planted"));
});

for (const { path, email } of visits) {
  test(`who tabs through ${path} as ${email || "a visitor"} always sees what has the focus`, async ({
    context,
    page,
  }) => {
    if (email !== visitor) await bringSession(context, email);
    const address = await addressOf(path, context);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await openWhole(page, address);
      expect([width, await hiddenOnTheWay(page)]).toEqual([width, []]);
    }
  });
}
