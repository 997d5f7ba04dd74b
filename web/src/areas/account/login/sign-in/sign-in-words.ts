import type { Catalog } from "../../../../lib/text/i18n.ts";

/** The phrases that Amplify's Authenticator says in English, and where our own words for them are. */
export const phraseKeys = {
  "Sign In": "signInTab",
  "Create Account": "signUpTab",
  "Sign in": "signIn",
  "Signing in": "signingIn",
  "Sign in to your account": "signInHeading",
  "Create a new account": "signUpHeading",
  "Creating Account": "creatingAccount",
  Email: "email",
  Name: "name",
  Password: "password",
  "Confirm Password": "confirmPassword",
  "New Password": "newPassword",
  "Back to Sign In": "backToSignIn",
  Code: "code",
  Confirm: "confirm",
  Submit: "submit",
  Submitting: "submitting",
  "Change Password": "changePassword",
  Changing: "changing",
  "Account recovery requires verified contact information": "verifyHeading",
  "Verify Contact": "verifyContact",
  Verify: "verify",
  Skip: "skip",
  Loading: "loading",
  "Password must have at least 10 characters": "passwordLength",
  "Password must have lower case letters": "passwordLowerCase",
  "Password must have numbers": "passwordNumbers",
} as const satisfies Record<string, keyof Catalog["sign-in"]["phrase"]>;

/** The vocabulary to hand to Amplify. */
export function vocabularyOf(
  word: (key: keyof Catalog["sign-in"]["phrase"]) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(phraseKeys).map(([phrase, key]) => [phrase, word(key)]));
}
