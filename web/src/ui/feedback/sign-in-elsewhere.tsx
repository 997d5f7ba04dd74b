import { loginPath } from "@portal/shared/session/return-to.ts";
import { useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";

/** In another tab, because leaving this one would lose what was typed; the tabs share their session. */
export function SignInElsewhere() {
  const translate = useTranslations("shell.ui");
  const locale = useLocale();
  const { pathname, search, hash } = useLocation();
  return (
    <a href={loginPath(locale, `${pathname}${search}${hash}`)} target="_blank" rel="noopener">
      {translate("signInElsewhere")}
    </a>
  );
}
