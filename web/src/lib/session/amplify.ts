import { type Locale, locales, withLocale } from "@portal/shared/locales.ts";
import type { SiteConfig } from "@portal/shared/site-config.ts";
import { Amplify } from "aws-amplify";
import {
  confirmUserAttribute,
  fetchAuthSession,
  signInWithRedirect,
  signOut,
  updateUserAttribute,
} from "aws-amplify/auth";
// Also clears a social sign-in that was begun and never came back: until then no token would be given out.
import "aws-amplify/auth/enable-oauth-listener";
import { Hub } from "aws-amplify/utils";

/** What the portal asks of the user pool, beside the Authenticator's own calls. */
const auth = { confirmUserAttribute, fetchAuthSession, signInWithRedirect, signOut, updateUserAttribute };

/** Amplify compares addresses with the page's own, else takes the first: the language that is shown goes first. */
const inEveryLocale = (path: string, first: Locale): string[] =>
  [first, ...locales.filter((locale) => locale !== first)].map(
    (locale) => window.location.origin + withLocale(locale, path),
  );

/** Must run once, before anything else of Amplify. */
export function configureAmplify(config: SiteConfig, locale: Locale, onChange: () => void): typeof auth {
  Hub.listen("auth", onChange);
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
  return auth;
}
