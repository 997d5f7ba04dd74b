import type { Account } from "@portal/shared/account/model.ts";
import { isRecord } from "@portal/shared/field/record.ts";
import { withLocale } from "@portal/shared/locales.ts";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { EmailForm } from "../../../features/account/email-form.tsx";
import { ProfileForm } from "../../../features/account/profile-form.tsx";
import { useAccount } from "../../../features/account/queries.ts";
import { useSession } from "../../../lib/session/session.ts";
import { formatDay } from "../../../lib/text/format.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { notify } from "../../../ui/feedback/notify.ts";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { StatusBadge } from "../../../ui/feedback/status.tsx";
import { Card, Page, PageHeader } from "../../../ui/page.tsx";

/** Stored in the history entry after a save, so that the page in the newly chosen language can say that it worked. */
const saved = { saved: true };

function useSavedNotice(): void {
  const translate = useTranslations("account.profile");
  const navigate = useNavigate();
  const { state, pathname }: { state: unknown; pathname: string } = useLocation();
  useEffect(() => {
    if (!isRecord(state) || state.saved !== true) return;
    notify.success(translate("saved"));
    void navigate(pathname, { replace: true, state: null });
  }, [state, pathname, navigate, translate]);
}

export function ProfilePage() {
  const translate = useTranslations("account.profile");
  const title = useTranslations("shell.titles");
  const account = useAccount();
  const navigate = useNavigate();
  useSavedNotice();
  return (
    <Page narrow>
      <PageHeader title={title("profile")} intro={translate("lead")} />
      <Loaded query={account} lines={6}>
        {(own) => (
          <>
            <Card title={translate("personal")}>
              <p className="ui-muted">{translate("personalIntro")}</p>
              <ProfileForm
                account={own}
                onSaved={(chosen) =>
                  void navigate(withLocale(chosen, "/profile"), { state: saved, replace: true })
                }
              />
            </Card>
            <EmailCard account={own} />
            {own.role === "client" && <CompanyCard account={own} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function EmailCard({ account }: { account: Account }) {
  const translate = useTranslations("account.profile");
  const provider = useSession()?.provider;
  return (
    <Card title={translate("email")}>
      {provider ? (
        <>
          <p>{account.email}</p>
          <p className="ui-muted">{translate("federated", { provider })}</p>
        </>
      ) : (
        <>
          <p className="ui-muted">{translate("emailIntro")}</p>
          <EmailForm currentEmail={account.email} />
        </>
      )}
    </Card>
  );
}

function CompanyCard({ account: { company, joinRequest, declinedJoin } }: { account: Account }) {
  const translate = useTranslations("account.profile");
  const join = useTranslations("join-request.profile");
  const locale = useLocale();
  const path = usePath();
  const text = () => {
    if (company) return company.tradingName;
    if (joinRequest) {
      const { document, requestedAt } = joinRequest;
      return join("waiting", { document, date: formatDay(requestedAt, locale) });
    }
    if (!declinedJoin) return translate("noCompany");
    const { document, declinedAt } = declinedJoin;
    return join("declined", { document, date: formatDay(declinedAt, locale) });
  };
  const act = () => {
    if (company) return translate("seeCompany");
    return joinRequest ? join("see") : translate("toCompany");
  };
  return (
    <Card
      title={translate("company")}
      actions={company && <StatusBadge tone="neutral">{translate(`role.${company.role}`)}</StatusBadge>}
    >
      <p>{text()}</p>
      <ButtonLink href={path("/company")}>{act()}</ButtonLink>
    </Card>
  );
}
