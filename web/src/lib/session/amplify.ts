import { type Locale, locales, withLocale } from "@portal/shared/locales.ts";
import type { SiteConfig } from "@portal/shared/settings/site-config.ts";
import { Amplify } from "aws-amplify";
import {
  confirmUserAttribute,
  fetchAuthSession,
  signInWithRedirect,
  signOut,
  updateUserAttribute,
} from "aws-amplify/auth";
// Also clears an unfinished social sign-in: until then Amplify would return no token.
import "aws-amplify/auth/enable-oauth-listener";
import { Hub } from "aws-amplify/utils";

/** What the portal asks of the user pool, beside the Authenticator's own calls. */
const auth = { confirmUserAttribute, fetchAuthSession, signInWithRedirect, signOut, updateUserAttribute };

/**
 * Amplify looks for the address of the present page and otherwise takes the first one, so the present language comes
 * first.
 */
const inEveryLocale = (path: string, first: Locale): string[] =>
  [first, ...locales.filter((locale) => locale !== first)].map(
    (locale) => window.location.origin + withLocale(locale, path),
  );

/**
 * Settles when a social sign-in came back without a session. Amplify may release who waits for the tokens before
 * they wait, and tells them no second time: `fetchAuthSession` alone would hang.
 */
const nextFailedRedirect = (): Promise<void> =>
  new Promise((resolve) => {
    Hub.listen("auth", ({ payload }) => {
      if (payload.event === "signInWithRedirect_failure") resolve();
    });
  });

/** Must run once, before anything else of Amplify. */
export function configureAmplify(
  config: SiteConfig,
  locale: Locale,
  onChange: () => void,
): typeof auth & { readonly redirectFailed: Promise<void> } {
  Hub.listen("auth", onChange);
  const redirectFailed = nextFailedRedirect();
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: config.userPoolId,
        userPoolClientId: config.userPoolClientId,
        userPoolEndpoint: config.userPoolEndpoint,
        passwordFormat: { minLength: 10, requireLowercase: true, requireNumbers: true },
        loginWith: {
          email: true,
          oauth: config.oauthDomain
            ? {
                domain: config.oauthDomain,
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
  return { ...auth, redirectFailed };
}
