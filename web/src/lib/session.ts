import { type Locale, locales, withLocale } from "@portal/shared/locales.ts";
import { supportGroup } from "@portal/shared/roles.ts";
import type { SiteConfig, SocialProvider } from "@portal/shared/site-config.ts";
import { Amplify } from "aws-amplify";
import { signOut as amplifySignOut, fetchAuthSession } from "aws-amplify/auth";
import { Hub } from "aws-amplify/utils";
import { useSyncExternalStore } from "react";

/** Who is signed in, as the browser knows it. It decides what is shown; the server decides what is allowed. */
export interface Session {
  readonly sub: string;
  readonly email: string;
  readonly isSupport: boolean;
}

let config: SiteConfig | undefined;

/** Amplify compares addresses with the page's own, else takes the first: the language that is shown goes first. */
const inEveryLocale = (path: string, first: Locale): string[] =>
  [first, ...locales.filter((locale) => locale !== first)].map(
    (locale) => window.location.origin + withLocale(locale, path),
  );

export function startSession(given: SiteConfig, locale: Locale): void {
  config = given;
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: given.userPoolId,
        userPoolClientId: given.userPoolClientId,
        userPoolEndpoint: given.userPoolEndpoint,
        loginWith: {
          email: true,
          oauth: given.oauthDomain
            ? {
                domain: given.oauthDomain,
                scopes: ["openid", "email", "profile", "aws.cognito.signin.user.admin"],
                redirectSignIn: inEveryLocale("/oauth2/redirect", locale),
                redirectSignOut: inEveryLocale("/logout", locale),
                responseType: "code",
              }
            : undefined,
        },
      },
    },
  });
  Hub.listen("auth", () => void refreshSession());
  // Another tab signed in or out: its tokens are this tab's tokens.
  window.addEventListener("storage", ({ key }) => {
    if (key === null || key.startsWith("CognitoIdentityServiceProvider")) void refreshSession();
  });
}

export const socialProviders = (): readonly SocialProvider[] =>
  config?.oauthDomain ? config.socialProviders : [];

export async function accessToken({ forceRefresh = false } = {}): Promise<string | undefined> {
  const { tokens } = await fetchAuthSession({ forceRefresh });
  return tokens?.accessToken.toString();
}

export async function currentSession(): Promise<Session | undefined> {
  const { tokens } = await fetchAuthSession();
  if (!tokens) return undefined;
  const { payload } = tokens.accessToken;
  const groups: readonly unknown[] = Array.isArray(payload["cognito:groups"])
    ? payload["cognito:groups"]
    : [];
  return {
    sub: String(payload.sub),
    email: String(tokens.idToken?.payload.email ?? ""),
    isSupport: groups.includes(supportGroup),
  };
}

export const signOut = (): Promise<void> => amplifySignOut();

let known: Session | undefined;
const listeners = new Set<() => void>();

export async function refreshSession(): Promise<Session | undefined> {
  // Without a connection the last known face stays: only an answer may sign somebody out.
  const next = await currentSession().catch(() => known);
  if (next?.sub !== known?.sub || next?.isSupport !== known?.isSupport || next?.email !== known?.email) {
    known = next;
    for (const listener of listeners) listener();
  }
  return known;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The session the header and pages draw from; it follows sign-in, sign-out and other tabs. */
export const useSession = (): Session | undefined => useSyncExternalStore(subscribe, () => known);
