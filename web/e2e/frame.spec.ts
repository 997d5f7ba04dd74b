import { arriveAt, openAs, personOf, supportEmail } from "./people.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";

test("on a phone the portal's pages stand in a menu that says where one is and what a page waits for", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = personOf(page, "en");
  const { words } = person;
  await openAs(person, "ana@example.com", "/onboarding/dashboard");
  const pages = page.getByRole("navigation", { name: words("shell.areas.onboarding") });
  const menu = pages.getByRole("button");
  await expect(menu).toHaveText(words("shell.titles.dashboard"));
  await menu.click();
  const certification = pages.locator('a[href$="/certification"]:visible');
  await expect(certification).toContainText(words("shell.areas.locked.configuration"));
  await expectSoundPage(page);
  await pages.getByRole("link", { name: words("shell.titles.configuration") }).click();
  await arriveAt(person, "/onboarding/configuration");
  await expect(menu).toHaveText(words("shell.titles.configuration"));
});

test("the portal's pages and the company stay in reach on profile, company and form, and every page begins at the same line", async ({
  page,
}) => {
  const person = personOf(page, "pt");
  const { words } = person;
  await openAs(person, "fabio@example.com", "/onboarding/dashboard");
  const edges = new Set<number>();
  for (const path of [
    "/onboarding/dashboard",
    "/onboarding/access-data",
    "/onboarding/listOfPartners",
    "/profile",
    "/company",
    "/form",
  ]) {
    await page.goto(path);
    await expect(
      page
        .getByRole("navigation", { name: words("shell.areas.onboarding") })
        .getByRole("link", { name: words("shell.titles.history") }),
    ).toBeVisible();
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    const box = await page.getByRole("main").getByRole("heading", { level: 1 }).boundingBox();
    edges.add(Math.round(box?.x ?? -1));
  }
  expect([...edges]).toHaveLength(1);
  await page.getByRole("link", { name: "Flora Urbana" }).first().click();
  await arriveAt(person, "/company");
});

test("support's account menu has none of the client's pages, and the status dot is lit unasked", async ({
  page,
}) => {
  const person = personOf(page, "es");
  await openAs(person, supportEmail, "/onboarding/bo/dashboard");
  await page.getByRole("banner").getByRole("button", { name: "Mi cuenta" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Perfil" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Formulario" })).toHaveCount(0);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.locator(".brand-status__dot")).toHaveAttribute("data-state", "operational");
});

test("a changed language is followed at once, and the notice is in the new one", async ({ page }) => {
  const person = personOf(page, "pt");
  await openAs(person, "nova@example.com", "/profile");
  await page.getByRole("combobox", { name: person.words("account.profile.language") }).selectOption("en");
  await page.getByRole("button", { name: person.words("account.profile.save"), exact: true }).click();
  const english = personOf(page, "en");
  await arriveAt(english, "/profile");
  await expect(page.getByText(english.words("account.profile.saved"))).toBeVisible();
  await page.getByRole("combobox", { name: english.words("account.profile.language") }).selectOption("pt");
  await page.getByRole("button", { name: english.words("account.profile.save"), exact: true }).click();
  await expect(page.getByText(person.words("account.profile.saved"))).toBeVisible();
});

test("on a phone no button's words leave the button", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = personOf(page, "es");
  await openAs(person, "elisa@example.com", "/onboarding/dashboard");
  for (const path of [
    "/onboarding/dashboard",
    "/onboarding/certification",
    "/onboarding/certification/send-test",
  ]) {
    await page.goto(person.at(path));
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator(".ui-skeleton")).toHaveCount(0);
    const torn = await page.evaluate(() =>
      [...document.querySelectorAll(".brand-button")].flatMap((button) => {
        const words = document.createRange();
        words.selectNodeContents(button);
        const [inner, outer] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
        return inner.height > outer.height - 2 || inner.width > outer.width ? [button.textContent] : [];
      }),
    );
    expect(torn, path).toEqual([]);
  }
});
