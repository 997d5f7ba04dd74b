import type { Page } from "@playwright/test";
import { problemOf } from "@portal/shared/errors.ts";
import { type Locale, locales } from "@portal/shared/locales.ts";
import { codeFor } from "./inbox.ts";
import { arriveAt, field, type Person, personOf } from "./people.ts";
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
  await page.getByRole("button", { name: words("account.proof.confirm") }).click();
  await expect(typed).toHaveAccessibleDescription(
    new RegExp(`^${words("errors.field.required", { field: words("account.proof.code") })}`),
  );
  await typed.fill(code === "000000" ? "000001" : "000000");
  await expect(page.getByRole("alert")).toHaveText(words("errors.code.email-code-wrong"));
  await expectSoundPage(page);
  await typed.fill(code);
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

/** Whoever leaves for the provider comes back at once, by the pool, with what the provider says instead of a code. */
async function answerOfProvider(page: Page, said: Readonly<Record<string, string>>): Promise<void> {
  await page.route(/\/oauth2\/authorize\?/, async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    const asked = new URL(answer.headers()["location"] ?? "").searchParams;
    const state = asked.get("state") ?? "";
    const back = `${asked.get("redirect_uri")}?${new URLSearchParams({ ...said, state })}`;
    await route.fulfill({ status: 302, headers: { location: back } });
  });
}

async function comeBackFromGoogle(page: Page, locale: Locale): Promise<Person> {
  const person = personOf(page, locale);
  const { words, at } = person;
  await page.goto(at("/profile"));
  await page
    .getByRole("button", { name: words("sign-in.page.continueWith", { provider: "Google" }) })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("account.redirect.failedTitle"));
  return person;
}

const wordsOfProvider = "<b>what the provider wrote</b>";

const endings = [
  {
    happens: "refuses at the provider",
    said: { error: "access_denied", error_description: wordsOfProvider },
    sentence: "cancelled",
  },
  {
    happens: "is failed by the provider",
    said: { error: "server_error", error_description: wordsOfProvider },
    sentence: "failedText",
  },
  { happens: "comes back with a code that is none", said: { code: "invented" }, sentence: "failedText" },
] as const;

for (const locale of locales) {
  test(`somebody who refuses, is failed or comes back with no code is told so in ${locale} and goes back to the login`, async ({
    page,
  }) => {
    const looked = new Set<string>();
    for (const { happens, said, sentence } of endings) {
      await test.step(happens, async () => {
        await answerOfProvider(page, said);
        const { words, at } = await comeBackFromGoogle(page, locale);
        await expect(page.getByRole("alert")).toContainText(words(`account.redirect.${sentence}`));
        await expect(page.getByRole("main")).not.toContainText("what the provider wrote");
        // The same sentence makes the same page.
        if (!looked.has(sentence)) await expectSoundPage(page);
        looked.add(sentence);
        await page.getByRole("link", { name: words("account.redirect.back") }).click();
        await arriveAt(personOf(page, locale), "/login");
        expect(new URL(page.url()).pathname).toBe(at("/login"));
        // Whoever signs in another way now still arrives where they were going.
        expect(new URL(page.url()).searchParams.get("returnTo")).toBe(at("/profile"));
        await page.unrouteAll();
      });
    }
  });

  test(`somebody whose provider tells no address is told so in ${locale} and may use another account`, async ({
    page,
    watch,
  }) => {
    const problem = problemOf("email-missing", "request");
    watch.expectRefusals(problem.status);
    // The stand-in's people all have an address; that the API answers this to one without is its own test.
    await page.route(/\/api\/account$/, (route) =>
      route.fulfill({ status: problem.status, contentType: "application/problem+json", json: problem }),
    );
    const { words, at } = await comeBackFromGoogle(page, locale);
    await expect(page.getByRole("alert")).toContainText(words("errors.code.email-missing"));
    await expectSoundPage(page);
    await page.getByRole("link", { name: words("account.proof.leave") }).click();
    await page.getByRole("link", { name: words("account.logout.again") }).click();
    await expect(page.locator("input[name=username]")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(at("/login"));
  });
}
