import type { Locator, Page } from "@playwright/test";
import type { Locale } from "@portal/shared/locales.ts";
import { arriveAt, openAs, type Person, personOf, signIn, signUp } from "./people.ts";
import { expect, expectSoundPage, expectSoundPart, test } from "./portal-test.ts";
import { fillInCompany } from "./typed/company-form.ts";
import { wordsOf } from "./words.ts";

// Everybody here is somebody else, and this is one of the last files: nobody waits for the others.
test.describe.configure({ mode: "parallel" });

/** Card, amount and store in one call: the page's own example is paid at once. */
const singleCall = "/docs/e-sitef/pagamento";
const creation = "/docs/e-sitef/pagamento-rest-begin";

/** The panel's own words. */
const said = (locale: Locale) => (key: string) => wordsOf(locale)(`docs/try-it.${key}`);

const panel = (page: Page) => page.getByRole("main");

/** The form, the steps that are left and the answer. */
const opened = (page: Page, locale: Locale) => panel(page).getByText(said(locale)("lead")).locator("..");

/** Opens in view, ready to be filled in. */
async function openPanel({ page }: Person, locale: Locale): Promise<void> {
  await panel(page)
    .getByRole("button", { name: said(locale)("open") })
    .click();
  await expect(panel(page).getByText(said(locale)("lead"))).toBeInViewport();
  await expectFirstField(page);
}

/** The first field that is seen has the focus, in view. */
async function expectFirstField(page: Page): Promise<void> {
  const first = panel(page)
    .locator("form :is(input, select, textarea)")
    .and(page.locator(":visible"))
    .first();
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport({ ratio: 1 });
}

/** The step that is left is in view with its sentence, and its button has the focus. */
async function expectStepLeft(page: Page, sentence: string, act: Locator): Promise<void> {
  await expect(act).toBeFocused();
  await expect(act).toBeInViewport({ ratio: 1 });
  await expect(panel(page).getByText(sentence)).toBeInViewport({ ratio: 1 });
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
    const register = panel(page).getByRole("link", { name: words("access.company") });
    await expectStepLeft(page, words("access.noCompany"), register);
    await register.click();
    await fillInCompany(person, newcomer);

    await arriveAt(person, singleCall);
    const create = panel(page).getByRole("button", { name: words("access.createKeys") });
    await expectStepLeft(page, words("access.noKeys"), create);
    await expectSoundPart(opened(page, locale));
    await create.click();
    await expect(panel(page).getByText(/^[0-9a-f]{64}$/)).toBeVisible();
    await expectSoundPart(opened(page, locale));
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
    await expectSoundPart(opened(page, locale));

    const samples = await panel(page).locator("pre").allTextContents();
    expect(samples.join("\n")).toContain("$MERCHANT_KEY");
    expect(await page.content()).not.toMatch(/merchant_key["':\s]+(?:s\.|[0-9a-f]{64})/);
  });
}

test("who signs in from a call of a quick start comes back to it, with the step that is left in view", async ({
  page,
  watch,
}) => {
  watch.expectRefusals(409);
  const person = personOf(page, "es");
  const words = said("es");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(person.at("/docs/e-sitef/pagamento-rest-quickstart"));
  await panel(page)
    .getByRole("button", { name: words("open") })
    .last()
    .click();
  await panel(page)
    .getByRole("link", { name: words("access.signIn") })
    .click();
  await signIn(person, "bruno@example.com");
  await arriveAt(person, "/docs/e-sitef/pagamento-rest-quickstart");
  const create = panel(page).getByRole("button", { name: words("access.createKeys") });
  await expectStepLeft(page, words("access.noKeys"), create);
});

test("a case of the certification that is opened filled in stands in view, with its first field focused", async ({
  page,
}) => {
  const person = personOf(page, "pt");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(person.at("/docs/e-sitef/certificacao-casos"));
  await panel(page)
    .getByRole("link", { name: wordsOf("pt")("docs/reference.caseMatrix.open") })
    .first()
    .click();
  await page.waitForURL(/#experimente$/);
  await expect(panel(page).getByText(said("pt")("lead"))).toBeInViewport();
  await expectFirstField(page);
});

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
  await expectSoundPart(opened(page, "en"));
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
