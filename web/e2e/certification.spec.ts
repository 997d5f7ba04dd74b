import type { CertificationCase } from "@portal/shared/certification/cases.ts";
import { casesFor } from "@portal/shared/certification/cases.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { expectToldFailure } from "./failing.ts";
import { mailTo } from "./inbox.ts";
import {
  expectToast,
  field,
  newContext,
  newPerson,
  openAs,
  type Person,
  personOf,
  supportEmail,
} from "./people.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";
import { picture } from "./typed/evidence-files.ts";

const localeOf = "pt" satisfies Locale;

/** The script of the demo's shop that takes nothing but Pix, with one optional case. */
const chosen = casesFor({
  solutionModel: "rest",
  transactionTypes: ["payment", "storage"],
  authorizers: [],
  bankTransferBoleto: ["pix"],
  modalities: [],
}).filter(({ id, isMandatory }) => isMandatory || id === "store-card");

async function begin(client: Person): Promise<void> {
  const { page, words, at } = client;
  await page.getByRole("button", { name: words("certification.ready.begin") }).click();
  await expect(page.getByText(words("certification.open.nothing"))).toBeVisible();
  await expectSoundPage(page);
  await page.goto(at("/onboarding/certification/test-cases"));
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(6);
  await page.getByRole("checkbox", { name: /Armazenamento de cartão/ }).check();
  await expectSoundPage(page);
  await page.getByRole("button", { name: words("certification.testCases.save") }).click();
  await expectToast(client, words("certification.saved"));
}

async function attachScreen({ page, words }: Person, fileName: string): Promise<void> {
  await page.locator(".evidence-drop input[type=file]").setInputFiles(await picture(page, fileName));
  await expect(page.locator(".evidence-line").filter({ hasText: fileName })).toContainText(
    words("evidence.state.clean"),
  );
}

/** Fills in what came back from one case, the way somebody reads it off the gateway's answer. */
async function fillIn(client: Person, one: CertificationCase, usn: string): Promise<void> {
  const { page, words, at } = client;
  await page.goto(`${at("/onboarding/certification/send-test")}?case=${one.id}`);
  await page.getByRole("radio", { name: words("certification.return.yesChoice") }).check();
  await field(client, words("certification.return.platformUsn")).fill(usn);
  await field(client, words("certification.return.testedOn")).fill(new Date().toISOString().slice(0, 10));
  if (one.amountCents !== undefined) {
    const amount = (one.amountCents / 100).toFixed(2).replace(".", ",");
    await field(client, words("certification.return.valueCents")).fill(amount);
  }
  if (one.needsScreens) await attachScreen(client, `${one.id}-${usn}.png`);
  await page.getByRole("button", { name: words("certification.sendTest.save"), exact: true }).click();
  await expectToast(client, words("certification.saved"));
}

async function send(client: Person): Promise<void> {
  const { page, words, at } = client;
  await page.goto(at("/onboarding/certification/send-test"));
  await page.getByRole("button", { name: words("certification.summary.send") }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: words("certification.summary.confirm") })
    .click();
  await expect(page.getByText(words("certification.summary.waitingTitle")).first()).toBeVisible();
}

/** Opens the ticket from the queue, as one does who comes to work. */
async function openTicket({ page, words, at }: Person, company: string): Promise<void> {
  await page.goto(at("/onboarding/bo/dashboard?status=support-pending&stage=certification"));
  await page.getByRole("link", { name: new RegExp(company) }).click();
  await expect(page.getByText(words("back-office-certification.cases")).first()).toBeVisible();
}

const cardOf = ({ page }: Person, { id }: CertificationCase) => page.locator(`[data-case-id="${id}"]`);

async function judge(analyst: Person, one: CertificationCase, feedback?: string): Promise<void> {
  const card = cardOf(analyst, one);
  const verdict = analyst.words(`certification.verdict.${feedback ? "failed" : "passed"}`);
  await card.locator(".case-verdict__choice", { hasText: verdict }).click();
  if (feedback) await card.getByRole("textbox").fill(feedback);
}

async function decide({ page, words }: Person, decision: "reject" | "conclude"): Promise<void> {
  await page.getByRole("button", { name: words("back-office-certification.bar.send"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(
    dialog.getByText(words(`back-office-certification.send.title.${decision}`)).first(),
  ).toBeVisible();
  await expectSoundPage(page);
  await dialog.getByRole("button", { name: words(`back-office-certification.send.${decision}`) }).click();
  await expect(dialog).toBeHidden();
}

async function rejectTwo(
  analyst: Person,
  first: CertificationCase,
  second: CertificationCase,
  others: readonly CertificationCase[],
): Promise<void> {
  const { page, words } = analyst;
  await expectSoundPage(page);
  await judge(analyst, first, "O valor da tela não é o do caso.");
  await judge(analyst, second, "Falta a tela do bloqueio.");
  await expect(
    page.getByText(words("back-office-review.notes.savedBy", { name: "Sofia Lima" })),
  ).toBeVisible();
  await page.reload();
  const failed = words("certification.verdict.failed");
  await expect(cardOf(analyst, first).getByRole("radio", { name: failed })).toBeChecked();
  await page.getByRole("button", { name: words("back-office-certification.remaining.open") }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: words("back-office-certification.remaining.confirm") })
    .click();
  // Screens that nobody opened are left to be looked at.
  for (const one of others.filter(({ needsScreens }) => needsScreens)) await judge(analyst, one);
  await decide(analyst, "reject");
}

async function deliver({ page, words, at }: Person, company: string): Promise<void> {
  await page.goto(`${at("/onboarding/bo/company")}?text=${encodeURIComponent(company)}`);
  await page.getByRole("link", { name: company }).click();
  await page.getByRole("button", { name: words("production.delivery.open"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("textbox", { name: words("production.delivery.field.merchantId") })
    .fill("LOJAPROD0777");
  await dialog.getByRole("button", { name: words("production.delivery.confirm") }).click();
  await expect(dialog).toBeHidden();
}

test("an integrator certifies case by case, corrects what support failed, and goes to production", async ({
  browser,
  page,
}) => {
  test.setTimeout(300_000);
  const client = personOf(page, localeOf);
  const { words, at } = client;
  await openAs(client, "gabi@example.com", "/onboarding/certification");
  await begin(client);
  await page.goto(at("/onboarding/certification/send-test"));
  await expect(page.getByText(words("certification.summary.missingLead"))).toBeVisible();
  await expectSoundPage(page);
  for (const [index, one] of chosen.entries()) await fillIn(client, one, String(261_120_104_400_000 + index));
  await send(client);
  await mailTo("gabi@example.com", /Linha Fina/);

  const [first, second, ...others] = chosen;
  if (!first || !second) throw new Error("The script has more than two cases.");
  const analyst = await newPerson(await newContext(browser), localeOf);
  await openAs(analyst, supportEmail, "/onboarding/bo/dashboard");
  await openTicket(analyst, "Linha Fina");
  await rejectTwo(analyst, first, second, others);
  await mailTo("gabi@example.com", /Falta a tela do bloqueio/);

  await page.goto(at("/onboarding/certification"));
  await expect(page.getByText("Falta a tela do bloqueio.").first()).toBeVisible();
  await expectSoundPage(page);
  for (const [index, one] of [first, second].entries()) {
    await fillIn(client, one, String(261_120_104_500_000 + index));
  }
  await send(client);

  await openTicket(analyst, "Linha Fina");
  for (const one of [first, second]) await judge(analyst, one);
  await decide(analyst, "conclude");

  await page.goto(at("/onboarding/production"));
  await page.getByRole("button", { name: words("production.request.send") }).click();
  await expect(page.getByText(words("production.requested.title"))).toBeVisible();
  await expectSoundPage(page);
  await deliver(analyst, "Linha Fina");
  await analyst.page.context().close();
  await page.reload();
  await expect(page.getByText("LOJAPROD0777").first()).toBeVisible();
});

/** The same number twice: both lines say so before anything is saved, and one of them is left out. */
async function pasteTwoNumbers({ page, words, at }: Person): Promise<void> {
  await page.goto(at("/onboarding/certification/send-test"));
  await page.getByRole("button", { name: words("certification.paste.open") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("Pago rechazado\t261121104400077\n261121104400077");
  await expect(dialog.locator("select").first()).toHaveValue("card-denied");
  await expect(dialog.getByText(/también está en/)).toHaveCount(2);
  await dialog.locator("select").nth(1).selectOption("");
  await expect(dialog.getByText(/también está en/)).toHaveCount(0);
  await expectSoundPage(page);
  await dialog.getByRole("button", { name: words("certification.paste.save", { count: 1 }) }).click();
  await expect(dialog).toBeHidden();
  const line = page.locator(".summary-cases > li").filter({ hasText: "Pago rechazado" });
  await expect(line).toContainText("261121104400077");
  await expect(line).toContainText(/R\$\s22\.000,00/);
}

// The same shop, in this order: its failed cases are gone once it begins again.
test("a failed case is open until it is corrected or explained", async ({ page, watch }) => {
  const client = personOf(page, localeOf);
  const { words } = client;
  await openAs(client, "elisa@example.com", "/onboarding/certification/send-test");
  await page.getByRole("button", { name: words("certification.summary.send") }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByRole("heading")).toHaveText(words("correction.send.untouched"));
  await dialog.getByRole("button").last().click();
  await page
    .getByRole("list", { name: words("certification.revision.failed") })
    .getByRole("link")
    .first()
    .click();
  watch.expectRefusals(500);
  const save = page.getByRole("button", { name: words("certification.sendTest.save"), exact: true });
  const saveFailed = words("certification.saveFailed");
  // Written while saving fails: otherwise the form may have saved itself before the press.
  const explainAndSave = async () => {
    await field(client, words("certification.return.notes")).fill("O banco estava fora do ar.");
    await save.press("Enter");
  };
  await expectToldFailure(page, "PUT", /\/returns\//, explainAndSave, saveFailed);
  await save.click();
  await expect(page.getByText(words("certification.sendTest.feedback.answered")).first()).toBeVisible();
  await expectSoundPage(page);
  await page.goto(client.at("/onboarding/certification/send-test"));
  await page.getByRole("button", { name: words("certification.summary.send") }).click();
  const confirm = dialog.getByRole("button", { name: words("correction.send.anyway") });
  const notifyFailed = words("certification.notifyFailed");
  await expectToldFailure(page, "POST", /\/send$/, () => confirm.click(), notifyFailed);
});

test("a restart archives the attempt with its verdicts and begins again", async ({ page }) => {
  const client = personOf(page, "es");
  const { words, at } = client;
  await page.setViewportSize({ width: 360, height: 800 });
  await openAs(client, "elisa@example.com", "/onboarding/certification");
  await page.getByRole("button", { name: words("certification.restart.action") }).click();
  await expectSoundPage(page);
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: words("certification.restart.confirm") })
    .click();
  await expect(page.getByText(words("certification.open.nothing"))).toBeVisible();
  await pasteTwoNumbers(client);
  await page.goto(at("/onboarding/certification/history?view=attempts"));
  await page.locator(".attempt > summary").click();
  await page.locator(".attempt-case > summary").first().click();
  await expect(page.getByText("O valor da tela não é o do caso.").first()).toBeVisible();
  await expectSoundPage(page);
  await page.goto(at("/onboarding/certification/test-cards"));
  await expect(page.getByText("4000 0000 0000 0044").first()).toBeVisible();
  await expectSoundPage(page);
  await page.getByLabel(words("certification.testCards.filter")).fill("9999 9999");
  await expect(page.getByRole("heading", { name: words("certification.testCards.none") })).toBeVisible();
});

test("what came back from a case saves itself, and says what is still missing", async ({ page }) => {
  const elisa = personOf(page, localeOf);
  const { words } = elisa;
  const place = "/onboarding/certification/send-test";
  await openAs(elisa, "elisa@example.com", `${place}?case=card-denied`);
  const notes = field(elisa, words("certification.return.notes"));
  await notes.fill("Repetido com o valor certo.");
  await expect(page.locator(".ui-submit-bar")).toContainText("Salvo agora");
  await expectSoundPage(page);
  await page.reload();
  await expect(notes).toHaveValue("Repetido com o valor certo.");
});
