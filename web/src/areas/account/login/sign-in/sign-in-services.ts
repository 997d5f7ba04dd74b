import type { AuthenticatorProps } from "@aws-amplify/ui-react";
import { letters } from "@portal/shared/field/fields.ts";
import { type Locale, localeDetails } from "@portal/shared/locales.ts";
import { resendSignUpCode, resetPassword, signIn, signUp } from "aws-amplify/auth";
import { type AuthFailure, authFailureOf } from "../../../../lib/session/auth-failure.ts";
import type { LoginStep } from "../login-step.ts";

type Services = NonNullable<AuthenticatorProps["services"]>;

interface SignInWords {
  readonly failure: (reason: AuthFailure) => string;
  readonly lettersOnly: string;
}

const fullName = letters(120);

interface Around<Act extends (...input: never[]) => Promise<unknown>> {
  readonly complete?: (input: object) => object;
  /** Whether one of our own steps takes over after this answer; the Authenticator then never sees it. */
  readonly takeOver?: (answer: Awaited<ReturnType<Act>>, username: string) => boolean | Promise<boolean>;
}

const usernameIn = (input: object): string =>
  "username" in input && typeof input.username === "string" ? input.username : "";

/** Calls as the Authenticator does, with one input; a refusal comes back in the reader's words. */
function explained<Act extends (...input: never[]) => Promise<unknown>>(
  act: Act,
  failure: SignInWords["failure"],
  { complete = (input) => input, takeOver = () => false }: Around<Act>,
): Act {
  return new Proxy(act, {
    apply: async (target, self, [input]: [object]) => {
      try {
        const answer = await Reflect.apply(target, self, [complete(input)]);
        // Otherwise the Authenticator would go on by itself and send a second code.
        return (await takeOver(answer, usernameIn(input)))
          ? await new Promise<never>(() => undefined)
          : answer;
      } catch (error) {
        const explanation = new Error(failure(authFailureOf(error)), { cause: error });
        // The Authenticator decides by name where to go next.
        if (error instanceof Error) explanation.name = error.name;
        throw explanation;
      }
    },
  });
}

/**
 * What the Authenticator does with the user pool. Mails about an account are written in its language; where a mailed
 * code is next, our own step takes over.
 */
export function signInServices(
  locale: Locale,
  { failure, lettersOnly }: SignInWords,
  go: (step: LoginStep) => void,
): Services {
  const options = { clientMetadata: { locale } };
  const withLanguage = (input: object) => {
    const given = "options" in input && typeof input.options === "object" ? input.options : {};
    const attributes = given && "userAttributes" in given ? given.userAttributes : {};
    const userAttributes = Object.assign({}, attributes, { locale: localeDetails[locale].htmlLang });
    return { ...input, options: { ...given, ...options, userAttributes } };
  };
  const afterSignIn = async ({ nextStep }: Awaited<ReturnType<typeof signIn>>, email: string) => {
    if (nextStep.signInStep === "CONFIRM_SIGN_UP") {
      await resendSignUpCode({ username: email, options });
      go({ at: "confirm", email });
      return true;
    }
    if (nextStep.signInStep !== "RESET_PASSWORD") return false;
    await resetPassword({ username: email, options });
    go({ at: "reset", email });
    return true;
  };
  const afterSignUp = ({ nextStep }: Awaited<ReturnType<typeof signUp>>, email: string) => {
    if (nextStep.signUpStep !== "CONFIRM_SIGN_UP") return false;
    go({ at: "confirm", email });
    return true;
  };
  return {
    handleSignIn: explained(signIn, failure, { takeOver: afterSignIn }),
    // Said by the form itself, before it is sent.
    validateConfirmPassword: async () => null,
    handleSignUp: explained(signUp, failure, { complete: withLanguage, takeOver: afterSignUp }),
    validateCustomSignUp: async ({ name }) =>
      name && !fullName.safeParse(name).success ? { name: lettersOnly } : null,
  };
}
