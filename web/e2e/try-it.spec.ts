import type { Page } from "@playwright/test";
import type { Locale } from "@portal/shared/locales.ts";
import { fillInCompany } from "./company-form.ts";
import { arriveAt, openAs, type Person, personOf, signUp } from "./people.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";
import { wordsOf } from "./words.ts";

// Everybody here is somebody else, and this is one of the last files: nobody waits for the others.
test.describe.configure({ mode: "parallel" });

/** Card, amount and store in one call: the page's own example is paid at once. */
const singleCall = "/docs/e-sitef/pagamento";
const creation = "/docs/e-sitef/pagamento-rest-begin";

/** The panel's own words. */
const said = (locale: Locale) => (key: string) => wordsOf(locale)(`docs/try-it.${key}`);

const panel = (page: Page) => page.getByRole("main");

async function openPanel({ page }: Person, locale: Locale): Promise<void> {
  await panel(page)
    .getByRole("button", { name: said(locale)("open") })
    .click();
  await expect(panel(page).getByText(said(locale)("lead"))).toBeVisible();
}

const send = (page: Page, locale: Locale) =>
  panel(page).getByRole("button", { name: said(locale)("send.send"), exact: true });

/** Counts what a person presses, over all documents that they come through. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    document.addEventListener(
      "click",
      (event) => {
        // Enter and the label of a field send a second, made-up one.
        if (event.isTrusted && event.detail > 0) {
          sessionStorage.setItem("clicks", String(Number(sessionStorage.getItem("clicks")) + 1));
        }
      },
      { capture: true },
    );
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem("clicks")));
}

const newcomers = [
  {
    locale: "pt",
    width: 1440,
    theme: "light",
    company: "Loja Dália",
    taxId: "54.871.236/0001-22",
    name: "Dália Prado",
    email: "dalia@loja-dalia.com.br",
  },
  {
    locale: "en",
    width: 768,
    theme: "dark",
    company: "Elm Street Store",
    taxId: "63.148.275/0001-97",
    name: "Ellen Moore",
    email: "ellen@elm-street.com",
  },
  {
    locale: "es",
    width: 360,
    theme: "dark",
    company: "Tienda Olmo",
    taxId: "45.723.174/0001-10",
    name: "Olga Molina",
    email: "olga@tienda-olmo.com.ar",
  },
] as const;

for (const { width, theme, locale, ...newcomer } of newcomers) {
  test(`in ${locale}, a newcomer makes the first approved call from the documentation within two minutes`, async ({
    page,
    watch,
  }) => {
    // The session is refused until there are keys.
    watch.expectRefusals(409);
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
    const clicks = await countClicks(page);
    const person = personOf(page, locale);
    const words = said(locale);
    const startedAt = Date.now();

    await page.goto(person.at(singleCall));
    await openPanel(person, locale);
    await expectSoundPage(page);
    await panel(page)
      .getByLabel(/^order_id/)
      .fill("PED-1");
    await panel(page)
      .getByRole("link", { name: words("access.signUp") })
      .click();
    await signUp(person, newcomer.name, newcomer.email);

    // Back at the call, with what was typed; the company is the step that is missing.
    await arriveAt(person, singleCall);
    await expect(panel(page).getByLabel(/^order_id/)).toHaveValue("PED-1");
    await panel(page)
      .getByRole("link", { name: words("access.company") })
      .click();
    await fillInCompany(person, newcomer);

    await arriveAt(person, singleCall);
    await panel(page)
      .getByRole("button", { name: words("access.createKeys") })
      .click();
    await expect(panel(page).getByText(/^[0-9a-f]{64}$/)).toBeVisible();
    await expectSoundPage(page);
    await panel(page)
      .getByRole("button", { name: words("access.kept") })
      .click();
    await expect(panel(page).getByText(/^[0-9a-f]{64}$/)).toBeHidden();
    await send(page, locale).click();
    const answer = panel(page).getByRole("region", { name: words("answer.title"), exact: true });
    await expect(answer.getByText("CON", { exact: true })).toBeVisible();
    const seconds = (Date.now() - startedAt) / 1000;
    console.info(`first approved call in ${locale}: ${seconds.toFixed(1)} s, ${await clicks()} clicks`);
    expect(seconds).toBeLessThan(120);
    await expectSoundPage(page);

    const samples = await panel(page).locator("pre").allTextContents();
    expect(samples.join("\n")).toContain("$MERCHANT_KEY");
    expect(await page.content()).not.toMatch(/merchant_key["':\s]+(?:s\.|[0-9a-f]{64})/);
  });
}

test("the NIT of a creation is in the form of the next call, and a denial is explained", async ({
  page,
  watch,
}) => {
  const person = personOf(page, "en");
  const words = said("en");
  await openAs(person, "gabi@example.com", creation);
  await openPanel(person, "en");
  const create = panel(page).getByRole("button", { name: words("access.createKeys") });
  watch.expectRefusals(409);
  await create.or(send(page, "en")).first().waitFor();
  if (await create.isVisible()) await create.click();
  await send(page, "en").click();
  const answer = panel(page).getByRole("region", { name: words("answer.title"), exact: true });
  await expect(answer.getByText("201", { exact: true })).toBeVisible();
  const nit = await answer.getByText(/^[0-9a-f]{64}$/).textContent();

  await page.goto(person.at("/docs/e-sitef/pagamento-rest-dopayment"));
  await openPanel(person, "en");
  await expect(panel(page).getByLabel(/^nit/)).toHaveValue(nit ?? "");
  await panel(page).getByLabel(words("outcome.result"), { exact: true }).selectOption("decline");
  watch.expectRefusals(400);
  await send(page, "en").click();
  await expect(answer.getByText("NEG", { exact: true })).toBeVisible();
  await expect(answer.getByText(/Declined/).first()).toBeVisible();
  await expectSoundPage(page);
});

test("whoever only reads pays nothing for the panel, and a lost connection loses nothing that was typed", async ({
  page,
  context,
  watch,
}) => {
  const person = personOf(page, "en");
  const words = said("en");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const isOfPanel = (path: string) => path.startsWith("/try-it/");
  await page.goto(person.at(creation));
  await page.waitForLoadState("networkidle");
  expect(
    asked.filter((path) => isOfPanel(path) || path === "/config.json" || path.startsWith("/api/")),
  ).toEqual([]);
  // Whoever is signed in reads the examples with the own store in them.
  await openAs(person, "gabi@example.com", creation);
  await page.waitForLoadState("networkidle");
  expect(asked.filter(isOfPanel)).toEqual([]);
  await openPanel(person, "en");
  const create = panel(page).getByRole("button", { name: words("access.createKeys") });
  watch.expectRefusals(409);
  await create.or(send(page, "en")).first().waitFor();
  if (await create.isVisible()) await create.click();
  await panel(page)
    .getByLabel(/^order_id/)
    .fill("PED-2");
  await send(page, "en").waitFor();
  watch.expectLostConnections();
  await context.setOffline(true);
  await send(page, "en").click();
  await expect(panel(page).getByText(words("notice.offline"))).toBeVisible();
  await expect(panel(page).getByLabel(/^order_id/)).toHaveValue("PED-2");
  await context.setOffline(false);
});

test("three presses from the home page, the quick start begins a payment that the sandbox approves, in the reader's own store", async ({
  page,
  watch,
}) => {
  const person = personOf(page, "pt");
  await openAs(person, "gabi@example.com", creation);
  await openPanel(person, "pt");
  const create = panel(page).getByRole("button", { name: said("pt")("access.createKeys") });
  watch.expectRefusals(409);
  await create.or(send(page, "pt")).first().waitFor();
  if (await create.isVisible()) await create.click();
  await send(page, "pt").waitFor();
  const clicks = await countClicks(page);
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Pagamento REST: início rápido" }).click();
  const tries = panel(page).getByRole("button", { name: said("pt")("open") });
  await tries.first().click();
  await send(page, "pt").click();
  await expect(panel(page).getByText("NOV", { exact: true })).toBeVisible();
  expect(await clicks()).toBeLessThanOrEqual(3);
  await panel(page)
    .getByRole("button", { name: said("pt")("close") })
    .click();
  await tries.nth(1).click();
  await send(page, "pt").click();
  await expect(panel(page).getByText("CON", { exact: true }).first()).toBeVisible();
  // The page's own examples name the store that paid.
  await page.reload();
  const example = page.locator(".exchange pre").first();
  await expect(example).not.toContainText("LOJADEMO");
  await expect(example).toContainText(/merchant_id: \w+/);
});
