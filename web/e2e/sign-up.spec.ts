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
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toBeFocused();
  await button(person, "step.otherEmail").click();
  await expect(input(person, "email"), "the address is there to be corrected").toHaveValue(
    "lia.errada@example.org",
  );
  await fillAccount(person, "Lia Prado", "lia@example.org");

  watch.expectRefusals(400);
  await input(person, "confirmation_code").fill("000000");
  await button(person, "phrase.confirm").click();
  const error = page.getByText(words("sign-in.error.wrongCode"));
  await expect(error).toBeVisible();
  await page.reload();
  await expect(page.getByText("lia@example.org")).toBeVisible();
  await input(person, "confirmation_code").fill("000000");
  await button(person, "phrase.confirm").click();
  await expect(error).toBeVisible();
  await button(person, "phrase.resendCode").click();
  await expect(page.getByText(words("sign-in.step.resent", { email: "lia@example.org" }))).toBeVisible();
  await expect(error).toBeHidden();
  await expectSoundPage(page);

  await input(person, "confirmation_code").fill(await codeFor("lia@example.org", 2));
  await button(person, "phrase.confirm").click();
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
  await button(person, "phrase.confirm").click();
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
