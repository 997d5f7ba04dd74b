import { locales } from "@portal/shared/locales.ts";
import { codeFor, mailTo } from "./inbox.ts";
import { arriveAt, demoPassword, type Person, personOf, signIn } from "./people.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";

const input = ({ page }: Person, name: string) => page.locator(`input[name=${name}]:visible`);
const button = ({ page, words }: Person, key: string) =>
  page.getByRole("main").getByRole("button", { name: words(`sign-in.${key}`), exact: true });

async function fillAccount(person: Person, name: string, email: string): Promise<void> {
  await input(person, "name").fill(name);
  await input(person, "email").fill(email);
  await input(person, "password").fill(demoPassword);
  await input(person, "confirm_password").fill(demoPassword);
  await button(person, "phrase.signUpTab").click();
}

test("an account is created on the tab that was asked for; the address can be corrected, the code sent again, and a reload keeps the step", async ({
  page,
  watch,
}) => {
  const person = personOf(page, "pt");
  const { words } = person;
  await page.goto("/onboarding");
  await page
    .getByRole("main")
    .getByRole("link", { name: words("onboarding-root.signUp") })
    .click();
  await expect(input(person, "name")).toBeFocused();
  await expect(
    page.getByRole("main").getByRole("link", { name: words("sign-in.step.privacy") }),
  ).toHaveAttribute("href", "/privacidade");
  await button(person, "step.terms").click();
  await expect(page.getByRole("dialog", { name: words("company.terms.title") })).toBeVisible();
  await page.keyboard.press("Escape");
  await expectSoundPage(page);
  await page.reload();
  await expect(input(person, "confirm_password"), "a reload keeps the tab").toBeVisible();

  await fillAccount(person, "Lia Prado", "lia.errada@example.org");
  await expect(page.getByText("lia.errada@example.org")).toBeVisible();
  await expect(input(person, "confirmation_code"), "one types what was mailed at once").toBeFocused();
  await button(person, "step.otherEmail").click();
  await expect(input(person, "email"), "the address is there to be corrected").toHaveValue(
    "lia.errada@example.org",
  );
  await fillAccount(person, "Lia Prado", "lia@example.org");

  watch.expectRefusals(400);
  await input(person, "confirmation_code").pressSequentially("000000");
  const error = page.getByText(words("sign-in.error.wrongCode"));
  await expect(error).toBeVisible();
  await page.reload();
  await expect(page.getByText("lia@example.org")).toBeVisible();
  await input(person, "confirmation_code").fill("000 000");
  await expect(error).toBeVisible();
  await button(person, "phrase.resendCode").click();
  await expect(page.getByText(words("sign-in.step.resent", { email: "lia@example.org" }))).toBeVisible();
  await expect(error).toBeHidden();
  await expectSoundPage(page);

  await input(person, "confirmation_code").fill(await codeFor("lia@example.org", 2));
  await expect(page.getByText(words("sign-in.step.confirmed"))).toBeVisible();
  await expect(input(person, "username")).toHaveValue("lia@example.org");
  await expect(input(person, "password")).toBeFocused();
  await input(person, "password").fill(demoPassword);
  await button(person, "phrase.signIn").click();
  await arriveAt(person, "/onboarding/dashboard");
});

test("who never typed the code is led to it by signing in", async ({ page, watch }) => {
  const person = personOf(page, "es");
  watch.expectRefusals(400);
  await page.goto(person.at("/login?tab=sign-up"));
  await fillAccount(person, "Eva Ruiz", "eva@example.org");
  await expect(input(person, "confirmation_code")).toBeVisible();
  await button(person, "step.otherEmail").click();
  await page.getByRole("tab", { name: person.words("sign-in.phrase.signInTab") }).click();
  await expect(input(person, "username"), "the e-mail is carried from form to form").toHaveValue(
    "eva@example.org",
  );
  await signIn(person, "eva@example.org");
  await input(person, "confirmation_code").fill(await codeFor("eva@example.org", 2));
  await expect(input(person, "username")).toHaveValue("eva@example.org");
});

test("a forgotten password: the e-mail is carried along, the mail speaks of it, and one is told that it was changed", async ({
  page,
}) => {
  const person = personOf(page, "pt");
  const { words } = person;
  await page.goto("/login");
  await input(person, "username").fill("nova@example.com");
  await button(person, "phrase.forgotPassword").click();
  await expect(input(person, "username")).toHaveValue("nova@example.com");
  await expectSoundPage(page);
  await button(person, "phrase.sendCode").click();
  await expect(page.getByText("nova@example.com")).toBeVisible();
  await mailTo("nova@example.com", /redefinir a sua senha/);
  await page.reload();
  await button(person, "phrase.resendCode").click();
  await expect(page.getByText(words("sign-in.step.resent", { email: "nova@example.com" }))).toBeVisible();
  await input(person, "confirmation_code").fill(await codeFor("nova@example.com", 2));
  await input(person, "password").fill("outra-Senha-2026");
  await input(person, "confirm_password").fill("outra-Senha-2027");
  await button(person, "phrase.submit").click();
  await expect(page.getByText(words("sign-in.phrase.passwordsMustMatch"))).toBeVisible();
  await input(person, "confirm_password").fill("outra-Senha-2026");
  await button(person, "phrase.submit").click();
  await expect(page.getByText(words("sign-in.step.changed"))).toBeVisible();
  await expect(input(person, "username")).toHaveValue("nova@example.com");
  await input(person, "password").fill("outra-Senha-2026");
  await button(person, "phrase.signIn").click();
  await arriveAt(person, "/onboarding/dashboard");
});

/** The sentence that a field is described by, and that it is marked as wrong. */
async function expectRefused(person: Person, name: string, sentence: string): Promise<void> {
  await expect(input(person, name), sentence).toHaveAccessibleDescription(new RegExp(`${sentence}$`));
  await expect(input(person, name)).toHaveAttribute("aria-invalid", "true");
  await expect(person.page.getByText(sentence, { exact: true })).toBeVisible();
}

for (const locale of locales) {
  test(`empty fields of signing in are named in the reader's language (${locale}), and title and tab agree`, async ({
    page,
  }) => {
    const person = personOf(page, locale);
    const { words, at } = person;
    const required = (label: string) =>
      words("errors.field.required", { field: words(`sign-in.phrase.${label}`) });
    const heading = page.getByRole("heading", { level: 1 });
    await page.goto(at("/login"));
    await expect(heading).toHaveText(words("shell.titles.login"));
    await button(person, "phrase.signIn").click();
    await expectRefused(person, "username", required("email"));
    await expectRefused(person, "password", required("password"));
    await expect(input(person, "username"), "the first that is wrong").toBeFocused();
    await expectSoundPage(page);
    await input(person, "username").fill("ana");
    await button(person, "phrase.signIn").click();
    await expectRefused(person, "username", words("errors.field.invalid-email"));
    await input(person, "username").fill("ana@example.com");
    await expect(page.getByText(words("errors.field.invalid-email"))).toBeHidden();

    await page.getByRole("tab", { name: words("sign-in.phrase.signUpTab") }).click();
    await expect(heading).toHaveText(words("sign-in.phrase.signUpTab"));
    await expect(page).toHaveTitle(new RegExp(`^${words("sign-in.phrase.signUpTab")} `));
    await button(person, "phrase.signUpTab").click();
    for (const [name, label] of [
      ["name", "name"],
      ["password", "password"],
      ["confirm_password", "confirmPassword"],
    ] as const) {
      await expectRefused(person, name, required(label));
    }
    await input(person, "name").fill("Ana");
    await input(person, "password").fill("outra-Senha-2026");
    await input(person, "confirm_password").fill("outra-Senha-2027");
    await input(person, "confirm_password").press("Enter");
    await expectRefused(person, "confirm_password", words("sign-in.phrase.passwordsMustMatch"));
    await input(person, "password").fill("outra-Senha-2027");
    await expect(page.getByText(words("sign-in.phrase.passwordsMustMatch"))).toBeHidden();

    await page.getByRole("tab", { name: words("sign-in.phrase.signInTab") }).click();
    await expect(heading).toHaveText(words("shell.titles.login"));
    await button(person, "phrase.forgotPassword").click();
    await expect(input(person, "username")).toBeFocused();
    await input(person, "username").fill("nova@example.com");
    await button(person, "phrase.sendCode").click();
    await expect(input(person, "confirmation_code")).toBeFocused();
    await button(person, "phrase.submit").click();
    await expectRefused(person, "confirmation_code", required("confirmationCode"));
    await expectRefused(person, "password", required("newPassword"));
    await expectSoundPage(page);
  });
}
