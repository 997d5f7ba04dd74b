import { withLocale } from "@portal/shared/locales.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { leaveSession } from "../../../lib/session/session.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Page, PageHeader } from "../../../ui/page.tsx";

type Progress = "leaving" | "left" | "failed";

/** Opening this page logs out: every log-out button is a link to it. */
export function LogoutPage() {
  const translate = useTranslations("account.logout");
  const path = usePath();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Progress>("leaving");
  useEffect(() => {
    if (progress !== "leaving") return;
    const leave = async () => {
      await leaveSession();
      // The next person at this browser must not see what was read for this one.
      queryClient.clear();
      setProgress("left");
    };
    leave().catch(() => setProgress("failed"));
  }, [queryClient, progress]);

  if (progress === "leaving") {
    return (
      <output className="ui-page-loader">
        <span className="ui-spinner" aria-hidden="true" />
        {translate("leaving")}
      </output>
    );
  }
  if (progress === "failed") {
    return (
      <Page narrow>
        <PageHeader title={translate("failed")} />
        <Button variant="primary" onClick={() => setProgress("leaving")}>
          {translate("retry")}
        </Button>
      </Page>
    );
  }
  return (
    <Page narrow>
      <PageHeader title={translate("title")} intro={translate("text")} />
      <p className="ui-actions">
        <ButtonLink variant="primary" href={path("/login")}>
          {translate("again")}
        </ButtonLink>
        <ButtonLink href={withLocale(locale, "/")}>{translate("home")}</ButtonLink>
      </p>
    </Page>
  );
}
