import type { FraudConfigurationField } from "@portal/shared/fraud-configuration/model.ts";
import { deadlineActions, triggers } from "@portal/shared/fraud-prevention/options.ts";
import type { Locale } from "@portal/shared/locales.ts";
import type { PortalPath } from "@portal/shared/site.ts";
import { mailTo } from "../inbox.ts";
import {
  arriveAt,
  expectToast,
  field,
  newContext,
  newPerson,
  openAs,
  type Person,
  personOf,
  supportEmail,
} from "../people.ts";
import { expect, expectSoundPage, test } from "../portal-test.ts";

const localeOf = "es" satisfies Locale;
const email = "lia@example.com";
const company = "Casa do Tecido";
const review = "/anti-fraud/configuration";
const key = "chave-antifraude-de-um-teste-4821";

const say = ({ words }: Person, name: string, values?: Record<string, string | number>) =>
  words(`fraud-flow.${name}`, values);
const labelOf = ({ words }: Person, name: FraudConfigurationField) =>
  words(`fraud-configuration.field.${name}`);
const fill = (client: Person, name: FraudConfigurationField, value: string) =>
  field(client, labelOf(client, name)).fill(value);
const press = ({ page }: Person, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Saves the step, which leads to the next one. */
async function goOn(client: Person, next: PortalPath): Promise<void> {
  await expectSoundPage(client.page);
  await press(client, say(client, next === review ? "toReview" : "continue"));
  await arriveAt(client, next);
}

/** All steps in their order; a message of the fourth question and the shop's test address are left out. */
async function walkThrough(client: Person): Promise<void> {
  const { page, words } = client;
  await page.getByRole("link", { name: new RegExp(words("fraud-view.step.profile.title")) }).click();
  await arriveAt(client, "/anti-fraud/OperationProfile");
  await fill(client, "monthlyOrders", "700");
  await goOn(client, "/anti-fraud/IntegrationType");
  await goOn(client, "/anti-fraud/AnalysisModel");
  await page.getByRole("radio", { name: triggers[0].label[localeOf] }).check();
  await fill(client, "triggerValue", "150,00");
  await fill(client, "analysisExpiry", "3");
  await page.getByRole("radio", { name: deadlineActions[0].label[localeOf] }).check();
  await goOn(client, "/anti-fraud/RiskManagement");
  await goOn(client, "/anti-fraud/TechnicalInfo");
  await fill(client, "webhookUrl", "https://teste.casa-do-tecido.example.com/antifraude");
  await fill(client, "homologationUrl", "https://teste.casa-do-tecido.example.com/pedidos");
  await goOn(client, review);
}

/** Nothing is sent while something is missing: what it is, and in which step, is told, and led to. */
async function sendIncomplete(client: Person): Promise<void> {
  const { page } = client;
  await press(client, say(client, "words.send"));
  const refusal = page.getByRole("alert").filter({ hasText: "Formulario inválido" });
  await expect(refusal).toBeFocused();
  const missing = refusal.getByRole("link");
  await expect(missing).toHaveCount(2);
  await expectSoundPage(page);
  await missing.filter({ hasText: labelOf(client, "rejectionMessage") }).click();
  await arriveAt(client, "/anti-fraud/AnalysisModel");
  await fill(client, "rejectionMessage", "No fue posible aprobar su compra.");
  await goOn(client, "/anti-fraud/RiskManagement");
  await goOn(client, "/anti-fraud/TechnicalInfo");
  await fill(client, "testSite", "https://teste.casa-do-tecido.example.com");
  await goOn(client, review);
}

async function send(client: Person): Promise<void> {
  await expect(client.page.getByText(say(client, "review.ready"))).toBeVisible();
  await press(client, say(client, "words.send"));
  await expectToast(client, say(client, "words.sent"));
  await expect(client.page.getByText(say(client, "underApproval.title"))).toBeVisible();
}

async function openTicket({ page, at }: Person): Promise<void> {
  await page.goto(
    at("/onboarding/bo/dashboard?status=support-pending&product=fraud-prevention&stage=configuration"),
  );
  await page.getByRole("link", { name: new RegExp(company) }).click();
  await page.waitForURL(/\/anti-fraud\/occurrence-configuration\?/);
}

async function giveBack(support: Person): Promise<void> {
  const { page, words } = support;
  const asked = labelOf(support, "webhookUrl");
  await page.getByRole("button", { name: words("back-office-form.adjust.askIn", { field: asked }) }).click();
  await page
    .getByLabel(words("back-office-form.adjust.comment", { field: asked }))
    .fill("Responde 404 ao nosso aviso.");
  await expectSoundPage(page);
  await press(support, words("back-office-form.reject.open"));
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: words("back-office-form.reject.confirm") }).click();
  await expect(dialog).toBeHidden();
}

/** What support asked for leads to its field, where the question stands beside it. */
async function correct(client: Person): Promise<void> {
  const { page, at, words } = client;
  await page.goto(at(review));
  const asked = labelOf(client, "webhookUrl");
  await page.getByRole("link", { name: words("adjustment.go", { field: asked }) }).click();
  await arriveAt(client, "/anti-fraud/TechnicalInfo");
  await expect(page.getByText("Responde 404 ao nosso aviso.").first()).toBeVisible();
  await fill(client, "webhookUrl", "https://teste.casa-do-tecido.example.com/v2/antifraude");
  await goOn(client, review);
}

async function approve(support: Person): Promise<void> {
  const { page, words } = support;
  await press(support, words("back-office-form.conclude.open"));
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words("fraud-view.conclude.key")).fill(key);
  await dialog.getByRole("button", { name: words("back-office-form.conclude.confirm") }).click();
  await expect(dialog).toBeHidden();
}

async function reveal(client: Person): Promise<void> {
  const { page, at, words } = client;
  await page.goto(at(review));
  await expect(page.getByText(say(client, "approvedTitle"))).toBeVisible();
  await page.getByRole("link", { name: say(client, "review.keys") }).click();
  await arriveAt(client, "/onboarding/fraud-keys");
  await expect(page.getByText("••••4821")).toBeVisible();
  await expectSoundPage(page);
  const what = words("fraud-keys.test.key");
  await page.getByRole("button", { name: words("shell.ui.reveal", { what }) }).click();
  await expect(page.getByText(key)).toBeVisible();
}

test("a shop configures its fraud prevention step by step, corrects what support asks for, and finds its test key", async ({
  page,
  browser,
}) => {
  test.slow();
  const client = personOf(page, localeOf);
  await openAs(client, email, "/anti-fraud/access");
  await expect(page.getByText(say(client, "access.openTitle"))).toBeVisible();
  await expectSoundPage(page);
  await walkThrough(client);
  await sendIncomplete(client);
  await send(client);
  const context = await newContext(browser);
  const support = await newPerson(context, "pt");
  await openAs(support, supportEmail, "/onboarding/bo/dashboard");
  await openTicket(support);
  await giveBack(support);
  await correct(client);
  await send(client);
  await openTicket(support);
  await approve(support);
  await context.close();
  const { text } = await mailTo(email, /foi aprovada/);
  expect(text).toContain("/onboarding/fraud-keys");
  expect(text).not.toContain(key);
  await reveal(client);
});
