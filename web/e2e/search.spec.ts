import { expect, expectSoundPage, test } from "./portal-test.ts";

const localeForms = [
  { locale: "pt", prefix: "", open: "Pesquisar" },
  { locale: "en", prefix: "/en", open: "Search" },
  { locale: "es", prefix: "/es", open: "Buscar" },
] as const;

for (const { locale, prefix, open } of localeForms) {
  test(`a reader in ${locale} finds a code by keyboard alone and comes to its row`, async ({ page }) => {
    await page.goto(`${prefix}/docs/e-sitef/home-quickstart`);
    // Until then nobody listens to the keys.
    await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true");
    await page.keyboard.press("ControlOrMeta+k");
    const dialog = page.getByRole("dialog", { name: open });
    const input = dialog.getByRole("combobox", { name: open });
    await expect(input).toBeFocused();
    await page.keyboard.type("status PPC");
    const first = dialog.getByRole("option").first();
    await expect(first).toContainText("PPC");
    await expect(first).toHaveAttribute("aria-selected", "true");
    await expectSoundPage(page);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${prefix}/docs/e-sitef/codigos-da-api-status-transacao#codigo-ppc`);
    await expect(dialog).toBeHidden();
    await page.keyboard.press("ControlOrMeta+k");
    await input.fill("");
    await expect(dialog.getByRole("option", { name: "status PPC" })).toBeVisible();
  });

  test(`a search in ${locale} without a result offers a way on, on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${prefix}/docs/e-sitef/home-quickstart`);
    await page.getByRole("banner").getByRole("button", { name: open }).click();
    const dialog = page.getByRole("dialog", { name: open });
    await dialog.getByRole("combobox").fill("zzzxqv");
    await expect(dialog.getByRole("link").first()).toHaveAttribute("href", `${prefix}/docs`);
    await expectSoundPage(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("banner").getByRole("button", { name: open })).toBeFocused();
  });
}

test("index, worker and dialog are fetched when the search opens and not before, and Algolia never", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto("/docs/e-sitef/home-quickstart", { waitUntil: "networkidle" });
  expect(requested.filter((url) => url.includes("search"))).toEqual([]);
  const before = requested.length;
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox").fill("cancelamento");
  await expect(page.getByRole("option").first()).toBeVisible();
  const since = requested.slice(before).map((url) => new URL(url));
  expect(since.map(({ pathname }) => pathname)).toContainEqual(
    expect.stringMatching(/assets\/search\/head\./),
  );
  expect(since.filter(({ origin }) => origin !== new URL(page.url()).origin)).toEqual([]);
  expect(page.workers()).toHaveLength(1);
});
