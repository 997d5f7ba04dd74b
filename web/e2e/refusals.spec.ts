import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { accountSchema } from "@portal/shared/account/model.ts";
import { expectToldFailure } from "./failing.ts";
import {
  expectToast,
  field,
  newContext,
  newPerson,
  openAs,
  type Person,
  signedIn,
  signIn,
  supportEmail,
} from "./people.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";

const ana = "ana@example.com";

/** The access token that the browser holds, to speak to the API as that person would with a tool of their own. */
const accessToken = (page: Page): Promise<string> =>
  page.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith(".accessToken"))?.[1] ?? "");

const call = (page: Page, token: string, path: string, init: { method?: string; data?: unknown } = {}) =>
  page.request.fetch(path, {
    method: init.method ?? "GET",
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), "idempotency-key": randomUUID() },
    ...(init.data === undefined ? {} : { data: init.data }),
  });

test("an incomplete company form names every missing field and keeps what was typed", async ({ page }) => {
  const nova = await signedIn(page, "es", "nova@example.com", "/company");
  const { words } = nova;
  await field(nova, words("company.field.legalName")).fill("Nova Comercio S.A.");
  await field(nova, words("company.field.taxIdentificationNumber")).fill("11.222.333/0001-82");
  await field(nova, words("company.field.contactPersonName")).fill("R2-D2");
  await field(nova, words("company.field.contactPersonPhoneNumber")).fill("119");
  await page.getByRole("button", { name: words("company.create") }).click();
  await expect(page.getByText("Formulario inválido!").first()).toBeVisible();
  await expect(page.getByText("El campo Ciudad es obligatorio").first()).toBeVisible();
  await expect(page.getByText("Solo letras").first()).toBeVisible();
  await expect(page.getByText(words("errors.field.invalid-tax-id")).first()).toBeVisible();
  await expect(page.getByText(words("errors.field.phone-too-short")).first()).toBeVisible();
  await expect(page.getByText(words("errors.field.terms-not-accepted")).first()).toBeVisible();
  await expectSoundPage(page);
  await expect(field(nova, words("company.field.legalName"))).toHaveValue("Nova Comercio S.A.");
});

test("a failing server is told in a sentence with the request id, and the draft stays in the form", async ({
  page,
  watch,
}) => {
  const person = await signedIn(page, "es", ana, "/onboarding/configuration");
  const { words } = person;
  watch.expectRefusals(503);
  await page.route("**/api/companies/*/configurations/*", (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({
          status: 503,
          contentType: "application/problem+json",
          body: JSON.stringify({
            type: "urn:problem:service-unavailable",
            title: "Unavailable",
            status: 503,
            code: "service-unavailable",
            requestId: "req-503-abc",
          }),
        })
      : route.continue(),
  );
  await field(person, words("configuration.field.applicationName")).fill("Checkout Aurora 2");
  await page.getByRole("button", { name: words("configuration.save") }).click();
  await expect(page.getByText(words("configuration.saveFailed"), { exact: true })).toBeVisible();
  await expect(page.getByText(words("errors.code.service-unavailable")).first()).toBeVisible();
  await expect(page.getByText(/req-503-abc/).first()).toBeVisible();
  await expect(field(person, words("configuration.field.applicationName"))).toHaveValue("Checkout Aurora 2");
  await page.unroute("**/api/companies/*/configurations/*");
  await page.getByRole("button", { name: words("configuration.save") }).click();
  await expectToast(person, words("configuration.saved"));
});

test("a company and a profile that are not saved say so, each in its own sentence", async ({
  page,
  watch,
}) => {
  watch.expectRefusals(500);
  const person = await signedIn(page, "es", ana, "/company");
  const { words, at } = person;
  await field(person, words("company.field.tradingName")).fill("Loja Aurora 2");
  const save = page.getByRole("button", { name: words("company.save") });
  await expectToldFailure(page, "PUT", /\/companies\//, () => save.click(), words("company.failed"));
  await expect(field(person, words("company.field.tradingName"))).toHaveValue("Loja Aurora 2");
  await field(person, words("company.field.tradingName")).fill("Loja Aurora");

  await page.goto(at("/profile"));
  await field(person, words("account.profile.name")).fill("Ana Sousa");
  const keep = page.getByRole("button", { name: words("account.profile.save"), exact: true });
  const saveFailed = words("account.profile.saveFailed");
  await expectToldFailure(page, "PUT", /\/account$/, () => keep.click(), saveFailed);
  await expect(field(person, words("account.profile.name"))).toHaveValue("Ana Sousa");
});

test("a draft edited in two tabs: the second save asks about what both changed, and about nothing else", async ({
  page,
  context,
  watch,
}) => {
  const first = await signedIn(page, "es", ana, "/onboarding/configuration");
  const { words, at } = first;
  const second = await newPerson(context, "es");
  await second.page.goto(at("/onboarding/configuration"));
  const website = words("configuration.field.website");
  await expect(field(second, website)).not.toHaveValue("");
  const application = words("configuration.field.applicationName");
  await field(first, website).fill("https://primera.example.org");
  await field(first, application).fill("Primera");
  await page.getByRole("button", { name: words("configuration.save") }).click();
  await expectToast(first, words("configuration.saved"));

  watch.expectRefusals(409);
  await field(second, website).fill("https://segunda.example.org");
  await second.page.getByRole("button", { name: words("configuration.save") }).click();
  const dialog = second.page.getByRole("dialog", { name: words("form.conflict.title.own") });
  await expect(dialog.getByRole("rowheader")).toHaveText([website]);
  await expect(dialog.getByText("https://primera.example.org")).toBeVisible();
  await expect(dialog.getByText("https://segunda.example.org")).toBeVisible();
  await expectSoundPage(second.page);
  await dialog.getByRole("button", { name: words("form.conflict.keepMine") }).click();
  await expectToast(second, words("configuration.saved"));
  await second.page.reload();
  await expect(field(second, website)).toHaveValue("https://segunda.example.org");
  await expect(field(second, application)).toHaveValue("Primera");
});

test("a client is kept out of the back office, by the page and by the API", async ({ page, watch }) => {
  const person = await signedIn(page, "es", ana, "/onboarding/dashboard");
  await page.goto(person.at("/onboarding/bo/dashboard"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(person.words("refusal.forbidden.title"));
  await expectSoundPage(page);
  watch.expectRefusals(401, 403, 404);
  const token = await accessToken(page);
  expect((await call(page, token, "/api/occurrences")).status()).toBe(403);
  expect((await call(page, "", "/api/occurrences")).status()).toBe(401);
});

test("another company's id answers exactly like one that does not exist", async ({ page, browser }) => {
  await signedIn(page, "es", ana, "/onboarding/dashboard");
  const other = await newPerson(await newContext(browser), "es");
  await openAs(other, "bruno@example.com", "/onboarding/dashboard");
  const account = await call(other.page, await accessToken(other.page), "/api/account", {
    method: "POST",
    data: { locale: "es" },
  });
  const { company } = accountSchema.parse(await account.json());
  const token = await accessToken(page);
  const answers = await Promise.all(
    [company?.id ?? "", "01ARZ3NDEKTSV4RRFFQ69G5FAV"].map(async (id) => {
      const response = await call(page, token, `/api/companies/${id}/configurations/online-payment`);
      const answer: Record<string, unknown> = await response.json();
      const { requestId, ...body } = answer;
      return { status: response.status(), body, hasRequestId: typeof requestId === "string" };
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ status: 404, body: { code: "not-found" }, hasRequestId: true });
  await other.page.context().close();
});

test("two analysts decide on the same ticket: the second one learns it and nothing is overwritten", async ({
  page,
  browser,
  watch,
}) => {
  const first = await signedIn(page, "es", supportEmail, "/onboarding/bo/dashboard?text=Pampa+Pagos");
  const { words } = first;
  await page.getByRole("link", { name: /Pampa Pagos/ }).click();
  const asked = words("configuration.field.website");
  const askOf = (analyst: Person) =>
    analyst.page.getByRole("button", { name: words("back-office-form.adjust.askIn", { field: asked }) });
  await expect(askOf(first)).toBeVisible();
  const second = await newPerson(await newContext(browser), "es");
  await second.page.goto(page.url());
  await signIn(second, supportEmail);
  // What the first one writes is kept for whoever opens the ticket later.
  await expect(askOf(second)).toBeVisible();
  for (const analyst of [first, second]) {
    await askOf(analyst).click();
    await analyst.page
      .getByLabel(words("back-office-form.adjust.comment", { field: asked }))
      .fill("Publique el sitio.");
    await analyst.page.getByRole("button", { name: words("back-office-form.reject.open") }).click();
  }
  const confirm = (analyst: Person) =>
    analyst.page
      .getByRole("dialog")
      .getByRole("button", { name: words("back-office-form.reject.confirm") })
      .click();
  await confirm(first);
  await expect(page.getByRole("dialog")).toBeHidden();
  watch.expectRefusals(409);
  await confirm(second);
  await expect(second.page.getByText(words("back-office-review.conflict.title")).first()).toBeVisible();
  await second.page.keyboard.press("Escape");
  await expect(second.page.locator("dialog[open]")).toHaveCount(0);
  // The ticket is decided, so the button that opened the decision is gone.
  await expect(second.page.locator("main:focus, main :focus")).toHaveCount(1);
  await second.page.context().close();
});
