import { randomUUID } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import type { Locale } from "@portal/shared/locales.ts";
import { openWhole } from "./pages.ts";
import { arriveAt, expectToast, field, openAs, type Person, personOf, signUp } from "./people.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";

const accessToken = (page: Page): Promise<string> =>
  page.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith(".accessToken"))?.[1] ?? "");

/** An integrator whose company is registered through the API, in front of an empty configuration. */
async function integrator(page: Page, locale: Locale, email: string, company: object): Promise<Person> {
  const person = personOf(page, locale);
  await page.goto(person.at("/onboarding/configuration"));
  await signUp(person, "Bruno Castro", email);
  await arriveAt(person, "/company");
  const registered = await page.request.post("/api/companies", {
    headers: { authorization: `Bearer ${await accessToken(page)}`, "idempotency-key": randomUUID() },
    data: { data: { ...anyCompany, contactEmail: email, ...company }, acceptsTerms: true },
  });
  expect(registered.status()).toBe(201);
  await page.goto(person.at("/onboarding/configuration"));
  await expect(field(person, person.words("configuration.field.website"))).toBeVisible();
  return person;
}

const anyCompany = {
  legalName: "Tienda Austral S.A.",
  tradingName: "Tienda Austral",
  address: "Avenida Corrientes",
  addressNumber: "456",
  city: "Buenos Aires",
  contactPersonName: "Bruno Castro",
  contactPersonPhoneNumber: "541155556666",
  businessLine: "retail",
  companyType: "integrator",
  isMiddlewareGateway: false,
  usesFraudDetect: false,
};
const argentine = {
  taxIdentificationType: "CUIT",
  taxIdentificationNumber: "30-50001091-2",
  zipCode: "C1043AAR",
  state: "Buenos Aires",
};

const group = ({ page, words }: Person, name: string) =>
  page.getByRole("group", { name: words(`configuration.field.${name}`) });

test("an Argentine company is offered what exists in Argentina, and is asked for what will be certified", async ({
  page,
}) => {
  const bruno = await integrator(page, "es", "bruno@tienda-austral.com.ar", argentine);
  const { words } = bruno;
  const authorizers = group(bruno, "authorizers");
  await expect(authorizers.getByLabel("Visa (1)")).toBeVisible();
  await expect(authorizers.getByLabel("Cabal (12)")).toBeVisible();
  await expect(authorizers.getByLabel(/Elo|Hipercard|Alelo/)).toHaveCount(0);
  await expect(group(bruno, "bankTransferBoleto")).toHaveCount(0);
  await expect(group(bruno, "modalities").getByLabel("Voucher")).toHaveCount(0);

  await page.getByRole("button", { name: words("configuration.send") }).click();
  const summary = page.getByRole("alert");
  await expect(summary).toContainText("El campo Tipos de transacción es obligatorio");
  await expect(summary).toContainText("El campo Modalidades es obligatorio");
  await expect(summary).toContainText("El campo Autorizadoras es obligatorio");
  await expectSoundPage(page);

  await group(bruno, "transactionTypes").getByRole("checkbox").first().check();
  await authorizers.getByLabel("Cabal (12)").check();
  await expect(summary).not.toContainText("Autorizadoras");
  await expect(summary).not.toContainText("Tipos de transacción");
});

const nav = ({ page, words }: Person) =>
  page.getByRole("navigation", { name: words("configuration.sections") });

test("a field that would be refused says so when it is left, and the list of sections counts what is marked", async ({
  page,
}) => {
  const ana = personOf(page, "pt");
  const { words } = ana;
  await openAs(ana, "ana@example.com", "/onboarding/configuration");
  const hash = field(ana, words("configuration.field.hashUrl"));
  const section = nav(ana).getByRole("link", { name: words("configuration.section.addresses.title") });
  const refusal = page.getByText(words("errors.field.url-not-https"));
  const before = await nav(ana).locator("p").innerText();

  await hash.pressSequentially("http://loja-aurora.example.com/hash");
  await expect(refusal).toHaveCount(0);
  await expect(section).not.toContainText(words("configuration.sectionState.invalid", { count: 1 }));
  await hash.press("Tab");
  await expect(refusal).toHaveCount(1);
  await expect(hash).toHaveAttribute("aria-invalid", "true");
  await expect(section).toContainText(words("configuration.sectionState.invalid", { count: 1 }));
  await expect(nav(ana).locator("p")).toHaveText(before);

  await page.getByRole("button", { name: words("configuration.save") }).click();
  await expectToast(ana, words("configuration.saved"));
  await expect(refusal).toHaveCount(1);
  await page.reload();
  await expect(refusal).toHaveCount(1);
  await expect(section).toContainText(words("configuration.sectionState.invalid", { count: 1 }));
  await hash.fill("https://loja-aurora.example.com/hash");
  await expect(refusal).toHaveCount(0);
  await expect(nav(ana).locator("p")).not.toHaveText(before);
});

test("the summary of errors follows the page, whatever came to it late", async ({ page }) => {
  const bruno = await integrator(page, "pt", "lia@tienda-andina.com.ar", {
    ...argentine,
    taxIdentificationNumber: "30-70308853-4",
  });
  const { words } = bruno;
  await page.getByRole("radio", { name: "Konduto" }).check();
  const homologation = field(bruno, words("configuration.field.antifraudHomologationUrl"));
  await homologation.fill("konduto");
  await page.getByRole("button", { name: words("configuration.send") }).click();
  const lines = await page.getByRole("alert").getByRole("listitem").allInnerTexts();
  const place = (name: string) =>
    lines.findIndex((line) => line.includes(words(`configuration.field.${name}`)));
  expect(place("antifraudHomologationUrl")).toBeGreaterThan(place("cancelUrl"));
  expect(place("antifraudHomologationUrl")).toBeLessThan(place("applicationName"));
});

/** Ana's half-written draft, open. */
async function openDraft(page: Page, locale: Locale): Promise<Person> {
  const ana = personOf(page, locale);
  await openAs(ana, "ana@example.com", "/onboarding/configuration");
  await expect(name(ana)).toBeVisible();
  return ana;
}

const name = (person: Person) => field(person, person.words("configuration.field.applicationName"));
const bar = ({ page }: Person) => page.locator(".ui-submit-bar");

test("a draft saves itself, and switching the language keeps what was only just typed", async ({ page }) => {
  const ana = await openDraft(page, "pt");
  await name(ana).fill("Checkout que se salva");
  await expect(bar(ana)).toContainText("Salvo agora");
  await expect(bar(ana)).toContainText("há 5 segundos", { timeout: 15_000 });
  await expectSoundPage(page);
  await page.reload();
  await expect(name(ana)).toHaveValue("Checkout que se salva");

  await name(ana).fill("Ainda não salvo");
  await page.getByRole("button", { name: /Português/ }).click();
  await page.getByRole("link", { name: "English" }).click();
  const anaInEnglish = personOf(page, "en");
  await arriveAt(anaInEnglish, "/onboarding/configuration");
  await expect(name(anaInEnglish)).toHaveValue("Ainda não salvo");
  await expect(bar(anaInEnglish)).toContainText("Saved now");
  await page.reload();
  await expect(name(anaInEnglish)).toHaveValue("Ainda não salvo");
});

test("who leaves right after typing is asked nothing: it is saved on the way", async ({ page }) => {
  const ana = await openDraft(page, "es");
  const dashboard = page.getByRole("link", { name: ana.words("shell.titles.dashboard") }).first();
  await name(ana).fill("Guardado al salir");
  await dashboard.click();
  await arriveAt(ana, "/onboarding/dashboard");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await page.goBack();
  await expect(name(ana)).toHaveValue("Guardado al salir");

  // The documentation's home is another document, before which the browser would ask.
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await openWhole(page, ana.at("/onboarding/configuration"));
  await name(ana).fill("Guardado camino a la documentación");
  await page.locator(".brand-header__home").click();
  await page.waitForURL(({ pathname }) => pathname === "/es/");
  expect(asked).toEqual([]);
  await page.goBack();
  await expect(name(ana)).toHaveValue("Guardado camino a la documentación");
});

test("leaving offers to save what could not be saved by itself, and goes on once it is", async ({
  page,
  watch,
}) => {
  const ana = await openDraft(page, "es");
  const { words } = ana;
  watch.expectRefusals(500);
  const refuse = (route: Route) =>
    route.request().method() === "PUT" ? route.fulfill({ status: 500 }) : route.continue();
  await page.route("**/configurations/**", refuse);
  await name(ana).fill("Guardado después");
  await page
    .getByRole("link", { name: words("shell.titles.dashboard") })
    .first()
    .click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toBeVisible();
  await expectSoundPage(page);
  await page.unroute("**/configurations/**", refuse);
  await dialog.getByRole("button", { name: words("form.unsaved.saveAndLeave") }).click();
  await arriveAt(ana, "/onboarding/dashboard");
  await page.goBack();
  await expect(name(ana)).toHaveValue("Guardado después");
});

test("what is typed without a network is sent when it is back", async ({ page, context, watch }) => {
  const ana = await openDraft(page, "pt");
  await openWhole(page, ana.at("/onboarding/configuration"));
  watch.expectLostConnections();
  await context.setOffline(true);
  await name(ana).fill("Escrito no trem");
  await expect(bar(ana)).toContainText(ana.words("autosave.unreachable"), { timeout: 15_000 });
  await context.setOffline(false);
  await expect(bar(ana)).toContainText("Salvo", { timeout: 15_000 });
  await page.reload();
  await expect(name(ana)).toHaveValue("Escrito no trem");
});

test("a draft never saves itself over what a colleague saved meanwhile", async ({ page, context, watch }) => {
  const ana = await openDraft(page, "pt");
  const other = personOf(await context.newPage(), "pt");
  await other.page.goto(other.at("/onboarding/configuration"));
  await expect(name(other)).toBeVisible();
  await name(ana).fill("Primeira aba");
  await expect(bar(ana)).toContainText("Salvo agora");
  watch.expectRefusals(409);
  await name(other).fill("Segunda aba");
  const dialog = other.page.getByRole("dialog");
  await expect(dialog.getByText("Primeira aba")).toBeVisible();
  await expect(dialog.getByText("Segunda aba")).toBeVisible();
  await dialog.getByRole("button", { name: other.words("form.conflict.takeTheirs") }).click();
  await expect(name(other)).toHaveValue("Primeira aba");
});
