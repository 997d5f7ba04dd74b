import type { Page } from "@playwright/test";
import type { Locale } from "@portal/shared/locales.ts";
import { expectToldFailure } from "./failing.ts";
import { mailTo } from "./inbox.ts";
import {
  arriveAt,
  expectToast,
  field,
  newContext,
  newPerson,
  openAs,
  type Person,
  personOf,
  signUp,
  supportEmail,
} from "./people.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";
import { fillInCompany } from "./typed/company-form.ts";

/** One company a language, so that the three flows share a queue without meeting; each on another screen. */
const cases = [
  {
    locale: "pt",
    width: 1440,
    theme: "light",
    email: "clara@loja-clara.com.br",
    name: "Clara Nunes",
    company: "Loja Clara",
    taxId: "33.000.167/0001-01",
  },
  {
    locale: "en",
    width: 360,
    theme: "dark",
    email: "john@northwind.example.org",
    name: "John O'Neill",
    company: "Northwind Stores",
    taxId: "12.ABC.345/01DE-35",
  },
  {
    locale: "es",
    width: 768,
    theme: "light",
    email: "lucia@tienda-lucia.com.ar",
    name: "Lucía Gómez",
    company: "Tienda Lucía",
    taxId: "27.865.757/0001-02",
  },
] as const satisfies readonly {
  locale: Locale;
  width: number;
  theme: string;
  email: string;
  name: string;
  company: string;
  taxId: string;
}[];
type Case = (typeof cases)[number];

const merchantKey = "8A1F3C5E7B9D2046ABCDEF";

async function show(page: Page, { width, theme }: Case): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
}

async function registerCompany(client: Person, flow: Case): Promise<void> {
  await fillInCompany(client, flow);
  await expectToast(client, client.words("company.created"));
}

async function saveDraft(client: Person): Promise<void> {
  const { page, words } = client;
  await field(client, words("configuration.field.website")).fill("https://www.loja.com.br");
  await page.getByRole("radio", { name: "REST" }).check();
  await page.getByRole("button", { name: words("configuration.save") }).click();
  await expectToast(client, words("configuration.saved"));
  await page.reload();
  await expect(field(client, words("configuration.field.website"))).toHaveValue("https://www.loja.com.br");
}

/** Without these nobody could say which cases to test. */
async function chooseWhatIsCertified({ page, words }: Person): Promise<void> {
  const group = (name: string) => page.getByRole("group", { name: words(`configuration.field.${name}`) });
  await group("transactionTypes").getByRole("checkbox").first().check();
  await group("modalities").getByRole("checkbox").first().check();
  await group("authorizers").getByRole("checkbox").first().check();
}

async function completeAndSend(client: Person): Promise<void> {
  const { page, words } = client;
  const urls = ["statusUrl", "hashUrl", "successUrl", "failureUrl", "cancelUrl"];
  for (const name of urls)
    await field(client, words(`configuration.field.${name}`)).fill(`https://www.loja.com.br/${name}`);
  await chooseWhatIsCertified(client);
  await field(client, words("configuration.field.applicationName")).fill("Checkout");
  await field(client, words("configuration.field.developmentLanguage")).selectOption("typescript");
  await field(client, words("configuration.field.languageVersion")).fill("7.0");
  await field(client, words("configuration.field.specialisation")).selectOption("retail");
  await send(client);
  await expect(page.getByText(words("configuration.underApproval.title")).first()).toBeVisible();
}

async function send({ page, words }: Person): Promise<void> {
  await page.getByRole("button", { name: words("configuration.send") }).click();
  await page
    .getByRole("alertdialog")
    .or(page.getByRole("dialog"))
    .getByRole("button", { name: words("configuration.confirmSend.confirm") })
    .click();
}

async function openTicket(analyst: Person, { company }: Case): Promise<void> {
  const { page, words, at } = analyst;
  await page.goto(at("/onboarding/bo/dashboard?status=support-pending"));
  await page.getByLabel(words("back-office-queue.search")).fill(company);
  await page.getByRole("link", { name: new RegExp(company) }).click();
  // The queue that is left has a heading as well.
  await page.waitForURL(/occurrence=/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

async function rejectWithItem(analyst: Person): Promise<void> {
  const { page, words } = analyst;
  const asked = words("configuration.field.statusUrl");
  await page.getByRole("button", { name: words("back-office-form.adjust.askIn", { field: asked }) }).click();
  await page.getByLabel(words("back-office-form.adjust.comment", { field: asked })).fill("Use /v2/status.");
  await page.getByRole("button", { name: words("back-office-form.reject.open") }).click();
  await expectSoundPage(page);
  const confirm = page
    .getByRole("dialog")
    .getByRole("button", { name: words("back-office-form.reject.confirm") });
  const failed = words("back-office-form.reject.failed");
  await expectToldFailure(page, "POST", /\/reject$/, () => confirm.click(), failed);
  await confirm.click();
  await expect(page.getByRole("dialog")).toBeHidden();
}

async function conclude(analyst: Person, merchantId: string): Promise<void> {
  const { page, words } = analyst;
  await page.getByRole("button", { name: words("back-office-form.conclude.open") }).click();
  const dialog = page.getByRole("dialog");
  const confirm = dialog.getByRole("button", { name: words("back-office-form.conclude.confirm") });
  await confirm.click();
  const key = words("access-data.field.merchantKey");
  await expect(
    dialog.getByText(words("errors.field.required", { field: key, limit: 0 })).first(),
  ).toBeVisible();
  const fill = (name: string, value: string) =>
    dialog.getByLabel(words(`access-data.field.${name}`)).fill(value);
  await fill("site", "https://portal-testes.example.com");
  await fill("user", "Loja de testes");
  await fill("login", "loja-testes");
  await fill("email", "loja@testes.example.com");
  await fill("merchantId", merchantId);
  await fill("merchantKey", merchantKey);
  const failed = words("back-office-form.conclude.failed");
  await expectToldFailure(page, "POST", /\/conclude$/, () => confirm.click(), failed);
  await confirm.click();
  await expect(dialog).toBeHidden();
}

for (const flow of cases) {
  test(`in ${flow.locale}, a new integrator goes from sign-up to access data with support's help`, async ({
    browser,
    page,
    watch,
  }) => {
    const client = personOf(page, flow.locale);
    await show(page, flow);
    const { words, at } = client;
    await page.goto(at("/onboarding/configuration"));
    await expect(page).toHaveURL(/\/login\?returnTo=/);
    await expectSoundPage(page);
    await signUp(client, flow.name, flow.email);
    await arriveAt(client, "/company");
    await expectSoundPage(page);
    await registerCompany(client, flow);

    await page.goto(at("/onboarding/configuration"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectSoundPage(page);
    await saveDraft(client);
    await completeAndSend(client);
    await expectSoundPage(page);
    await mailTo(flow.email, new RegExp(flow.company));

    const analyst = await newPerson(await newContext(browser), flow.locale);
    await show(analyst.page, flow);
    await openAs(analyst, supportEmail, "/onboarding/bo/dashboard");
    await expectSoundPage(analyst.page);
    await openTicket(analyst, flow);
    await expectSoundPage(analyst.page);
    watch.expectRefusals(422, 500);
    await rejectWithItem(analyst);
    await mailTo(flow.email, /Use \/v2\/status/);

    await page.reload();
    await expect(page.getByText("Use /v2/status.").first()).toBeVisible();
    await expectSoundPage(page);
    await field(client, words("configuration.field.statusUrl")).fill("https://www.loja.com.br/v2/status");
    await send(client);
    await expect(page.getByText(words("configuration.underApproval.title")).first()).toBeVisible();

    await openTicket(analyst, flow);
    await conclude(analyst, `LOJA0001${flow.locale.toUpperCase()}`);
    await analyst.page.context().close();

    await page.goto(at("/onboarding/access-data"));
    await expect(page.getByText(merchantKey)).toBeHidden();
    await expectSoundPage(page);
    await page
      .getByRole("button", {
        name: words("shell.ui.reveal", { what: words("access-data.field.merchantKey") }),
      })
      .click();
    await expect(page.getByText(merchantKey)).toBeVisible();
    await page.goto(at("/onboarding/dashboard"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectSoundPage(page);
  });
}
