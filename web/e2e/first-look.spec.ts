import { chrome } from "@portal/shared/brand/navigation.ts";
import { localeDetails, locales } from "@portal/shared/locales.ts";
import { products } from "@portal/shared/product.ts";
import { arriveAt, bringSession, openAs, type Person, personOf } from "./people.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";

const wayIn = ({ page, words }: Person) =>
  page.getByRole("main").getByRole("link", { name: words("sandbox-way.action") });

for (const locale of locales) {
  test(`nobody waits for support before testing: the sandbox is named wherever one might think so (${locale})`, async ({
    page,
  }) => {
    const client = personOf(page, locale);
    await page.goto(client.at("/onboarding"));
    await expect(wayIn(client)).toBeVisible();
    await bringSession(page.context(), "ana@example.com");
    for (const path of ["/onboarding/dashboard", "/onboarding/access-data", "/onboarding/certification"]) {
      await page.goto(client.at(path));
      await expect(wayIn(client)).toBeVisible();
      await expectSoundPage(page);
    }
    await wayIn(client).click();
    await arriveAt(client, "/onboarding/sandbox");
  });
}

test("fraud prevention stands in the navigation, open or not, and marks where one is in it", async ({
  page,
}) => {
  const client = personOf(page, "es");
  await openAs(client, "joao@example.com", "/anti-fraud/certification");
  const entry = page
    .getByRole("navigation", { name: client.words("shell.areas.onboarding") })
    .getByRole("link", { name: products[1].label.es });
  await expect(entry).toHaveAttribute("aria-current", "page");
  await entry.click();
  await arriveAt(client, "/anti-fraud/access");
});

test("nothing on the company's page is refused before anything was done", async ({ page }) => {
  const client = personOf(page, "es");
  await openAs(client, "nova@example.com", "/company");
  const field = (name: string) => page.getByLabel(client.words(`company.field.${name}`), { exact: true });
  await expect(field("taxIdentificationType")).toHaveValue("CUIT");
  await field("stateAR").selectOption("Córdoba");
  await expect(page.locator(".ui-field__error, [aria-invalid=true]")).toHaveCount(0);
  await expectSoundPage(page);
});

test("the portal is as dark as the system until somebody chooses", async ({ page }) => {
  const html = page.locator("html");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/en/login");
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(html).toHaveAttribute("data-theme", "light");
  await page.getByRole("button", { name: chrome.switchTheme.en }).click();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(html).toHaveAttribute("data-theme", "dark");
});

test("the language that was chosen holds where an address names none, until another is chosen", async ({
  page,
}) => {
  const choose = async (from: keyof typeof localeDetails, to: keyof typeof localeDetails) => {
    const name = `${chrome.language[from]}: ${localeDetails[from].label}`;
    await page.getByRole("button", { name }).click();
    await page.getByRole("link", { name: localeDetails[to].label }).click();
  };
  await page.goto("/onboarding");
  await choose("pt", "es");
  await arriveAt(personOf(page, "es"), "/onboarding");
  await page.goto("/login?returnTo=%2Fonboarding%2Fdashboard");
  await expect(page).toHaveURL(/\/es\/login\?returnTo=/);
  await page.goto("/en/onboarding");
  await arriveAt(personOf(page, "en"), "/onboarding");
  await choose("en", "pt");
  await arriveAt(personOf(page, "pt"), "/onboarding");
  await page.goto("/login");
  await arriveAt(personOf(page, "pt"), "/login");
});
