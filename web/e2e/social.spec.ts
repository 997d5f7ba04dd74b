import { codeFor } from "./inbox.ts";
import { arriveAt, field, personOf } from "./people.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";

test("somebody from Facebook proves their address with a mailed code and goes on to where they were going", async ({
  page,
  watch,
}) => {
  const person = personOf(page, "es");
  const { words, at } = person;
  watch.expectRefusals(403, 422);
  await page.goto(at("/profile"));
  await page
    .getByRole("button", { name: words("sign-in.page.continueWith", { provider: "Facebook" }) })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("account.proof.title"));
  await expectSoundPage(page);
  // Whoever leaves here and comes back by another address is led back.
  await page.goto(at("/onboarding/dashboard"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("account.proof.title"));
  await page.goto(at("/profile"));
  await page.getByRole("button", { name: words("account.proof.send") }).click();
  const code = await codeFor("fabio@facebook.example");
  const typed = field(person, words("account.proof.code"));
  await expect(typed).toBeFocused();
  await typed.fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: words("account.proof.confirm") }).click();
  await expect(page.getByRole("alert")).toHaveText(words("errors.code.email-code-wrong"));
  await expectSoundPage(page);
  await typed.fill(code);
  await page.getByRole("button", { name: words("account.proof.confirm") }).click();
  await arriveAt(person, "/profile");
  await expect(page.getByText("fabio@facebook.example").first()).toBeVisible();
});

test("somebody from Google, which vouches for the address, is in at once", async ({ page }) => {
  const person = personOf(page, "en");
  const { words, at } = person;
  await page.goto(at("/profile"));
  await page
    .getByRole("button", { name: words("sign-in.page.continueWith", { provider: "Google" }) })
    .click();
  await arriveAt(person, "/profile");
  await expect(page.getByText("gabriela@google.example").first()).toBeVisible();
});
