import { withLocale } from "@portal/shared/locales.ts";
import { loginPath } from "@portal/shared/session/return-to.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { EmailProof } from "../../../features/account/email-proof.tsx";
import { accountQuery } from "../../../features/account/queries.ts";
import { unopenedFor } from "../../../features/account/unopened.ts";
import { continueAt } from "../../../lib/navigation.ts";
import { keptReturnTo, takeReturnTo } from "../../../lib/session/kept-return-to.ts";
import { currentSession, loadAmplify, type Session } from "../../../lib/session/session.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Page, PageHeader } from "../../../ui/page.tsx";

type Failure = "cancelled" | "failedText";

/** Providers put words of their own into the address; anybody can, so none of them is shown. */
const failureIn = (search: string): Failure =>
  new URLSearchParams(search).get("error") === "access_denied" ? "cancelled" : "failedText";

type SignInOutcome =
  | { readonly failure: Failure }
  | { readonly unopened: ReturnType<typeof unopenedFor>; readonly session: Session };

/**
 * Where a social provider sends people back to: Amplify exchanges the code, then they continue to where they were
 * going.
 */
export function OAuth2RedirectPage() {
  const translate = useTranslations("account.redirect");
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const locale = useLocale();
  const [outcome, setOutcome] = useState<SignInOutcome>();

  const goOn = useCallback(
    (isSupport: boolean) => {
      const start = isSupport ? "/onboarding/bo/dashboard" : "/onboarding/dashboard";
      continueAt(takeReturnTo() ?? withLocale(locale, start), navigate);
    },
    [navigate, locale],
  );

  useEffect(() => {
    const { search } = window.location;
    const finish = async () => {
      // Waits for the exchange that loading Amplify has begun.
      const { fetchAuthSession, redirectFailed } = await loadAmplify();
      await Promise.race([fetchAuthSession(), redirectFailed]);
      const session = await currentSession();
      if (!session) return setOutcome({ failure: failureIn(search) });
      const unopened = await queryClient
        .fetchQuery(accountQuery(session.sub, locale))
        .then(() => undefined, unopenedFor);
      if (unopened) return setOutcome({ unopened, session });
      goOn(session.isSupport);
    };
    finish().catch(() => setOutcome({ failure: failureIn(search) }));
  }, [goOn, queryClient, locale]);

  if (!outcome) {
    return (
      <output className="ui-page-loader">
        <span className="ui-spinner" aria-hidden="true" />
        <strong>{translate("working")}</strong>
        {translate("workingText")}
      </output>
    );
  }
  if ("failure" in outcome) return <Failed text={translate(outcome.failure)} />;
  return outcome.unopened === "email-unverified" ? (
    <Unproven session={outcome.session} onProven={() => goOn(outcome.session.isSupport)} />
  ) : (
    <Addressless />
  );
}

/** Whoever signs in another way now still goes on to where they were going. */
function Failed({ text }: { readonly text: string }) {
  const translate = useTranslations("account.redirect");
  const locale = useLocale();
  return (
    <Page narrow>
      <div role="alert">
        <PageHeader title={translate("failedTitle")} intro={text} />
      </div>
      <ButtonLink variant="primary" href={loginPath(locale, keptReturnTo())}>
        {translate("back")}
      </ButtonLink>
    </Page>
  );
}

function Leave() {
  const translate = useTranslations("account.proof");
  const path = usePath();
  return (
    <ButtonLink variant="quiet" href={path("/logout")}>
      {translate("leave")}
    </ButtonLink>
  );
}

function Unproven({ session, onProven }: { readonly session: Session; readonly onProven: () => void }) {
  const translate = useTranslations("account.proof");
  const profile = useTranslations("account.profile");
  const provider = session.provider ?? profile("otherProvider");
  return (
    <Page narrow>
      <PageHeader title={translate("title")} intro={translate("intro", { provider, email: session.email })} />
      <EmailProof onProven={onProven} />
      <Leave />
    </Page>
  );
}

/** Without an address nobody can write to the person, so only another way to sign in can open an account. */
function Addressless() {
  const translate = useTranslations("account.redirect");
  const errors = useTranslations("errors.code");
  return (
    <Page narrow>
      <div role="alert">
        <PageHeader title={translate("failedTitle")} intro={errors("email-missing")} />
      </div>
      <Leave />
    </Page>
  );
}
