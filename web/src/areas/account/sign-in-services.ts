import type { AuthenticatorProps } from "@aws-amplify/ui-react";
import { letters } from "@portal/shared/fields.ts";
import { type Locale, localeDetails } from "@portal/shared/locales.ts";
import {
  confirmResetPassword,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signIn,
  signUp,
} from "aws-amplify/auth";
import { type AuthFailure, authFailureOf } from "../../lib/auth-failure.ts";

type Services = NonNullable<AuthenticatorProps["services"]>;

interface Words {
  readonly failure: (reason: AuthFailure) => string;
  readonly lettersOnly: string;
}

const fullName = letters(120);

/** Calls as the Authenticator does, with one input; a refusal comes back in the reader's words. */
function explained<Act extends (...input: never[]) => Promise<unknown>>(
  act: Act,
  failure: Words["failure"],
  completed: (input: object) => object = (input) => input,
): Act {
  return new Proxy(act, {
    apply: async (target, self, [input]: [object]) => {
      try {
        return await Reflect.apply(target, self, [completed(input)]);
      } catch (error) {
        const explanation = new Error(failure(authFailureOf(error)), { cause: error });
        // The Authenticator decides by name where to go next, such as to the code of an unfinished sign-up.
        if (error instanceof Error) explanation.name = error.name;
        throw explanation;
      }
    },
  });
}

/** What the Authenticator does with the user pool. Mails about an account are written in its language. */
export function signInServices(locale: Locale, { failure, lettersOnly }: Words): Services {
  const inLocale = (input: object, attributes?: object) => {
    const options = "options" in input && typeof input.options === "object" ? input.options : {};
    return { ...input, options: { ...options, ...attributes, clientMetadata: { locale } } };
  };
  const withLanguage = (input: object) => {
    const options = "options" in input && typeof input.options === "object" ? input.options : {};
    const given = options && "userAttributes" in options ? options.userAttributes : {};
    const userAttributes = Object.assign({}, given, { locale: localeDetails[locale].htmlLang });
    return inLocale(input, { userAttributes });
  };
  return {
    handleSignIn: explained(signIn, failure),
    handleSignUp: explained(signUp, failure, withLanguage),
    handleConfirmSignUp: explained(confirmSignUp, failure),
    handleResendSignUpCode: explained(resendSignUpCode, failure, (input) => inLocale(input)),
    handleForgotPassword: explained(resetPassword, failure, (input) => inLocale(input)),
    handleForgotPasswordSubmit: explained(confirmResetPassword, failure),
    validateCustomSignUp: async ({ name }) =>
      name && !fullName.safeParse(name).success ? { name: lettersOnly } : null,
  };
}
