import { expectToast, field, newPerson, personOf, signIn } from "./people.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";

test("who signs out in one tab keeps what was typed in the others, and goes on there after signing in again", async ({
  page,
  context,
  watch,
}) => {
  const first = personOf(page, "pt");
  const { words } = first;
  const name = words("configuration.field.applicationName");
  await page.goto("/onboarding/configuration");
  await signIn(first, "ana@example.com");
  await field(first, name).fill("Checkout Aurora 3");

  const second = await newPerson(context, "pt");
  // The first tab saves what was typed by itself: it may be refused before the second one has said goodbye.
  watch.expectRefusals(401);
  await second.page.goto("/logout");
  await expect(second.page.getByRole("heading", { level: 1 })).toHaveText(words("account.logout.title"));
  const ended = page.locator(".ui-session-ended", { hasText: words("shell.sessionEnded") });
  await expect(ended).toBeInViewport();
  await expect(field(first, name)).toHaveValue("Checkout Aurora 3");
  await expectSoundPage(page);
  await page.getByRole("button", { name: words("configuration.save") }).click();
  await expect(page.getByText(words("errors.code.unauthenticated")).nth(1)).toBeVisible();
  await expect(field(first, name)).toHaveValue("Checkout Aurora 3");

  const [popup] = await Promise.all([context.waitForEvent("page"), ended.getByRole("link").click()]);
  const again = personOf(popup, "pt");
  await signIn(again, "ana@example.com");
  await expect(popup).toHaveURL(/\/onboarding\/configuration$/);
  await expect(ended).toBeHidden();
  await expect(field(first, name)).toHaveValue("Checkout Aurora 3");
  await page.getByRole("button", { name: words("configuration.save") }).click();
  await expectToast(first, words("configuration.saved"));
});

test("a list that was open when the session ended elsewhere still shows what it had", async ({
  page,
  context,
  watch,
}) => {
  const person = personOf(page, "en");
  const { words, at } = person;
  await page.goto(at("/onboarding/listOfPartners"));
  await signIn(person, "ana@example.com");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(words("shell.titles.partners"));
  watch.expectRefusals(401);
  const second = await newPerson(context, "en");
  await second.page.goto(at("/logout"));
  await expect(page.getByText(words("shell.sessionEnded"))).toBeVisible();
  await expect(heading).toBeVisible();
  await expect(page.locator(".ui-skeleton")).toHaveCount(0);
});
