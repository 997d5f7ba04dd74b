import type { Browser, Page } from "@playwright/test";
import { expectToast, newContext, newPerson, openAs, type Person, personOf, supportEmail } from "./people.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";
import { caseProgram, selectedCases } from "./shop/case-program.ts";
import { buyOnHostedPage } from "./shop/hosted-case.ts";
import { picture } from "./typed/evidence-files.ts";

const member = "heitor@example.com";
const caseAddress = (id: string) => `/onboarding/certification/send-test?case=${id}`;

/** Runs a case from its page, as somebody does who wants to see it once: it is an example, and there is nothing to use. */
async function runForMe({ page, words, at }: Person, id: string): Promise<void> {
  await page.goto(at(caseAddress(id)));
  await page.getByRole("button", { name: words("certification-match.produce.run") }).click();
  await expect(page.getByText(words("certification-match.produce.ran"))).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(words("certification-match.exampleLead"))).toBeVisible({ timeout: 10_000 });
  await expect(page.getByRole("button", { name: words("certification-match.use") })).toBeHidden();
  await expectSoundPage(page);
}

/** Pictures of the flow, where a case asks for them. */
async function showScreens({ page, words, at }: Person, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await page.goto(at(caseAddress(id)));
    await page.locator(".evidence-drop input[type=file]").setInputFiles(await picture(page, `${id}.png`));
    await expect(page.locator(".evidence-line").filter({ hasText: `${id}.png` })).toContainText(
      words("evidence.state.clean"),
    );
  }
}

test("every case is made by a program and on the shop's page, used in one click, sent and concluded as checked", async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000);
  const client = personOf(page, "pt");
  const { words, at } = client;
  const program = await caseProgram(member);
  const cases = selectedCases(await program.certification());
  expect(cases).toHaveLength(26);
  await openAs(client, member, "/onboarding/certification");
  await runForMe(client, "card-cancel");
  const screens = async () => {
    const shown = cases.filter(({ needsScreens }) => needsScreens);
    await showScreens(
      client,
      shown.map(({ id }) => id),
    );
    await buyOnHostedPage(browser, program);
  };
  await Promise.all([program.run(cases), screens()]);

  await page.goto(at("/onboarding/certification/send-test"));
  const useAll = page.getByRole("button", { name: words("certification-match.useAll", { count: 26 }) });
  await expect(useAll).toBeVisible({ timeout: 20_000 });
  await expectSoundPage(page);
  const acts = await actsOn(page);
  await useAll.click();
  await expectToast(client, words("certification-match.used", { count: 26 }));
  await expect(
    page.getByText(words("certification-match.summary", { matched: 26, total: 26 })),
  ).toBeVisible();
  await page.getByRole("button", { name: words("certification.summary.send") }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: words("certification.summary.confirm") })
    .click();
  await expect(page.getByText(words("certification.summary.waitingTitle")).first()).toBeVisible();
  const done = await acts();
  console.info(`26 cases filled in and sent: ${done?.keys} keys, ${done?.clicks} clicks`);
  expect(done).toEqual({ keys: 0, clicks: 3 });

  await concludeChecked(browser, "Mercado Vila Nova");
  expect((await program.certification()).status).toBe("concluded");
});

declare global {
  interface Window {
    acts?: { keys: number; clicks: number };
  }
}

/** Counts what a person does from here on: keys that are pressed, and clicks. */
async function actsOn(page: Page): Promise<() => Promise<{ keys: number; clicks: number } | undefined>> {
  await page.evaluate(() => {
    const acts = { keys: 0, clicks: 0 };
    window.acts = acts;
    addEventListener("keydown", () => (acts.keys += 1), true);
    addEventListener("click", () => (acts.clicks += 1), true);
  });
  return () => page.evaluate(() => window.acts);
}

/** From the queue to the certificate: what was checked is first, and its calls are there to be seen. */
async function concludeChecked(browser: Browser, company: string): Promise<void> {
  const analyst = await newPerson(await newContext(browser), "pt");
  const { page, words, at } = analyst;
  await openAs(analyst, supportEmail, "/onboarding/bo/dashboard");
  await page.goto(at("/onboarding/bo/dashboard?status=support-pending"));
  const first = page.getByRole("row").nth(1);
  await expect(first).toContainText(company);
  await expect(first).toContainText(words("occurrence.checked"));
  await expectSoundPage(page);
  await page.getByRole("link", { name: new RegExp(company) }).click();
  await expect(page.getByText(words("certification-match.checked.lead"))).toBeVisible();
  for (const id of ["timeout-approved", "html-return"]) {
    const card = page.locator(`[data-case-id="${id}"]`);
    await expect(card).toContainText(words("certification-match.matched"));
    await card.getByText(words("certification-match.calls")).click();
    await expect(card.getByRole("list", { name: words("certification-match.callsOf") })).toBeVisible();
  }
  const lost = page.locator('[data-case-id="timeout-approved"]').getByText(words("certification-match.lost"));
  await expect(lost).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole("button", { name: words("certification-match.checked.pass") }).click();
  await page.getByRole("button", { name: words("back-office-certification.bar.send"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: words("back-office-certification.send.conclude") }).click();
  await expect(dialog).toBeHidden();
  await page.context().close();
}
