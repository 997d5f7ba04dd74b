import { allDocSets, withdrawnPages } from "@portal/shared/documentation/doc-sets.ts";
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
  // Until then a link opens its page anew.
  await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true");
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

test("a doc set's own address says what the set holds, in every language", async ({ request }) => {
  for (const prefix of ["", "/en", "/es"]) {
    for (const { id, path } of allDocSets) {
      const answer = await request.get(`${prefix}/docs/${id}`);
      expect([answer.status(), decodeURI(new URL(answer.url()).pathname)]).toEqual([
        200,
        `${prefix}/docs/${id}`,
      ]);
      expect(await answer.text()).toContain(`href="${prefix}${path}"`);
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

test("a call's code stays beside its parameters, which fold, can be cut to the required ones, linked to and copied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto("/docs/e-sitef/pagamento-rest-begin#parametro-additional_data-shipment-address-city");
  const deep = page.locator("#parametro-additional_data-shipment-address-city");
  await expect(deep).toBeInViewport();
  await expect(page.locator(".call__code")).toBeInViewport();
  const [text, code] = await Promise.all([deep.boundingBox(), page.locator(".call__code").boundingBox()]);
  expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(code?.x ?? 0);
  await deep.getByRole("button").click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe("additional_data.shipment.address.city");
  await page.goto("/docs/e-sitef/pagamento-rest-begin");
  const only = page.getByRole("checkbox", { name: "Mostrar só os obrigatórios" });
  await only.check();
  await expect(page.locator("#parametro-authenticate")).toBeHidden();
  await expect(page.locator("#parametro-amount")).toBeVisible();
  // The next call is cut, too, and what a link leads to is shown all the same.
  await page.goto("/docs/e-sitef/pagamento-rest-dopayment#parametro-installments");
  await expect(only).toBeChecked();
  await expect(page.locator("#parametro-card")).toBeHidden();
  await expect(page.locator("#parametro-installments")).toBeVisible();
  await expectSoundPage(page);
});

test("the answers of a call are one press apart: approved, declined and invalid", async ({ page }) => {
  await page.goto("/en/docs/e-sitef/pagamento-rest-dopayment");
  const answers = page.locator(".answers");
  await expect(answers).toContainText('"status": "CON"');
  await answers.getByRole("tab", { name: "400 Declined" }).click();
  await expect(answers).toContainText('"status": "NEG"');
  await answers.getByRole("tab", { name: "400 Invalid" }).click();
  await expect(answers).toContainText("invalid cardExpiryDate value");
});

test("the head of a long table stays in sight, and the table has the width of the page", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/en/docs/clisitef/tabela_codigos_funcoes#codigo-770");
  const table = page.getByRole("table").first();
  await expect(table.getByRole("columnheader").first()).toBeInViewport();
  expect((await table.boundingBox())?.width).toBeGreaterThan(900);
});

test("a row that is linked to stands whole below the head of its table", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  // Long tables of each kind: heads of one line and of two, rows of a line and of a paragraph.
  for (const table of [
    "clisitef/tabela_codigos_comando",
    "clisitef/tabela_codigos_meios_pagamento",
    "clisitef/tabela_valores_tipocampo",
    "clisitef-interface-android/eventos",
    "e-sitef/codigos-da-api",
  ]) {
    await page.goto(`/en/docs/${table}`);
    const ids = await page.locator("tbody tr[id]").evaluateAll((rows) => rows.map(({ id }) => id));
    for (const id of [ids.at(0), ids.at(ids.length / 2), ids.at(-1)]) {
      await page.goto(`/en/docs/${table}#${id}`);
      const row = page.locator(`[id="${id}"]`);
      await expect(row).toBeInViewport({ ratio: 1 });
      const hidden = await row.evaluate((element) => {
        const heads = [...(element.closest("table")?.querySelectorAll("thead th") ?? [])];
        const covers = [document.querySelector(".navbar"), ...heads].map(
          (each) => each?.getBoundingClientRect().bottom ?? 0,
        );
        return Math.max(...covers) - element.getBoundingClientRect().top;
      });
      expect(hidden, `${table}#${id} below the head`).toBeLessThanOrEqual(0.5);
    }
  }
});

test("a parameter's whole path can be read in a table of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/es/docs/e-sitef-argentina/codigos-da-api");
  const paths = page.getByRole("rowheader");
  await expect(paths.first()).toBeVisible();
  const cut = await paths.evaluateAll((cells) =>
    cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
  );
  expect(cut).toEqual([]);
});

test("language and products are at the top of a phone's menu", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/docs/e-sitef/pagamento-rest-dopayment");
  const banner = page.getByRole("banner");
  await banner.getByRole("button").first().click();
  await expect(banner.getByRole("link", { name: "English" })).toBeInViewport();
  await expectSoundPage(page);
  await banner.locator("summary").getByText("Documentação", { exact: true }).click();
  await banner.getByRole("link", { name: "WS Consulta" }).click();
  await page.waitForURL(/\/docs\/sitefex-ws-consulta\//);
});

test("an address without a page offers the three most like it, and a search for its words", async ({
  page,
  watch,
}) => {
  watch.expectRefusals(404);
  await page.goto("/en/docs/e-sitef/pagamento-rest-dopaiment");
  const nearest = page.getByRole("navigation", { name: "Pages with a similar address" });
  await expect(nearest.getByRole("link")).toHaveCount(3);
  await expect(nearest.getByRole("link").first()).toHaveText("Making a payment");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("combobox")).toHaveValue("pagamento rest dopaiment");
  await page.keyboard.press("Escape");
  await nearest.getByRole("link").first().click();
  await page.waitForURL("**/en/docs/e-sitef/pagamento-rest-dopayment");
});

test("the version is named at the foot of each page, and that of the provider's document on a doc set's own", async ({
  page,
}) => {
  await page.goto("/es/docs/e-sitef/glossario");
  await expect(page.locator(".theme-doc-footer")).toContainText("Siguiente");
  await expect(page.locator(".page-head")).not.toContainText("Siguiente");
  for (const [docSet, version] of [
    ["sitefex-ws-consulta", /WS Consulta.*1\.35.*28 de enero de 2022/],
    ["e-sitef", /no informada.*\d{4}/],
  ] as const) {
    for (const address of [`/es/docs/${docSet}`, `/es/docs/${docSet}/historico-alteracoes`]) {
      await page.goto(address);
      await expect(page.locator(".doc-version")).toContainText(version);
    }
  }
});
