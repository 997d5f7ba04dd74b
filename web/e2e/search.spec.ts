import { expect, expectSoundPage, expectSoundPart, test } from "./portal-test.ts";

const localeForms = [
  { locale: "pt", prefix: "", open: "Pesquisar", examples: "Por exemplo" },
  { locale: "en", prefix: "/en", open: "Search", examples: "For example" },
  { locale: "es", prefix: "/es", open: "Buscar", examples: "Por ejemplo" },
] as const;

for (const { locale, prefix, open, examples } of localeForms) {
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
    await expect(page.locator("tr:target")).toContainText("PPC");
    await page.keyboard.press("ControlOrMeta+k");
    await input.fill("");
    await expect(dialog.getByRole("option", { name: "status PPC" })).toBeVisible();
    await page.keyboard.press("Delete");
    await expect(dialog.getByText(examples)).toBeVisible();
    await expect(input).toBeFocused();
  });

  test(`a search in ${locale} without a result offers a way on, on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${prefix}/docs/e-sitef/home-quickstart`);
    await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true");
    await page.getByRole("banner").getByRole("button", { name: open }).click();
    const dialog = page.getByRole("dialog", { name: open });
    await dialog.getByRole("combobox").fill("zzzxqv");
    await expect(dialog.getByRole("link").first()).toHaveAttribute("href", `${prefix}/docs`);
    await expectSoundPart(dialog);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("banner").getByRole("button", { name: open })).toBeFocused();
  });
}

test("what is typed right after the keys that open the search stands in its field", async ({ page }) => {
  await page.goto("/docs/e-sitef/home-quickstart", { waitUntil: "networkidle" });
  await page.route("**/assets/js/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  // As on a slow machine: keys come while the page is still busy with those before.
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 20 });
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("estorne");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("o parcial", { delay: 120 });
  await expect(page.getByRole("combobox")).toBeFocused();
  await expect(page.getByRole("combobox")).toHaveValue("estorno parcial");
  await expect(page.getByRole("option").first()).toBeVisible();
});

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

test("where its stage has Algolia's keys, Algolia answers in the same window, and the site's own index stays unread", async ({
  browser,
}) => {
  // The local stage's policy knows no host of Algolia.
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.route("**/config.json", async (route) => {
    const config: object = await (await route.fetch()).json();
    await route.fulfill({
      json: { ...config, algolia: { appId: "APP", searchKey: "public", index: "docs" } },
    });
  });
  const hit = {
    url: "/docs/e-sitef/home-quickstart",
    kind: "page",
    label: "Found there",
    trail: [],
    text: "",
  };
  await page.route(/algolia(net)?\.(net|com)/, (route) =>
    route.fulfill({ json: { results: [{ hits: [{ objectID: hit.url, ...hit }] }] } }),
  );
  await page.goto("/docs/e-sitef/home-quickstart");
  await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true");
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox").fill("estorno");
  await expect(page.getByRole("option", { name: "Found there" })).toBeVisible();
  expect(requested.filter((url) => url.includes("assets/search/"))).toEqual([]);
  expect(requested.filter((url) => url.includes("/indexes/"))).toContainEqual(
    expect.stringMatching(/^https:\/\/app-dsn\.algolia\.net\//i),
  );
  await context.close();
});

test("hits are narrowed to one product and widened again, and their score is shown where the address asks", async ({
  page,
}) => {
  await page.goto("/en/docs/e-sitef/home-quickstart?explain");
  await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true");
  await page.keyboard.press("ControlOrMeta+k");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").fill("pix");
  const products = dialog.getByRole("group", { name: "Filter by product" });
  const all = products.getByRole("button", { name: "All", exact: true });
  await expect(all).toHaveAttribute("aria-pressed", "true");
  const trails = () =>
    dialog.getByRole("option").evaluateAll((hits) => hits.map((hit) => hit.getAttribute("href")));
  const product = products.getByRole("button", { name: "CliSiTef", exact: true });
  await product.click();
  await expect(product).toHaveAttribute("aria-pressed", "true");
  await expect(dialog.getByRole("combobox")).toBeFocused();
  await expect
    .poll(async () => (await trails()).every((href) => href?.startsWith("/en/docs/clisitef/")))
    .toBe(true);
  await expectSoundPart(dialog);
  await all.click();
  await expect
    .poll(async () => (await trails()).some((href) => href?.startsWith("/en/docs/e-sitef/")))
    .toBe(true);
  await expect(dialog.getByRole("option").first()).toContainText("= words");
});

test("Enter pressed before the answer is there opens what was typed, and not what still stands in the list", async ({
  page,
}) => {
  await page.route("**/assets/search/head*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto("/docs/e-sitef/home-quickstart");
  await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true");
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("glossario");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/docs/e-sitef/glossario");
});

test("a search that could not be loaded says so, is loaded when asked again, and keeps the focus in its field", async ({
  page,
}) => {
  await page.goto("/docs/e-sitef/home-quickstart");
  await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true");
  await page.route("**/search-manifest.json", (route) => route.abort());
  await page.keyboard.press("ControlOrMeta+k");
  const input = page.getByRole("combobox");
  await input.fill("cancelamento");
  await expect(page.getByRole("alert")).toContainText("Não foi possível");
  await page.unroute("**/search-manifest.json");
  await page.getByRole("dialog").getByRole("button", { name: "Tentar de novo" }).click();
  await expect(page.getByRole("option").first()).toContainText("Cancelamento");
  await expect(input).toBeFocused();
});
