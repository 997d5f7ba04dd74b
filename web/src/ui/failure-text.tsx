import { useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { ApiError } from "../lib/api-error.ts";
import { loginPath } from "../lib/return-to.ts";

/** A failure as a sentence, with the id that support can look up. */
export function FailureText({ error, title }: { error: ApiError; title?: string }) {
  const translate = useTranslations("errors");
  return (
    <>
      {title && <h2 className="ui-alert__title">{title}</h2>}
      <p>{translate(`code.${error.code}`)}</p>
      {error.code === "unauthenticated" && <SignInElsewhere />}
      {error.requestId && <p className="ui-alert__id">{translate("requestId", { id: error.requestId })}</p>}
    </>
  );
}

/** In another tab, because leaving this one would lose what was typed; the tabs share their session. */
function SignInElsewhere() {
  const translate = useTranslations("shell.ui");
  const locale = useLocale();
  const { pathname } = useLocation();
  return (
    <p>
      <a href={loginPath(locale, pathname)} target="_blank" rel="noopener">
        {translate("signInElsewhere")}
      </a>
    </p>
  );
}
