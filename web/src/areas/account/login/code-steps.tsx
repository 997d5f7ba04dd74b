import { email as emailSchema } from "@portal/shared/field/fields.ts";
import {
  autoSignIn,
  confirmResetPassword,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
} from "aws-amplify/auth";
import { useLocale, useTranslations } from "use-intl";
import type { LoginStep } from "./login-step.ts";
import { CodeField, EmailField, PasswordField, StepForm } from "./step-form.tsx";
import { useAttempt } from "./use-attempt.ts";

interface StepProps {
  readonly email: string;
  readonly go: (step: LoginStep) => void;
}

const steps = { confirm: ConfirmStep, forgot: ForgotStep, reset: ResetStep };

/**
 * The steps of signing in that go with a mailed code, which the Authenticator would lose with the page:
 * docs/papers/decisions/0026-steps-with-a-mailed-code-are-ours.md
 */
export function CodeStep({ at, ...props }: StepProps & { at: keyof typeof steps }) {
  const Step = steps[at];
  return <Step {...props} />;
}

const useMetadata = () => ({ clientMetadata: { locale: useLocale() } });

/** Confirms a new account's address with the mailed code. */
function ConfirmStep({ email, go }: StepProps) {
  const translate = useTranslations("sign-in");
  const options = useMetadata();
  const { attempt, ...outcome } = useAttempt();
  const confirm = (form: FormData) =>
    attempt(async () => {
      const { nextStep } = await confirmSignUp({
        username: email,
        confirmationCode: textOf(form, "confirmation_code"),
      });
      // After a reload the password is no longer known, so people are told that it worked and sign in
      // themselves.
      const isSignedIn =
        nextStep.signUpStep === "COMPLETE_AUTO_SIGN_IN" &&
        (await autoSignIn().then(
          (result) => result.isSignedIn,
          () => false,
        ));
      go(isSignedIn ? { at: "signed-in", email } : { at: "tabs", email, done: "confirmed" });
    });
  const resend = () =>
    attempt(async () => {
      await resendSignUpCode({ username: email, options });
      return translate("step.resent", { email });
    });
  return (
    <StepForm
      title={translate("step.confirmTitle")}
      text={translate("step.codeSent", { email })}
      outcome={outcome}
      submitLabel={translate(outcome.isBusy ? "phrase.confirming" : "phrase.confirm")}
      onSubmit={confirm}
      ways={[
        { label: translate("phrase.resendCode"), onChoose: resend },
        { label: translate("step.otherEmail"), onChoose: () => go({ at: "tabs", email }) },
      ]}
    >
      <CodeField isAll />
    </StepForm>
  );
}

function ForgotStep({ email, go }: StepProps) {
  const translate = useTranslations("sign-in");
  const fieldError = useTranslations("errors.field");
  const options = useMetadata();
  const { attempt, refuse, ...outcome } = useAttempt();
  const send = (form: FormData) => {
    const typed = emailSchema.safeParse(textOf(form, "username"));
    if (!typed.success) return refuse(fieldError("invalid-email"));
    attempt(async () => {
      await resetPassword({ username: typed.data, options });
      go({ at: "reset", email: typed.data });
    });
  };
  return (
    <StepForm
      title={translate("phrase.resetHeading")}
      text={translate("step.forgotText")}
      outcome={outcome}
      submitLabel={translate(outcome.isBusy ? "phrase.sending" : "phrase.sendCode")}
      onSubmit={send}
      ways={[{ label: translate("phrase.backToSignIn"), onChoose: () => go({ at: "tabs", email }) }]}
    >
      <EmailField defaultValue={email} />
    </StepForm>
  );
}

/** Asks for the mailed code and a new password. */
function ResetStep({ email, go }: StepProps) {
  const translate = useTranslations("sign-in");
  const options = useMetadata();
  const { attempt, ...outcome } = useAttempt();
  const change = (form: FormData) => {
    attempt(async () => {
      const newPassword = textOf(form, "password");
      const confirmationCode = textOf(form, "confirmation_code");
      await confirmResetPassword({ username: email, confirmationCode, newPassword });
      go({ at: "tabs", email, done: "changed" });
    });
  };
  const resend = () =>
    attempt(async () => {
      await resetPassword({ username: email, options });
      return translate("step.resent", { email });
    });
  return (
    <StepForm
      title={translate("step.changeTitle")}
      text={translate("step.resetSent", { email })}
      outcome={outcome}
      submitLabel={translate(outcome.isBusy ? "phrase.submitting" : "phrase.submit")}
      onSubmit={change}
      ways={[
        { label: translate("phrase.resendCode"), onChoose: resend },
        { label: translate("step.otherEmail"), onChoose: () => go({ at: "forgot", email }) },
        { label: translate("phrase.backToSignIn"), onChoose: () => go({ at: "tabs", email }) },
      ]}
    >
      <CodeField />
      <PasswordField
        name="password"
        label={translate("phrase.newPassword")}
        hint={translate("passwordHint")}
      />
      <PasswordField name="confirm_password" label={translate("phrase.confirmPassword")} />
    </StepForm>
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}
