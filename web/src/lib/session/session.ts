import type { Locale } from "@portal/shared/locales.ts";
import { isFresh, readStoredTokens, type Session } from "@portal/shared/session/stored-tokens.ts";
import type { SiteConfig, SocialProvider } from "@portal/shared/settings/site-config.ts";
import { useSyncExternalStore } from "react";
import type { configureAmplify } from "./amplify.ts";

export type { Session };

type Auth = ReturnType<typeof configureAmplify>;

let config: SiteConfig | undefined;
let pageLocale: Locale = "pt";
let amplify: Promise<Auth> | undefined;

const stored = () => (config ? readStoredTokens(localStorage, config.userPoolClientId) : undefined);

/** Loads and configures Amplify; only needed when tokens must be renewed or somebody signs in or out. */
export function loadAmplify(): Promise<Auth> {
  const given = config;
  if (!given) throw new Error("The session has not been started.");
  amplify ??= import("./amplify.ts").then((module) =>
    module.configureAmplify(given, pageLocale, updateSession),
  );
  amplify.catch(() => {
    amplify = undefined;
  });
  return amplify;
}

export const socialProviders = (): readonly SocialProvider[] =>
  config?.oauthDomain ? config.socialProviders : [];

/** A valid token for the next request; undefined when nobody is signed in any more. */
export async function accessToken({ forceRefresh = false } = {}): Promise<string | undefined> {
  const tokens = stored();
  if (!tokens) return undefined;
  if (isFresh(tokens) && !forceRefresh) return tokens.accessToken;
  const { fetchAuthSession } = await loadAmplify();
  await fetchAuthSession({ forceRefresh: true });
  return stored()?.accessToken;
}

export async function currentSession(): Promise<Session | undefined> {
  return (await accessToken()) ? stored()?.session : undefined;
}

/** The person whose pages are shown, and whether the session has ended meanwhile. */
interface ShownSession {
  readonly session: Session | undefined;
  readonly hasEnded: boolean;
}

let shown: ShownSession = { session: undefined, hasEnded: false };
let isLeaving = false;
const listeners = new Set<() => void>();

function show(next: ShownSession): void {
  if (JSON.stringify(next) === JSON.stringify(shown)) return;
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * A session that ends in another tab does not clear this page: unsent input would be lost. Only signing out here
 * leaves the page: docs/papers/decisions/0027-a-session-that-ends-elsewhere.md
 */
function updateSession(): void {
  const session = stored()?.session;
  const hasEnded = session === undefined && shown.session !== undefined && !isLeaving;
  show({ session: hasEnded ? shown.session : session, hasEnded });
}

/** The server no longer takes the session that this browser still holds. */
export const sessionRefused = (): void =>
  show({ session: shown.session, hasEnded: shown.session !== undefined });

export async function leaveSession(): Promise<void> {
  isLeaving = true;
  try {
    if (await currentSession()) await (await loadAmplify()).signOut();
    updateSession();
  } finally {
    isLeaving = false;
  }
}

export function startSession(given: SiteConfig, locale: Locale): void {
  config = given;
  pageLocale = locale;
  updateSession();
  const tokens = stored();
  if (tokens && !isFresh(tokens)) void loadAmplify().catch(() => undefined); // a guard will ask for it soon
  // Another tab signed in or out: its tokens are this tab's tokens.
  window.addEventListener("storage", ({ key }) => {
    if (key === null || key.startsWith("CognitoIdentityServiceProvider")) updateSession();
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The session the header and pages draw from; it follows sign-in, sign-out and other tabs. */
export const useSession = (): Session | undefined => useSyncExternalStore(subscribe, () => shown.session);

/** True when the person must sign in again before anything works. */
export const useHasSessionEnded = (): boolean => useSyncExternalStore(subscribe, () => shown.hasEnded);
