import type { Page } from "@playwright/test";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import type { ConfigurationData } from "@portal/shared/configuration/model.ts";
import { releaseContract } from "@portal/shared/release/contract.ts";
import { callAs } from "./call-api.ts";
import { arriveAt, authorizationOf, field, type Person, personOf, signUp, supportEmail } from "./people.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";
import { fillInCompany } from "./typed/company-form.ts";

const email = "iris@loja-iris.com.br";
const newcomer = { company: "Loja Íris", taxId: "71.385.264/0001-59", name: "Íris Falcão", email };

const draft: ConfigurationData = {
  solutionModel: "rest",
  transactionTypes: ["payment"],
  authorizers: [],
  bankTransferBoleto: ["pix"],
  paymentPlatforms: [],
  modalities: [],
  website: "https://www.loja-iris.example.com",
  statusUrl: "https://api.loja-iris.example.com/status",
  hashUrl: "https://api.loja-iris.example.com/hash",
  successUrl: "https://www.loja-iris.example.com/aprovado",
  failureUrl: "https://www.loja-iris.example.com/recusado",
  cancelUrl: "https://www.loja-iris.example.com/desistencia",
  applicationName: "Checkout Íris",
  developmentLanguage: "java",
  languageVersion: "21",
  specialisation: "retail",
};

const bell = (page: Page) => page.getByRole("banner").locator(".notice-bell");
const unread = (page: Page) => bell(page).locator(".notice-bell__count");
const offset = (page: Page) => page.evaluate(() => window.scrollY);

/** The page's clock goes on by more than the pause between two looks at what is new. */
const wait = (page: Page) => page.clock.fastForward(31_000);

/** Somebody who just registered a company; a reload in the middle of it lost nothing. */
async function register(client: Person): Promise<void> {
  const { page, words, at } = client;
  await page.goto(at("/login?tab=sign-up&returnTo=/company"));
  await signUp(client, newcomer.name, email);
  await arriveAt(client, "/company");
  const typed = field(client, words("company.field.legalName"));
  await typed.fill("Íris Comércio Ltda");
  await page.locator('input[value="developer"]').check();
  // The browser asks before it loads a page again on which something was typed.
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(typed).toHaveValue("Íris Comércio Ltda");
  await expect(page.locator('input[value="developer"]')).toBeChecked();
  await fillInCompany(client, newcomer);
  await arriveAt(client, "/onboarding/dashboard");
}

const companyOf = async (page: Page): Promise<string> => {
  const answer = await page.waitForResponse((response) => /\/companies\/[^/]+/.test(response.url()));
  return /\/companies\/([^/?]+)/.exec(answer.url())?.[1] ?? "";
};

test("an open page follows what support decides, its bell calms where it is read, and what is typed stays", async ({
  page,
}) => {
  const client = personOf(page, "pt");
  const { words, at } = client;
  await register(client);
  await page.clock.install();
  const [companyId] = await Promise.all([companyOf(page), page.goto(at("/onboarding/configuration"))]);
  const params = { companyId, product: "online-payment" } as const;
  const { routes } = configurationContract;

  // Leaving at once after typing saves it, and asks nothing.
  const name = field(client, words("configuration.field.applicationName"));
  await name.fill("Checkout Íris");
  await page
    .getByRole("main")
    .getByRole("link", { name: words("shell.titles.dashboard") })
    .click();
  await arriveAt(client, "/onboarding/dashboard");
  await page.goBack();
  await expect(name).toHaveValue("Checkout Íris");

  const saved = await callAs(await authorizationOf(email), routes.get, { params });
  await callAs(await authorizationOf(email), routes.send, {
    params,
    body: { version: saved.version, draft },
  });
  await page.goto(at("/onboarding/dashboard"));
  const step = page.locator(".journey__step").first();
  await expect(step).toHaveAttribute("data-state", "waiting");
  await expect(unread(page)).toHaveCount(0);

  await callAs(await authorizationOf(supportEmail), routes.reject, {
    params,
    body: {
      version: saved.version + 1,
      adjustments: [{ field: "statusUrl", comment: "Não responde." }],
    },
  });
  await wait(page);
  await expect(step).toHaveAttribute("data-state", "attention");
  await expect(unread(page)).toHaveText("1");
  await expectSoundPage(page);

  await step.getByRole("link", { name: words("onboarding.link.correct") }).click();
  await arriveAt(client, "/onboarding/configuration");
  await expect(page.getByText("Não responde.").first()).toBeVisible();
  await expect(unread(page)).toHaveCount(0);
  expect(await offset(page)).toBe(0);

  await followWhileTyping(client, companyId);
  await sendAgain(client);
});

/** What was sent stands in place of the form, with the page at its top. */
async function sendAgain(client: Person): Promise<void> {
  const { page, words } = client;
  await field(client, words("configuration.field.statusUrl")).fill("https://api.loja-iris.example.com/v2");
  await page.getByRole("button", { name: words("configuration.send") }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: words("configuration.confirmSend.confirm") })
    .click();
  await expect(page.getByText(words("configuration.underApproval.title"))).toBeVisible();
  await expect(page.locator(".ui-skeleton")).toHaveCount(0);
  expect(await offset(page)).toBe(0);
}

/** Support opens the anti-fraud while somebody types: nothing is asked for again before that is saved. */
async function followWhileTyping(client: Person, companyId: string): Promise<void> {
  const { page, words } = client;
  const name = field(client, words("configuration.field.applicationName"));
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/configurations/**", async (route) => {
    if (route.request().method() === "PUT") await held;
    await route.continue();
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const reads = () => asked.filter((call) => /^GET .*\/configurations\//.test(call));
  await name.fill("Checkout Íris 2");
  await callAs(await authorizationOf(supportEmail), releaseContract.routes.grant, {
    params: { companyId, product: "fraud-prevention" },
    body: { version: 0, comment: "Liberado." },
  });
  await wait(page);
  await expect(unread(page)).toHaveText("1");
  expect(reads()).toEqual([]);
  await expect(name).toHaveValue("Checkout Íris 2");
  letGo();
  await expect.poll(reads).not.toEqual([]);
  await expect(name).toHaveValue("Checkout Íris 2");
}
