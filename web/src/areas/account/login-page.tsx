import { Authenticator } from "@aws-amplify/ui-react";
import { withLocale } from "@portal/shared/locales.ts";
import { I18n } from "aws-amplify/utils";
import { useEffect, useMemo } from "react";
import { useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { readReturnTo } from "../../lib/return-to.ts";
import { currentSession } from "../../lib/session.ts";
import { signInFields } from "./sign-in-fields.ts";
import { signInServices } from "./sign-in-services.ts";
import { vocabularyOf } from "./sign-in-words.ts";
import { SocialButtons } from "./social-buttons.tsx";
import { StepHeading } from "./step-heading.tsx";
import "./login.css";

const components = {
  SignIn: { Header: SocialButtons },
  SignUp: { Header: SocialButtons },
  ConfirmSignUp: { Header: () => <StepHeading phrase="codeEmailedHeading" /> },
  ForgotPassword: { Header: () => <StepHeading phrase="resetHeading" /> },
  ConfirmResetPassword: { Header: () => <StepHeading phrase="codeEmailedHeading" /> },
};

export function LoginPage() {
  const translate = useTranslations("account.login");
  const words = useTranslations("sign-in");
  const fieldError = useTranslations("errors.field");
  const shell = useTranslations("shell.titles");
  const locale = useLocale();
  const settings = useMemo(() => {
    I18n.putVocabulariesForLanguage(
      locale,
      vocabularyOf((key) => words(`phrase.${key}`)),
    );
    I18n.setLanguage(locale);
    return {
      fields: signInFields({
        newPassword: words("phrase.newPassword"),
        hint: words("passwordHint"),
        show: words("phrase.showPassword"),
        shown: words("passwordShown"),
        hidden: words("passwordHidden"),
      }),
      services: signInServices(locale, {
        failure: (reason) => words(`error.${reason}`),
        lettersOnly: fieldError("letters-only"),
      }),
    };
  }, [locale, words, fieldError]);
  return (
    <div className="login">
      <div className="login__head">
        <h1 id="page-title">{shell("login")}</h1>
        <p>{translate("lead")}</p>
      </div>
      <Authenticator
        className="login__box"
        loginMechanisms={["email"]}
        signUpAttributes={["name"]}
        socialProviders={[]}
        formFields={settings.fields}
        services={settings.services}
        components={components}
      >
        <Continue />
      </Authenticator>
    </div>
  );
}

/** Signed in: on to where one was going. */
function Continue() {
  const translate = useTranslations("account.login");
  const navigate = useNavigate();
  const locale = useLocale();
  useEffect(() => {
    const go = async () => {
      const wanted = readReturnTo(window.location.search, window.location.origin);
      const session = await currentSession();
      const start = session?.isSupport ? "/onboarding/bo/dashboard" : "/onboarding/dashboard";
      await navigate(wanted ?? withLocale(locale, start), { replace: true });
    };
    void go();
  }, [navigate, locale]);
  return (
    <output className="login__working">
      <span className="ui-spinner" aria-hidden="true" />
      {translate("signingIn")}
    </output>
  );
}
