import { codeFor, mailTo } from "./inbox.ts";
import {
  arriveAt,
  demoPassword,
  expectToast,
  field,
  newContext,
  newPerson,
  openAs,
  type Person,
  personOf,
  signIn,
  signUp,
} from "./people.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";

test("a person changes name, language and e-mail, and signs out", async ({ page }) => {
  const person = personOf(page, "pt");
  const { words } = person;
  await page.goto("/profile");
  await signUp(person, "Marta Reis", "marta@example.org");
  await arriveAt(person, "/profile");
  await expectSoundPage(page);
  await field(person, words("account.profile.name")).fill("Marta Reis d'Ávila");
  await page.getByRole("button", { name: words("account.profile.save"), exact: true }).click();
  await expectToast(person, words("account.profile.saved"));
  await field(person, words("account.profile.newEmail")).fill("marta.reis@example.org");
  await page.getByRole("button", { name: words("account.profile.sendCode") }).click();
  const code = await codeFor("marta.reis@example.org");
  await field(person, words("account.profile.code")).fill(code);
  await expectToast(person, words("account.profile.emailChanged"));
  await page.reload();
  await expect(field(person, words("account.profile.name"))).toHaveValue("Marta Reis d'Ávila");
  await expect(page.getByText("marta.reis@example.org").first()).toBeVisible();
  await page.goto("/logout");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("account.logout.title"));
  await expectSoundPage(page);
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/login/);
});

test("a forgotten password is replaced with a mailed code", async ({ page, watch }) => {
  const person = personOf(page, "en");
  const { words, at } = person;
  await page.goto(at("/profile"));
  await signUp(person, "Ruth Bell", "ruth@example.org");
  await arriveAt(person, "/profile");
  await page.goto(at("/logout"));
  await page.getByRole("link", { name: words("account.logout.again") }).click();
  await page.getByRole("button", { name: words("sign-in.phrase.forgotPassword") }).click();
  await page.locator("input[name=username]").fill("ruth@example.org");
  await page.getByRole("button", { name: words("sign-in.phrase.sendCode") }).click();
  await expect(page.locator("input[name=confirmation_code]")).toBeVisible();
  await page.locator("input[name=confirmation_code]").fill(await codeFor("ruth@example.org", 2));
  await page.locator("input[name=password]").fill("another-Secret-77");
  await page.locator("input[name=confirm_password]").fill("another-Secret-77");
  await page.getByRole("button", { name: words("sign-in.phrase.submit"), exact: true }).click();
  watch.expectRefusals(400);
  await signIn(person, "ruth@example.org", demoPassword);
  await expect(page.getByText(words("sign-in.error.wrongCredentials")).first()).toBeVisible();
  await expectSoundPage(page);
  await signIn(person, "ruth@example.org", "another-Secret-77");
  await expect(page).not.toHaveURL(/\/login/);
});

/** Registers with Ana's tax id, which asks her to let the person in. */
async function askToJoin(person: Person): Promise<void> {
  const { page, words } = person;
  const fill = (key: string, value: string) => field(person, words(`company.field.${key}`)).fill(value);
  await fill("legalName", "Aurora Filial");
  await fill("tradingName", "Aurora Filial");
  await fill("taxIdentificationNumber", "11.222.333/0001-81");
  await fill("zipCode", "01310100");
  await fill("address", "Rua Augusta");
  await fill("addressNumber", "10");
  await fill("city", "São Paulo");
  await field(person, words("company.field.stateBR")).selectOption("SP");
  await fill("contactPersonName", "Igor Prado");
  await fill("contactEmail", "igor@example.org");
  await fill("contactPersonPhoneNumber", "11912345678");
  await field(person, words("company.field.businessLine")).selectOption("retail");
  await page.locator('input[value="integrator"]').check();
  await page.getByLabel(words("company.acceptsTerms")).check();
  await page.getByRole("button", { name: words("company.create") }).click();
  await expect(page.getByText(words("join-request.title")).first()).toBeVisible();
}

test("a colleague asks to join by the same tax id, and the owner lets them in", async ({ page, browser }) => {
  const colleague = personOf(page, "pt");
  const { words } = colleague;
  await page.goto("/company");
  await signUp(colleague, "Igor Prado", "igor@example.org");
  await arriveAt(colleague, "/company");
  await askToJoin(colleague);
  // The long form left the window at its end.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole("main")).toBeFocused();
  await expectSoundPage(page);
  await mailTo("ana@example.com", /Igor Prado/);

  const owner = await newPerson(await newContext(browser), "pt");
  await openAs(owner, "ana@example.com", "/company");
  await owner.page
    .getByRole("button", { name: new RegExp(`^${words("company.accept")}`) })
    .first()
    .click();
  await expectSoundPage(owner.page);
  await owner.page
    .getByRole("alertdialog")
    .or(owner.page.getByRole("dialog"))
    .getByRole("button", { name: words("company.accept") })
    .click();
  await expectToast(owner, words("company.accepted", { name: "Igor Prado" }));
  await owner.page.context().close();

  await mailTo("igor@example.org", /Loja Aurora/);
  await page.goto("/onboarding/dashboard");
  await expect(page.getByText(words("onboarding.dashboard.lead", { company: "Loja Aurora" }))).toBeVisible();
});

test("who mistyped the document corrects it without typing the rest again, or takes the request back", async ({
  page,
}) => {
  const person = personOf(page, "en");
  const { words, at } = person;
  await page.goto(at("/company"));
  await signUp(person, "Iris Prado", "iris@example.org");
  await arriveAt(person, "/company");
  await askToJoin(person);
  await expect(page.getByText(/CNPJ 11\.222\.333\/0001-81/)).toBeVisible();
  await page.goto(at("/form"));
  await expect(page.getByText(words("join-request.form.state"))).toBeVisible();
  await page.goto(at("/profile"));
  await page.getByRole("link", { name: words("join-request.profile.see") }).click();

  await page.getByRole("button", { name: words("join-request.cancel") }).click();
  await expectSoundPage(page);
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: words("join-request.cancel") })
    .click();
  await expectToast(person, words("join-request.cancelled"));

  await askToJoin(person);
  await page.getByRole("button", { name: words("join-request.correct") }).click();
  await expect(field(person, words("company.field.legalName"))).toHaveValue("Aurora Filial");
  await expectSoundPage(page);
  await field(person, words("company.field.taxIdentificationNumber")).fill("44.722.237/0001-51");
  await page.getByRole("button", { name: words("company.create") }).click();
  await arriveAt(person, "/onboarding/dashboard");
});
