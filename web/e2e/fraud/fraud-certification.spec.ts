import { needsFile } from "@portal/shared/fraud-certification/scenario-rules.ts";
import { type FraudScenario, fraudScenarios } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { picture } from "../evidence-files.ts";
import {
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
const sendTest = "/anti-fraud/certification/send-test";

const words = ({ words: say }: Person, key: string, values?: Record<string, string | number>) =>
  say(`fraud-certification.${key}`, values);

const press = ({ page }: Person, name: string) => page.getByRole("button", { name, exact: true }).click();

async function begin(client: Person): Promise<void> {
  const { page, at } = client;
  await press(client, words(client, "ready.begin"));
  await expect(page.getByText(words(client, "stand.open.lead"))).toBeVisible();
  await expect(page.getByText(words(client, "signature.pendingTitle"))).toBeVisible();
  await expectSoundPage(page);
  await page.goto(at("/anti-fraud/certification/test-cases"));
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(fraudScenarios.length);
  await expectSoundPage(page);
}

/** Keeps the order of one scenario, with a picture where an order shows nothing. */
async function fillIn(client: Person, scenario: FraudScenario): Promise<void> {
  const { page, at } = client;
  await page.goto(`${at(sendTest)}?case=${scenario.id}`);
  await field(client, words(client, "return.orderId")).fill(`PEDIDO-${scenario.amountCents}`);
  if (needsFile(scenario)) {
    const fileName = `${scenario.id}.png`;
    await page.locator(".evidence-drop input[type=file]").setInputFiles(await picture(page, fileName));
    await expect(page.locator(".evidence-line").filter({ hasText: fileName })).toContainText(
      client.words("evidence.state.clean"),
    );
  }
  await press(client, words(client, "return.save"));
  await expectToast(client, words(client, "saved"));
}

async function confirmSending(client: Person): Promise<void> {
  await press(client, words(client, "summary.send"));
  await client.page
    .getByRole("alertdialog")
    .getByRole("button", { name: words(client, "summary.send") })
    .click();
}

/** Support is away at the first try, which says so in the words that were ordered; nothing is lost. */
async function send(client: Person): Promise<void> {
  const { page, at } = client;
  const isSending = "**/fraud-certification/send";
  await page.goto(at(sendTest));
  await page.route(isSending, (route) => route.abort("connectionfailed"));
  await confirmSending(client);
  await expect(page.getByRole("alert")).toContainText(words(client, "notifyFailed"));
  await page.unroute(isSending);
  await confirmSending(client);
  await expect(page.getByText(words(client, "summary.waitingTitle"))).toBeVisible();
  await expect(page.getByText(words(client, "signature.pendingTitle"))).toBeVisible();
  await expectSoundPage(page);
}

/** Every scenario passes, but nothing is concluded before the contract is signed. */
async function review(support: Person, company: string): Promise<void> {
  const { page, at, words: say } = support;
  await page.goto(at("/onboarding/bo/dashboard?status=support-pending&product=fraud-prevention"));
  await page.getByRole("link", { name: new RegExp(company) }).click();
  await page.waitForURL(/\/anti-fraud\/occurrence-certification\?/);
  await expect(page.getByText(words(support, "signature.pendingTitle"))).toBeVisible();
  const passed = page.getByRole("radio", { name: say("certification.verdict.passed") });
  await expect(passed).toHaveCount(fraudScenarios.length);
  for (const radio of await passed.all()) await radio.check();
  await expectSoundPage(page);
  await press(support, say("back-office-certification.bar.send"));
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(words(support, "review.unsigned"));
  await expect(
    dialog.getByRole("button", { name: say("back-office-certification.send.conclude") }),
  ).toHaveCount(0);
  await dialog.getByRole("button", { name: say("back-office-certification.send.back") }).click();
}

async function sign(support: Person): Promise<void> {
  const { page } = support;
  await press(support, words(support, "signature.record"));
  await expectSoundPage(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: words(support, "signature.reference") }).fill("PF-2026-0200");
  await dialog.getByRole("button", { name: words(support, "signature.confirm") }).click();
  await expect(page.getByText(words(support, "signature.signedTitle"))).toBeVisible();
  await expect(page.getByText(/PF-2026-0200/).first()).toBeVisible();
}

async function conclude(support: Person): Promise<void> {
  const { page, words: say } = support;
  await press(support, say("back-office-certification.bar.send"));
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("back-office-certification.send.conclude") })
    .click();
  await expect(page.getByText(words(support, "review.decided"))).toBeVisible();
}

async function askForKeys(client: Person): Promise<void> {
  const { page, at } = client;
  await page.goto(at("/anti-fraud/certification"));
  await expect(page.getByText(words(client, "stand.concluded.title"))).toBeVisible({ timeout: 30_000 });
  await page.getByRole("link", { name: words(client, "stand.concluded.keys") }).click();
  await press(client, client.words("production.request.send"));
  await expectToast(client, client.words("production.request.sent"));
  await expectSoundPage(page);
}

test("a shop certifies its fraud prevention, and only scenarios and signature together open its keys", async ({
  page,
  browser,
  watch,
}) => {
  test.slow();
  watch.expectLostConnections();
  const client = personOf(page, localeOf);
  await openAs(client, "iris@example.com", "/anti-fraud/prod-keys-config");
  await expect(page.getByText(client.words("fraud-keys.production.locked"))).toBeVisible();
  await page.goto(client.at("/anti-fraud/certification"));
  await begin(client);
  for (const scenario of fraudScenarios) await fillIn(client, scenario);
  await send(client);
  const context = await newContext(browser);
  const support = await newPerson(context, "pt");
  await openAs(support, supportEmail, "/onboarding/bo/dashboard");
  await review(support, "Ponto Certo");
  await sign(support);
  await conclude(support);
  await context.close();
  await askForKeys(client);
});

test("the keys of production are masked, and shown one by one", async ({ page }) => {
  const client = personOf(page, "en");
  await page.setViewportSize({ width: 360, height: 800 });
  await openAs(client, "karina@example.com", "/anti-fraud/prod-keys-config");
  await expect(page.getByText("••••5511")).toBeVisible();
  await expect(page.getByText("••••6622")).toBeVisible();
  await expect(page.getByText("••••0117")).toBeVisible();
  await expectSoundPage(page);
  const label = client.words("fraud-keys.production.publicKey");
  await page.getByRole("button", { name: client.words("shell.ui.reveal", { what: label }) }).click();
  await expect(page.getByText("chave-publica-que-nao-abre-nada-6622")).toBeVisible();
});

test("the test key that came with the approval is masked where its letter leads, and shown on record", async ({
  page,
}) => {
  const client = personOf(page, "en");
  await openAs(client, "karina@example.com", "/onboarding/fraud-keys");
  await expect(page.getByText("••••0117")).toBeVisible();
  await expect(page.getByText("chave-antifraude-de-teste-que-nao-abre-nada-0117")).toBeHidden();
  const what = client.words("fraud-keys.test.key");
  await page.getByRole("button", { name: client.words("shell.ui.reveal", { what }) }).click();
  await expect(page.getByText("chave-antifraude-de-teste-que-nao-abre-nada-0117")).toBeVisible();
  await page.goto(client.at("/onboarding/history?view=access-data"));
  await expect(page.getByText(client.words("access-data.event.revealed")).first()).toBeVisible();
});

test("while the signature is pending, who waits is told so on a small screen too", async ({ page }) => {
  const client = personOf(page, "pt");
  await page.setViewportSize({ width: 360, height: 800 });
  await openAs(client, "joao@example.com", "/anti-fraud/certification");
  await expect(page.getByText(words(client, "signature.pendingTitle"))).toBeVisible();
  await expectSoundPage(page);
  await page.goto(client.at(sendTest));
  await expect(page.getByText(words(client, "signature.pendingTitle"))).toBeVisible();
  await expectSoundPage(page);
});
