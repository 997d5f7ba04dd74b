import { docSets, site } from "@portal/shared/site.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";

const localeForms = [
  { locale: "pt", prefix: "" },
  { locale: "en", prefix: "/en" },
  { locale: "es", prefix: "/es" },
] as const;

for (const { locale, prefix } of localeForms) {
  test(`the portal's root in ${locale} is sound on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`${prefix}/onboarding`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectSoundPage(page);
  });
}

test("the Docs menu has its fifteen entries, and each leads to a page", async ({ page, request }) => {
  await page.goto("/onboarding");
  await page.getByRole("banner").getByRole("button", { name: "Documentação" }).click();
  for (const { label, path } of docSets) {
    await expect(
      page.getByRole("banner").getByRole("link", { name: label.pt, exact: true }).first(),
    ).toHaveAttribute("href", path);
    for (const { prefix } of localeForms)
      expect((await request.get(prefix + path)).status(), prefix + path).toBe(200);
  }
  expect(docSets).toHaveLength(15);
});

const longPages = ["/", "/es/docs/e-sitef/pagamento-rest-begin", "/en/onboarding"];

test("the header stays at the top of the screen, however far and in whichever direction one scrolls", async ({
  page,
}) => {
  for (const width of [1440, 360]) {
    // Low enough that each page is longer than the screen.
    await page.setViewportSize({ width, height: 320 });
    for (const address of longPages) {
      await page.goto(address);
      const header = page.getByRole("banner");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const by of [200, 600, -150, 400]) {
        await page.mouse.move(width / 2, 200);
        await page.mouse.wheel(0, by);
        const scrolled = () => page.evaluate(() => window.scrollY);
        await expect.poll(scrolled, `${address} at ${width} after ${by}`).toBeGreaterThan(0);
        const top = () => header.evaluate((element) => element.getBoundingClientRect().top);
        await expect.poll(top, `${address} at ${width} after ${by}`).toBe(0);
        await expect(header.getByRole("link").first()).toBeInViewport();
      }
    }
  }
});

test("the banner of a wrong base address stands on no page but the home page, and there only when it is on", async ({
  request,
}) => {
  const pages = { "/": site.showBaseUrlBanner, "/docs": false, "/docs/e-sitef/home-quickstart": false };
  for (const { prefix } of localeForms) {
    for (const [path, isShown] of Object.entries(pages)) {
      const address = path === "/" ? `${prefix}/` : prefix + path;
      const html = await (await request.get(address)).text();
      expect([address, html.includes("base-url-banner")]).toEqual([address, isShown]);
    }
  }
});

test("theme and session go along between portal and documentation", async ({ page }) => {
  await page.goto("/en/onboarding");
  await page.getByRole("button", { name: "Switch between light and dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.goto("/en/docs/e-sitef/home-quickstart");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
  await page.goto("/en/login");
  await page.locator("input[name=username]").fill("ana@example.com");
  await page.locator("input[name=password]").fill("Portal-2026!");
  await page.locator("button[type=submit]").click();
  await page.waitForURL(({ pathname }) => pathname === "/en/onboarding/dashboard");
  await page.goto("/en/docs/e-sitef/home-quickstart");
  await page.getByRole("banner").getByRole("button", { name: "My account" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Log out" })).toBeVisible();
});
