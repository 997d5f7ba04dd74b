import type { Page } from "@playwright/test";
import { site } from "@portal/shared/site.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";

const address = (page: Page) => page.locator("pre.language-http").first();
const sample = (page: Page) => page.locator(".exchange pre").first();
const choice = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

async function expectHost(page: Page, host: string): Promise<void> {
  await expect(address(page)).toContainText(`POST ${host}/e-sitef/api/v1/transactions`);
  await expect(sample(page)).toContainText(`${host}/e-sitef/api/v1/transactions`);
}

/** How far what is drawn moved while nobody acted. */
const watchShifts = () => {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput }: { value?: number; hadRecentInput?: boolean } = { ...entry.toJSON() };
      if (!hadRecentInput) window.name = String(Number(window.name) + (value ?? 0));
    }
  }).observe({ type: "layout-shift", buffered: true });
};

for (const [prefix, words] of [
  ["", ["Sandbox", "Certificação", "Produção"]],
  ["/en", ["Sandbox", "Certification", "Production"]],
  ["/es", ["Sandbox", "Certificación", "Producción"]],
] as const) {
  test(`samples and addresses of every call go to the sandbox, or where the reader chooses, in "${prefix}"`, async ({
    page,
  }) => {
    const [sandbox, certification, production] = words;
    await page.goto(`${prefix}/docs/e-sitef/pagamento-rest-begin`);
    const origin = new URL(page.url()).origin;
    await expectHost(page, `${origin}/sandbox`);
    await choice(page, sandbox).focus();
    await page.keyboard.press("ArrowRight");
    await expect(choice(page, certification)).toBeChecked();
    await expectHost(page, `https://${site.testHost}`);
    await page.keyboard.press("ArrowRight");
    await expect(choice(page, production)).toBeFocused();
    await expectHost(page, `https://${site.productionHost}`);
    await expectSoundPage(page);
    // It holds for the next call, and a host that nobody publishes is not offered.
    await page.goto(`${prefix}/docs/e-sitef/pagamento-rest-confirm`);
    await expect(address(page)).toContainText(`PUT https://${site.productionHost}/`);
    await page.goto(`${prefix}/docs/e-sitef/3ds-server-begin`);
    await expect(choice(page, production)).toHaveCount(0);
    await expect(address(page)).toContainText(`${origin}/sandbox/3ds-server/`);
  });
}

test("nothing moves when a page opens with the environment that was chosen before", async ({ page }) => {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    for (const kept of ["sandbox", "certification", "production"]) {
      await page.goto("/docs/e-sitef/glossario");
      await page.evaluate((name) => localStorage.setItem("examples.environment", name), kept);
      await page.addInitScript(watchShifts);
      await page.goto("/docs/e-sitef/pagamento-rest-begin", { waitUntil: "networkidle" });
      await expect(page.locator(`.environment [value=${kept}]`)).toBeChecked();
      const shift = await page.evaluate(() => Number(window.name));
      expect(shift, `${kept} at ${width}`).toBeLessThan(0.01);
      await page.evaluate(() => {
        window.name = "";
      });
    }
  }
});
