import { splitLocale, withLocale } from "@portal/shared/locales.ts";
import { site } from "@portal/shared/site.ts";
import { useEffect, useRef, useState } from "react";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { IntlProvider, useLocale, useTranslations } from "use-intl";
import { isApiError } from "../lib/api/api-error.ts";
import { PageLoadError, recoverPage } from "../lib/navigation.ts";
import { useSession } from "../lib/session/session.ts";
import { wordsOf } from "../lib/text/i18n.ts";
import { usePath } from "../lib/text/locale.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { FailureText } from "../ui/feedback/failure-text.tsx";
import { Page, PageHeader } from "../ui/page.tsx";
import { showStartFailure } from "./pages/start-failure.ts";

/** Shown in place of a page that cannot be shown. */
export function RouteError() {
  const error = useRouteError();
  const locale = useLocale();
  if (!isRouteErrorResponse(error)) return <BrokenPage error={error} />;
  return (
    <IntlProvider locale={locale} messages={wordsOf(locale)}>
      {error.status === 403 ? <Forbidden /> : <NotFound />}
    </IntlProvider>
  );
}

function NotFound() {
  const translate = useTranslations("refusal.notFound");
  const locale = useLocale();
  return (
    <Page narrow>
      <PageHeader title={translate("title")} intro={translate("text")} />
      <p>{translate("contact")}</p>
      <p>
        <ButtonLink variant="primary" href={withLocale(locale, "/")}>
          {translate("home")}
        </ButtonLink>
      </p>
    </Page>
  );
}

function Forbidden() {
  const translate = useTranslations("refusal.forbidden");
  const path = usePath();
  const isSupport = useSession()?.isSupport === true;
  return (
    <Page narrow>
      <PageHeader title={translate("title")} intro={translate(isSupport ? "support" : "client")} />
      <p>
        <ButtonLink
          variant="primary"
          href={path(isSupport ? "/onboarding/bo/dashboard" : "/onboarding/dashboard")}
        >
          {translate(isSupport ? "toBackOffice" : "toDashboard")}
        </ButtonLink>
      </p>
    </Page>
  );
}

function BrokenPage({ error }: { error: unknown }) {
  const translate = useTranslations("shell.pageError");
  const [state, setState] = useState<"idle" | "trying" | "failed">("idle");
  const didNotLoad = error instanceof PageLoadError;
  const retry = async () => {
    setState("trying");
    if (!(await recoverPage(window.location))) setState("failed");
  };
  return (
    <Page narrow>
      <PageHeader title={translate(didNotLoad ? "loadTitle" : "crashTitle")} />
      <div role="alert">
        {isApiError(error) ? (
          <FailureText error={error} />
        ) : (
          <p>{translate(didNotLoad ? "loadText" : "crashText")}</p>
        )}
        {state === "failed" && <p className="ui-field__error">{translate("stillFailing")}</p>}
      </div>
      <p className="ui-actions">
        <Button variant="primary" isBusy={state === "trying"} onClick={() => void retry()}>
          {translate(state === "trying" ? "retrying" : "retry")}
        </Button>
        {!didNotLoad && <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>}
      </p>
    </Page>
  );
}

/** For errors of the shell itself, when the catalogs may be missing: only built-in words are used. */
export function RootError() {
  const place = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (place.current) showStartFailure(place.current);
    document.documentElement.lang = splitLocale(pathname).locale;
  }, [pathname]);
  return <div ref={place} />;
}
