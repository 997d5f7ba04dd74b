import { type Browser, type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { type Locale, localeDetails } from "@portal/shared/locales.ts";
import { ownAddresses } from "./addresses.ts";
import { codeFor } from "./inbox.ts";
import { type Words, wordsOf } from "./words.ts";

export const demoPassword = "Portal-2026!";
export const supportEmail = "suporte@example.com";
/** Another analyst. */
export const colleagueEmail = "colega@example.com";

/** Somebody at a browser: their page, their language's words, and addresses in that language. */
export interface Person {
  readonly page: Page;
  readonly words: Words;
  readonly at: (path: string) => string;
}

export function personOf(page: Page, locale: Locale): Person {
  return { page, words: wordsOf(locale), at: (path) => `${localeDetails[locale].prefix}${path}` };
}

/** Another browser, with storage of its own. */
export async function newPerson(context: BrowserContext, locale: Locale): Promise<Person> {
  return personOf(await context.newPage(), locale);
}

export const newContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ baseURL: ownAddresses()?.url, reducedMotion: "reduce" });

export async function signIn({ page, words }: Person, email: string, password = demoPassword): Promise<void> {
  await page.locator("input[name=username]").fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.getByRole("button", { name: words("sign-in.phrase.signIn"), exact: true }).click();
}

interface Session {
  readonly origin: string;
  readonly accessToken: string;
  /** What the portal reads in a browser of somebody who is signed in. */
  readonly localStorage: readonly { readonly name: string; readonly value: string }[];
}

const sessions = new Map<string, Session>();

async function newSession(email: string): Promise<Session> {
  const { url = "", signInUrl = "", clientId } = ownAddresses() ?? {};
  const answer = await fetch(`${signInUrl}?${new URLSearchParams({ email, password: demoPassword })}`);
  if (!answer.ok) throw new Error(await answer.text());
  const tokens: Record<"accessToken" | "idToken" | "refreshToken", string> = await answer.json();
  const prefix = `CognitoIdentityServiceProvider.${clientId}`;
  const own = Object.entries({ ...tokens, clockDrift: "0" });
  return {
    origin: url,
    accessToken: tokens.accessToken,
    localStorage: [
      { name: `${prefix}.LastAuthUser`, value: email },
      ...own.map(([name, value]) => ({ name: `${prefix}.${email}.${name}`, value })),
    ],
  };
}

/** Everybody signs in once a worker, and by no form, which has tests of its own. */
async function sessionOf(email: string): Promise<Session> {
  const session = sessions.get(email) ?? (await newSession(email));
  sessions.set(email, session);
  return session;
}

/** What tells the API who asks: a token of its own, because one is good for a quarter of an hour. */
export const authorizationOf = async (email: string): Promise<string> =>
  `Bearer ${(await newSession(email)).accessToken}`;

/** Kept beside a session, so that who signs out stays signed out. */
const brought = { name: "brought-session", value: "yes" };
const browsers = new WeakSet<BrowserContext>();

/** Makes a browser one that somebody signed in with yesterday. */
export async function bringSession(context: BrowserContext, email: string): Promise<void> {
  const { origin, localStorage: items } = await sessionOf(email);
  const kept = { origin, localStorage: [...items, brought] };
  if (browsers.has(context)) return context.setStorageState({ cookies: [], origins: [kept] });
  browsers.add(context);
  // With the first page that is opened: a state that is set costs a page of its own each time.
  await context.addInitScript(
    ({ site, mark }) => {
      if (site.origin !== window.location.origin || localStorage.getItem(mark) !== null) return;
      for (const { name, value } of site.localStorage) localStorage.setItem(name, value);
    },
    { site: kept, mark: brought.name },
  );
}

/** Opens a page as somebody who is signed in; for tests that are about something else than signing in. */
export async function openAs(person: Person, email: string, address: string): Promise<void> {
  const { page, at } = person;
  await bringSession(page.context(), email);
  await page.goto(at(address));
  await arriveAt(person, address.replace(/[?#].*/, ""));
}

/** The same at once with a page that nobody has used yet, until what it is about can be read. */
export async function signedIn(page: Page, locale: Locale, email: string, address: string): Promise<Person> {
  const person = personOf(page, locale);
  await openAs(person, email, address);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return person;
}

/** Creates an account with the code from the mailbox; ends where one was going. */
export async function signUp({ page, words }: Person, name: string, email: string): Promise<void> {
  await page.getByRole("tab", { name: words("sign-in.phrase.signUpTab") }).click();
  await page.locator("input[name=name]").fill(name);
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(demoPassword);
  await page.locator("input[name=confirm_password]").fill(demoPassword);
  await page.getByRole("button", { name: words("sign-in.phrase.signUpTab"), exact: true }).click();
  // The sixth digit sends it.
  await page.locator("input[name=confirmation_code]").fill(await codeFor(email));
}

/** A control by its label, with or without the "(optional)" that follows it; a section may carry the same name. */
export function field({ page }: Person, label: string): Locator {
  const name = new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?: \\(.*\\))?$`);
  return page.getByRole("main").getByLabel(name).and(page.locator("input, select, textarea"));
}

/** Waits until the page itself is that one: a sign-in page on the way carries the same path in its query. */
export const arriveAt = ({ page, at }: Person, path: string): Promise<void> =>
  page.waitForURL(({ pathname }) => pathname === at(path));

export async function expectToast({ page }: Person, text: string): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible();
}
