import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { arriveAt, personOf, signIn } from "./people.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";

const words = (page: Page) => personOf(page, "en").words;

const built: Readonly<Record<string, { readonly file: string; readonly name?: string }>> = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, "../dist/portal-assets/manifest.json"), "utf8"),
);

/** The file that a module of the built portal is in. */
function fileOf(module: string): string {
  const found = Object.values(built).find(({ name }) => name === module);
  if (!found) throw new Error(`The build has no ${module}.`);
  return found.file;
}

const codeOf = (module: string): string => `**/${fileOf(module)}`;

const loginCode = codeOf("login-page");

/** Holds the code of the login page back until it is let go. */
async function holdLogin(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(loginCode, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const goToLogin = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Log in" }).click();

test("a slow page keeps the old one in sight, shows progress after a second and the loader after three", async ({
  page,
}) => {
  // The page's own clock: a busy machine makes no second longer.
  await page.clock.install();
  await page.goto("/en/onboarding");
  const heading = page.getByRole("heading", { level: 1 });
  const title = await heading.innerText();
  const letGo = await holdLogin(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await goToLogin(page);
  const progress = page.getByRole("progressbar");
  await page.clock.runFor(900);
  await expect(progress).toHaveCount(0);
  await expect(heading).toHaveText(title);
  await page.clock.runFor(200);
  await expect(progress).toBeVisible();
  await expect(heading).toHaveText(title);
  const loader = page.locator("main").getByText(words(page)("shell.loadingPage"));
  await page.clock.runFor(1800);
  await expect(loader).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(loader).toBeVisible();
  letGo();
  await page.clock.resume();
  await expect(heading).toHaveText(words(page)("shell.titles.login"));
  await expect(progress).toHaveCount(0);
});

test("no file of a page is asked for twice, though its code is waited for before it is imported", async ({
  page,
}) => {
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  await page.goto("/en/login");
  await expect(page.locator("input[name=username]")).toBeFocused();
  const code = files.filter((file) => file.startsWith("/portal-assets/"));
  expect(code.filter((file, at) => code.indexOf(file) !== at)).toEqual([]);
  expect(code).toContain(`/${fileOf("login-page")}`);
});

test("code that fails to arrive once is fetched again without a word", async ({ page, watch }) => {
  watch.expectLostConnections();
  await page.goto("/en/onboarding");
  await page.route(loginCode, (route) => route.abort("connectionfailed"), { times: 1 });
  await page.getByRole("banner").getByRole("link", { name: "Log in" }).hover();
  await goToLogin(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words(page)("shell.titles.login"));
});

test("a page whose code does not arrive says so, and Retry recovers once the network is back", async ({
  page,
  context,
}) => {
  await page.goto("/en/onboarding");
  await page.route(loginCode, (route) => route.abort("connectionfailed"));
  const failures: string[] = [];
  page.on("requestfailed", (request) => failures.push(request.url()));
  context.removeAllListeners("console");
  await goToLogin(page);
  await expect(page.getByRole("alert")).toHaveText(words(page)("shell.pageError.loadText"));
  expect(failures.length).toBeGreaterThan(0);
  await expectSoundPage(page);
  await page.unroute(loginCode);
  await page.getByRole("button", { name: words(page)("shell.pageError.retry") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words(page)("shell.titles.login"));
});

// The part's own file, and one that it imports: the browser would remember either.
for (const module of ["terms-before", "dialog"]) {
  test(`a part of a page that does not arrive says so in its place, and comes when asked again: ${module}`, async ({
    page,
    context,
  }) => {
    context.removeAllListeners("console");
    const blocked = codeOf(module);
    const say = words(page);
    await page.goto("/en/login?tab=sign-up");
    const email = page.getByRole("textbox", { name: say("sign-in.phrase.email") });
    await email.fill("typed@example.com");
    await page.route(blocked, (route) => route.abort("connectionfailed"));
    await page.getByRole("button", { name: say("sign-in.step.terms") }).click();
    const failure = page.getByRole("alert").filter({ hasText: say("shell.part.failed") });
    await expect(failure).toBeVisible();
    await expectSoundPage(page);
    await failure.getByRole("button", { name: say("shell.ui.retry") }).click();
    await expect(page.getByRole("alert")).toContainText(say("shell.part.stillFailing"));
    await expect(page.getByRole("button", { name: say("shell.ui.retry") })).toBeFocused();
    await page.unroute(blocked);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: say("company.terms.title") })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(email).toHaveValue("typed@example.com");
  });
}

for (const { name, effectiveType, saveData, fetches } of [
  {
    name: "on a good connection a link's page is fetched ahead",
    effectiveType: "4g",
    saveData: false,
    fetches: true,
  },
  {
    name: "on 2g without data saving a link's page is fetched ahead",
    effectiveType: "2g",
    saveData: false,
    fetches: true,
  },
  {
    name: "on 2g with data saving nothing is fetched ahead",
    effectiveType: "2g",
    saveData: true,
    fetches: false,
  },
]) {
  test(name, async ({ page }) => {
    await page.addInitScript(
      (connection) => {
        Object.defineProperty(navigator, "connection", { value: connection });
      },
      { effectiveType, saveData },
    );
    await page.goto("/en/onboarding");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.getByRole("banner").getByRole("link", { name: "Log in" }).hover();
    const isAsked = () => asked.some((url) => url.endsWith(fileOf("login-page")));
    if (fetches) await expect.poll(isAsked).toBe(true);
    // Nothing tells that nothing will be fetched: this is many times the moment that the others take.
    else await page.waitForTimeout(600);
    expect(isAsked()).toBe(fetches);
  });
}

test("a switched page starts at its top, and a hash leads to its place", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/en/login?returnTo=/en/onboarding/configuration%23section-application");
  const ana = personOf(page, "en");
  await signIn(ana, "ana@example.com");
  await arriveAt(ana, "/onboarding/configuration");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole("contentinfo").getByRole("link", { name: "Dashboard" }).click();
  await arriveAt(ana, "/onboarding/dashboard");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("changing the language keeps path, query and hash", async ({ page }) => {
  await page.goto("/en/onboarding?from=mail#steps");
  await page.getByRole("button", { name: /Language: English/ }).click();
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL(/\/es\/onboarding\?from=mail#steps$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test("an index file name is stripped from the address", async ({ page }) => {
  await page.goto("/en/onboarding/index.html?x=1");
  await expect(page).toHaveURL(/\/en\/onboarding\?x=1$/);
});

for (const [address, sentence] of [
  ["/nada-aqui", "Não conseguimos encontrar o que você procurava"],
  ["/en/nothing-here", "We could not find what you were looking for"],
  ["/es/nada-aqui", "No pudimos encontrar lo que buscaba"],
] as const) {
  test(`${address} answers 404 in its language`, async ({ page, watch }) => {
    watch.expectRefusals(404);
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByText(sentence)).toBeVisible();
    await expectSoundPage(page);
  });
}
