import type { Account } from "@portal/shared/account/model.ts";
import { withLocale } from "@portal/shared/locales.ts";
import { countryOf } from "@portal/shared/tax-id.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { useAccount } from "../../features/account/queries.ts";
import { CompanyForm } from "../../features/company/company-form.tsx";
import { Members } from "../../features/company/members.tsx";
import { companyQuery } from "../../features/company/queries.ts";
import { RegistrationForm } from "../../features/company/registration-form.tsx";
import { readReturnTo } from "../../lib/return-to.ts";
import { Page, PageHeader } from "../../ui/page.tsx";
import { Loaded } from "../../ui/states.tsx";
import { notify } from "../../ui/toasts.tsx";
import { JoinRequested } from "./join-requested.tsx";

/** One's company: registered here, joined here, changed here. */
export function CompanyPage() {
  const account = useAccount();
  return (
    <Page>
      <Loaded query={account} lines={8}>
        {(own) => {
          if (own.company) return <OwnCompany id={own.company.id} isOwner={own.company.role === "owner"} />;
          return own.joinRequest ? (
            <JoinRequested requestedAt={own.joinRequest.requestedAt} onCheck={account.refetch} />
          ) : (
            <Registration account={own} />
          );
        }}
      </Loaded>
    </Page>
  );
}

function Registration({ account }: { account: Account }) {
  const translate = useTranslations("company");
  const title = useTranslations("shell.titles");
  const locale = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const finish = async (outcome: "registered" | "join-requested") => {
    await queryClient.invalidateQueries({ queryKey: ["account"] });
    if (outcome === "join-requested") return;
    notify.success(translate("created"));
    const wanted = readReturnTo(window.location.search, window.location.origin);
    await navigate(wanted ?? withLocale(locale, "/onboarding/dashboard"), { replace: true });
  };
  return (
    <>
      <PageHeader title={title("company")} intro={translate("createLead")} />
      <RegistrationForm account={account} onDone={(outcome) => void finish(outcome)} />
    </>
  );
}

function OwnCompany({ id, isOwner }: { id: string; isOwner: boolean }) {
  const translate = useTranslations("company");
  const query = useQuery(companyQuery(id));
  return (
    <Loaded query={query} lines={8}>
      {(company) => (
        <>
          <PageHeader title={company.data.tradingName} intro={translate("lead")} />
          <Members companyId={id} country={countryOf(company.data.taxIdentificationType)} isOwner={isOwner} />
          <CompanyForm key={id} company={company} />
        </>
      )}
    </Loaded>
  );
}
