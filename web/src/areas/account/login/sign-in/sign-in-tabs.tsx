import { privacyPath } from "@portal/shared/brand/navigation.ts";
import { withLocale } from "@portal/shared/locales.ts";
import { Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "../../../../ui/button.tsx";
import { lazyPart } from "../../../../ui/feedback/lazy-part.tsx";
import { asksForSignUp, searchForTab } from "../sign-up-tab.ts";
import { SocialButtons } from "../social-buttons.tsx";

/** Headers and footers around the Authenticator's own two forms. */
export const signInTabs = (onForgotten: () => void) => ({
  SignIn: { Header: () => <TabHead isSignUp={false} />, Footer: () => <Forgotten onChoose={onForgotten} /> },
  SignUp: { Header: () => <TabHead isSignUp />, Footer: BeforeYouStart },
});

/** The address follows the tab, so that a reload opens the same one. */
function TabHead({ isSignUp }: { isSignUp: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    const { search } = window.location;
    if (asksForSignUp(search) !== isSignUp) {
      void navigate({ search: searchForTab(search, isSignUp) }, { replace: true, preventScrollReset: true });
    }
    focusFirstEmptyField();
  }, [isSignUp, navigate]);
  return <SocialButtons />;
}

/** Only when nothing has the focus: switching tabs by keyboard keeps it on the tab. */
function focusFirstEmptyField(): void {
  if (document.activeElement?.matches("body, main") !== true) return;
  const inputs = [...document.querySelectorAll<HTMLInputElement>(".login__box form input")];
  (inputs.find(({ value }) => value === "") ?? inputs[0])?.focus({ preventScroll: true });
}

function Forgotten({ onChoose }: { onChoose: () => void }) {
  const translate = useTranslations("sign-in.phrase");
  return (
    <Button variant="quiet" onClick={onChoose}>
      {translate("forgotPassword")}
    </Button>
  );
}

const Terms = lazyPart(async () => (await import("../terms-before.tsx")).TermsBefore);

/** Shows the terms without asking for agreement: a company accepts them when it is registered. */
function BeforeYouStart() {
  const translate = useTranslations("sign-in.step");
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="login__before">
      {translate("beforeYouStart")}{" "}
      <Button variant="link" onClick={() => setOpen(true)}>
        {translate("terms")}
      </Button>{" "}
      <a href={withLocale(locale, privacyPath)} target="_blank" rel="noopener">
        {translate("privacy")}
      </a>
      <Suspense>{isOpen && <Terms onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
