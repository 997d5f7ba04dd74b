import { withLocale } from "@portal/shared/locales.ts";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { usePath } from "../../lib/locale.ts";
import { currentSession, loadAmplify } from "../../lib/session.ts";
import { PortalLink } from "../../shell/portal-link.tsx";
import { Page, PageHeader } from "../../ui/page.tsx";
import { takeReturnTo } from "./kept-return-to.ts";

type Failure = "cancelled" | "failedText";

/** Providers put words of their own into the address; anybody can, so none of them is shown. */
const failureIn = (search: string): Failure =>
  new URLSearchParams(search).get("error") === "access_denied" ? "cancelled" : "failedText";

/** Where a social provider sends people back to: Amplify exchanges the code, then one goes on. */
export function OAuth2RedirectPage() {
  const translate = useTranslations("account.redirect");
  const navigate = useNavigate();
  const locale = useLocale();
  const path = usePath();
  const [failure, setFailure] = useState<Failure>();

  useEffect(() => {
    const { search } = window.location;
    const finish = async () => {
      // Waits for the exchange that loading Amplify has begun.
      await (await loadAmplify()).fetchAuthSession();
      const session = await currentSession();
      if (!session) return setFailure(failureIn(search));
      const start = session.isSupport ? "/onboarding/bo/dashboard" : "/onboarding/dashboard";
      await navigate(takeReturnTo() ?? withLocale(locale, start), { replace: true });
    };
    finish().catch(() => setFailure(failureIn(search)));
  }, [navigate, locale]);

  if (!failure) {
    return (
      <output className="ui-page-loader">
        <span className="ui-spinner" aria-hidden="true" />
        <strong>{translate("working")}</strong>
        {translate("workingText")}
      </output>
    );
  }
  return (
    <Page narrow>
      <div role="alert">
        <PageHeader title={translate("failedTitle")} intro={translate(failure)} />
      </div>
      <PortalLink className="brand-button brand-button--primary" href={path("/login")}>
        {translate("back")}
      </PortalLink>
    </Page>
  );
}
