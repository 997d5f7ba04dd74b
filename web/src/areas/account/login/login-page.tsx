import { Authenticator } from "@aws-amplify/ui-react";
import { withLocale } from "@portal/shared/locales.ts";
import { readReturnTo } from "@portal/shared/session/return-to.ts";
import { site } from "@portal/shared/site.ts";
import { I18n } from "aws-amplify/utils";
import { Suspense, useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { continueAt } from "../../../lib/navigation.ts";
import { currentSession } from "../../../lib/session/session.ts";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { CheckedFields } from "./checked-fields.tsx";
import { type LoginStep, useLoginStep } from "./login-step.ts";
import { createCarried, signInFields } from "./sign-in/sign-in-fields.ts";
import { signInServices } from "./sign-in/sign-in-services.ts";
import { signInTabs } from "./sign-in/sign-in-tabs.tsx";
import { vocabularyOf } from "./sign-in/sign-in-words.ts";
import { asksForSignUp } from "./sign-up-tab.ts";
import "./login.css";

export function LoginPage() {
  const translate = useTranslations("sign-in.page");
  const phrase = useTranslations("sign-in.phrase");
  const shell = useTranslations("shell.titles");
  const locale = useLocale();
  const [step, go] = useLoginStep();
  const isSignUp = asksForSignUp(useLocation().search);
  const title = isSignUp ? phrase("signUpTab") : shell("login");
  useEffect(() => {
    document.title = `${title} | ${site.title[locale]}`;
  }, [title, locale]);
  return (
    <div className="login">
      <div className="login__head">
        <h1 id="page-title">{title}</h1>
        <p>{translate(isSignUp ? "signUpLead" : "lead")}</p>
      </div>
      <CheckedFields key={step.at}>
        <Step step={step} go={go} />
      </CheckedFields>
    </div>
  );
}

/** Loaded when a code is sent; a plain sign-in does not need it. */
const CodeStep = lazyPart(async () => (await import("./code-steps.tsx")).CodeStep);

function Step({ step, go }: StepProps) {
  if (step.at === "signed-in") return <Continue />;
  if (step.at === "tabs") return <Tabs step={step} go={go} />;
  return (
    <Suspense>
      <CodeStep at={step.at} email={step.email} go={go} />
    </Suspense>
  );
}

interface StepProps {
  readonly step: LoginStep;
  readonly go: (step: LoginStep) => void;
}

function Tabs({ step, go }: StepProps) {
  const words = useTranslations("sign-in");
  const [carried] = useState(() => createCarried(step.email));
  const settings = useSettings(carried, go);
  return (
    <>
      {step.done && <output className="ui-alert ui-alert--success">{words(`step.${step.done}`)}</output>}
      <div onInput={({ target }) => carried.take(target)}>
        <Authenticator
          className="login__box"
          initialState={!step.done && asksForSignUp(window.location.search) ? "signUp" : "signIn"}
          loginMechanisms={["email"]}
          signUpAttributes={["name"]}
          socialProviders={[]}
          formFields={settings.fields}
          services={settings.services}
          components={settings.components}
        >
          <Continue />
        </Authenticator>
      </div>
    </>
  );
}

/** The Authenticator reads these once, when it is first drawn. */
function useSettings(carried: ReturnType<typeof createCarried>, go: StepProps["go"]) {
  const words = useTranslations("sign-in");
  const fieldError = useTranslations("errors.field");
  const locale = useLocale();
  return useMemo(() => {
    I18n.putVocabulariesForLanguage(
      locale,
      vocabularyOf((key) => words(`phrase.${key}`)),
    );
    I18n.setLanguage(locale);
    return {
      fields: signInFields(
        {
          hint: words("passwordHint"),
          show: words("phrase.showPassword"),
          shown: words("passwordShown"),
          hidden: words("passwordHidden"),
        },
        carried,
      ),
      services: signInServices(
        locale,
        { failure: (reason) => words(`error.${reason}`), lettersOnly: fieldError("letters-only") },
        go,
      ),
      components: signInTabs(() => go({ at: "forgot", email: carried.read("email") })),
    };
  }, [locale, words, fieldError, carried, go]);
}

/** Signed in: on to where one was going. */
function Continue() {
  const translate = useTranslations("sign-in.page");
  const navigate = useNavigate();
  const locale = useLocale();
  useEffect(() => {
    const go = async () => {
      const wanted = readReturnTo(window.location.search, window.location.origin);
      const session = await currentSession();
      const start = session?.isSupport ? "/onboarding/bo/dashboard" : "/onboarding/dashboard";
      continueAt(wanted ?? withLocale(locale, start), navigate);
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
