import { type Page } from "@playwright/test";
import { allDocSets } from "@portal/shared/documentation/doc-sets.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";

const answersOf = (page: Page, place: string) => page.locator(`#${place}`);

test.describe("before and without any script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test("the questions lead to one product, its first page and its cases, and their address leads there again", async ({
    page,
  }) => {
    await page.goto("/en/docs");
    await expect(answersOf(page, "choose")).toBeVisible();
    await expect(answersOf(page, "choose-store")).toBeHidden();
    for (const next of ["choose-store", "choose-store-pinpad", "choose-store-pinpad-library"]) {
      await page.locator(`a[href="#${next}"]:visible`).first().click();
      await expect(answersOf(page, next)).toBeVisible();
    }
    const end = answersOf(page, "choose-store-pinpad-library-br");
    await page.goto("/en/docs#choose-store-pinpad-library-br");
    await expect(answersOf(page, "choose")).toBeHidden();
    for (const address of ["clisitef", "clisitef/funcionamento_basico", "clisitef/processo_homologacao"])
      await expect(end.locator(`a[href="/en/docs/${address}"]`)).toBeVisible();
  });

  test("the switcher opens, and leads to every product", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/docs/conecta+");
    const switcher = page.locator(".product-switcher").first();
    await switcher.locator("summary").click();
    for (const { id } of allDocSets) await expect(switcher.locator(`a[href="/docs/${id}"]`)).toBeVisible();
  });
});

test("the questions are answered with the keyboard, and kept by going back and by the language switch", async ({
  page,
}) => {
  await page.goto("/en/docs", { waitUntil: "networkidle" });
  await expectSoundPage(page);
  await page.locator('a[href="#choose-online"]:visible').focus();
  await page.keyboard.press("Enter");
  await expect(answersOf(page, "choose-online")).toBeFocused();
  await expect(answersOf(page, "choose")).toBeHidden();
  await page.locator('a[href="#choose-online-page"]:visible').click();
  await page.locator('a[href="#choose-online-page-br"]:visible').click();
  const end = answersOf(page, "choose-online-page-br");
  await expect(end).toBeVisible();
  await expectSoundPage(page);
  await end.locator('a[href="/en/docs/e-sitef/pagamento-html-quickstart"]').click();
  await page.waitForURL("**/en/docs/e-sitef/pagamento-html-quickstart");
  await page.goBack();
  await expect(end).toBeVisible();
  await page.goBack();
  await expect(answersOf(page, "choose-online-page")).toBeVisible();
  await page.goForward();
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: "English" }).click();
  await banner.getByRole("link", { name: "Español" }).first().click();
  await page.waitForURL("**/es/docs#choose-online-page-br");
  await expect(end).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Todos los productos" }).click();
  await expect(answersOf(page, "choose")).toBeVisible();
  await expect(end).toBeHidden();
});

test("another product is one press away from each page, on a desktop and on a phone", async ({ page }) => {
  await page.goto("/en/docs/clisitef/funcionamento_basico", { waitUntil: "networkidle" });
  const switcher = page.locator(".theme-doc-sidebar-container .product-switcher");
  await switcher.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(switcher.getByRole("link", { name: "CliSiTef", exact: true })).toHaveAttribute("aria-current");
  await expectSoundPage(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(switcher.locator("summary")).toBeFocused();
  await expect(switcher.getByRole("link").first()).toBeHidden();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole("banner").getByRole("button").first().click();
  const inDrawer = page.locator(".brand-drawer .product-switcher");
  await inDrawer.locator("summary").click();
  await expectSoundPage(page);
  await inDrawer.getByRole("link", { name: "m-SiTef" }).click();
  await page.waitForURL("**/en/docs/m-sitef");
});

test("a product's own page is read in a few screens, and its map opens task by task", async ({ page }) => {
  for (const [width, most] of [
    [1440, 3000],
    [360, 4200],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const set of ["e-sitef", "clisitef", "manual-interface-clisitef"]) {
      await page.goto(`/en/docs/${set}`);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, `${set} at ${width}`).toBeLessThan(most);
    }
  }
  await page.goto("/en/docs/e-sitef", { waitUntil: "networkidle" });
  const group = page.locator("details#taking-payments");
  const inside = group.getByRole("link", { name: "HTML payment: quick start" });
  await expect(inside).toBeHidden();
  await group.locator("summary").click();
  await expect(inside).toBeVisible();
});

test("the language switch keeps a section that has no anchor of its own", async ({ page }) => {
  await page.goto("/docs/e-sitef/op-overview#notificacoes", { waitUntil: "networkidle" });
  const section = page.locator("#notificacoes");
  await expect(section).toBeInViewport();
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: "Português" }).click();
  await banner.getByRole("link", { name: "English" }).first().click();
  await page.waitForURL("**/en/docs/e-sitef/op-overview#notificacoes");
  await expect(section).toHaveText(/Notifications/);
  await expect(section).toBeInViewport();
});
