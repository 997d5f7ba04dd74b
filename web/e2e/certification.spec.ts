import type { CertificationCase } from "@portal/shared/certification/cases.ts";
import { casesFor } from "@portal/shared/certification/cases.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { picture } from "./evidence-files.ts";
import { arriveAt, expectToast, field, type Person, personOf, signIn } from "./people.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";

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
  await expectToast(client, words("certification.testCases.saved"));
}

async function attachScreen({ page, words }: Person, fileName: string): Promise<void> {
  await page.locator(".evidence-drop input[type=file]").setInputFiles(await picture(page, fileName));
  await expect(page.locator(".evidence-line").filter({ hasText: fileName })).toContainText(
    words("evidence.state.clean"),
  );
}

/** Fills in what came back from one case, the way somebody reads it off the gateway's answer. */
async function fillIn(client: Person, test: CertificationCase, usn: string): Promise<void> {
  const { page, words, at } = client;
  await page.goto(`${at("/onboarding/certification/send-test")}?case=${test.id}`);
  await page.getByRole("radio", { name: words("certification.return.yesChoice") }).check();
  await field(client, words("certification.return.platformUsn")).fill(usn);
  await field(client, words("certification.return.testedOn")).fill("2026-11-20");
  if (test.amountCents !== undefined) {
    const amount = (test.amountCents / 100).toFixed(2).replace(".", ",");
    await field(client, words("certification.return.valueCents")).fill(amount);
  }
  if (test.needsScreens) await attachScreen(client, `${test.id}.png`);
  await page.getByRole("button", { name: words("certification.sendTest.save"), exact: true }).click();
  await expectToast(client, words("certification.sendTest.saved"));
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

test("an integrator certifies case by case and goes on to production", async ({ page }) => {
  test.setTimeout(240_000);
  const client = personOf(page, localeOf);
  const { words, at } = client;
  await page.goto(at("/onboarding/certification"));
  await signIn(client, "gabi@example.com");
  await arriveAt(client, "/onboarding/certification");
  await begin(client);
  await page.goto(at("/onboarding/certification/send-test"));
  await expect(page.getByText(words("certification.summary.missingLead"))).toBeVisible();
  await expectSoundPage(page);
  for (const [index, one] of chosen.entries()) await fillIn(client, one, String(261_120_000 + index));
  await send(client);
  await expectSoundPage(page);
});
