import { allDocSets, withdrawnPages } from "@portal/shared/doc-sets.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";

test("an address is shown to its end, in each language's sample, on a desktop and on a phone", async ({
  page,
}) => {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/docs/e-sitef/pagamento-rest-confirm");
    const tabs = page.locator(".exchange [role=tab]");
    for (const tab of await tabs.all()) {
      await tab.click();
      const cut = await page
        .locator(".exchange pre, pre.language-http")
        .evaluateAll((blocks) =>
          blocks.filter((block) => block.scrollWidth > block.clientWidth).map((block) => block.textContent),
        );
      expect(cut, `${await tab.textContent()} at ${width}`).toEqual([]);
    }
  }
});

test("a page that is long on its way is announced, and shows once it is there", async ({ page }) => {
  await page.goto("/en/docs/e-sitef/pagamento-rest-begin", { waitUntil: "networkidle" });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/js/**", async (route) => {
    await released;
    await route.continue();
  });
  await page.locator(".pagination-nav__link--next").click();
  await expect(page.locator("html")).toHaveClass(/route-loading/);
  await expect(page.getByRole("status").filter({ hasText: "Loading the page" })).toBeVisible();
  await expectSoundPage(page);
  release();
  await expect(page.getByRole("status").filter({ hasText: "Loading the page" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("");
});

for (const { effectiveType, saveData, fetches } of [
  { effectiveType: "4g", saveData: false, fetches: true },
  { effectiveType: "2g", saveData: true, fetches: false },
]) {
  test(`pointing at a link ${fetches ? "fetches its page" : "fetches nothing on 2g with data saving"}`, async ({
    page,
  }) => {
    await page.addInitScript(
      (connection) => {
        Object.defineProperty(navigator, "connection", { value: connection });
      },
      { effectiveType, saveData },
    );
    await page.goto("/en/docs/e-sitef/pagamento-rest-begin", { waitUntil: "networkidle" });
    // Only then do links listen, and the page has all that is its own; the footer below the link fetches its status.
    await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true");
    await page.locator(".pagination-nav__link--next").scrollIntoViewIfNeeded();
    await page.waitForTimeout(800);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.locator(".pagination-nav__link--next").hover();
    const isAsked = () => asked.some((url) => url.includes("/assets/js/"));
    if (fetches) await expect.poll(isAsked).toBe(true);
    // Nothing tells that nothing will be fetched: this is many times the moment that the others take.
    else await page.waitForTimeout(800);
    expect(isAsked()).toBe(fetches);
  });
}

test("a doc set's own address leads to its first page, in every language", async ({ request }) => {
  for (const prefix of ["", "/en", "/es"]) {
    for (const { id, path } of allDocSets) {
      const answer = await request.get(`${prefix}/docs/${id}`);
      expect([answer.status(), decodeURI(new URL(answer.url()).pathname)]).toEqual([200, prefix + path]);
    }
  }
});

test("a kept link to a page that was taken back leads to what is public instead, in every language", async ({
  request,
}) => {
  for (const prefix of ["", "/en", "/es"]) {
    for (const { address, page } of withdrawnPages) {
      const answer = await request.get(prefix + address);
      expect([answer.status(), decodeURI(new URL(answer.url()).pathname)]).toEqual([200, prefix + page]);
    }
  }
});
