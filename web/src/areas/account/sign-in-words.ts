import type { Catalog } from "../../lib/i18n.ts";

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
  "New password": "newPassword",
  "New Password": "newPassword",
  "Forgot your password?": "forgotPassword",
  "Reset your password": "resetHeading",
  "Reset your Password": "resetHeading",
  "Reset Password": "resetHeading",
  "Send code": "sendCode",
  Sending: "sending",
  "Back to Sign In": "backToSignIn",
  Code: "code",
  "Confirmation Code": "confirmationCode",
  "We Emailed You": "codeEmailedHeading",
  "We Sent A Code": "codeSentHeading",
  "Your code is on the way. To log in, enter the code we emailed to": "codeEmailed",
  "Your code is on the way. To log in, enter the code we sent you": "codeSent",
  "It may take a minute to arrive": "codeArrival",
  Confirm: "confirm",
  Confirming: "confirming",
  "Resend Code": "resendCode",
  Submit: "submit",
  Submitting: "submitting",
  "Change Password": "changePassword",
  Changing: "changing",
  "Account recovery requires verified contact information": "verifyHeading",
  "Verify Contact": "verifyContact",
  Verify: "verify",
  Skip: "skip",
  Loading: "loading",
  "Your passwords must match": "passwordsMustMatch",
  "Password must have at least 10 characters": "passwordLength",
  "Password must have lower case letters": "passwordLowerCase",
  "Password must have numbers": "passwordNumbers",
  "Please enter a valid email": "invalidEmail",
  "This field is required": "required",
} as const satisfies Record<string, keyof Catalog["sign-in"]["phrase"]>;

/** The vocabulary to hand to Amplify. */
export function vocabularyOf(
  word: (key: keyof Catalog["sign-in"]["phrase"]) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(phraseKeys).map(([phrase, key]) => [phrase, word(key)]));
}
