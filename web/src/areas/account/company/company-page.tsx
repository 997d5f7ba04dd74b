import type { Account } from "@portal/shared/account/model.ts";
import { companyContract } from "@portal/shared/company/contract.ts";
import { countryOf } from "@portal/shared/country.ts";
import { withLocale } from "@portal/shared/locales.ts";
import { readReturnTo } from "@portal/shared/session/return-to.ts";
import { site } from "@portal/shared/site.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { refreshAccount } from "../../../features/account/model.ts";
import { useAccount } from "../../../features/account/queries.ts";
import { CompanyForm } from "../../../features/company/company-form.tsx";
import type { RegistrationFormValues } from "../../../features/company/form-values.ts";
import { Members } from "../../../features/company/members.tsx";
import { RegistrationForm, type RegistrationOutcome } from "../../../features/company/registration-form.tsx";
import { readOf } from "../../../lib/api/read.ts";
import { continueAt } from "../../../lib/navigation.ts";
import { formatInstant } from "../../../lib/text/format.ts";
import { Button } from "../../../ui/button.tsx";
import { notify } from "../../../ui/feedback/notify.ts";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { Alert } from "../../../ui/feedback/status.tsx";
import { Page, PageHeader } from "../../../ui/page.tsx";
import { useTopOnChange } from "../../../ui/steps/use-top-on-change.ts";
import { JoinRequested } from "./join-requested.tsx";

/** The person's company: here it is registered, joined and changed. */
export function CompanyPage() {
  const account = useAccount();
  return (
    <Page>
      <Loaded query={account} lines={8}>
        {(own) => <Membership account={own} onCheck={account.refetch} />}
      </Loaded>
    </Page>
  );
}

interface MembershipProps {
  readonly account: Account;
  readonly onCheck: () => Promise<unknown>;
}

function Membership({ account, onCheck }: MembershipProps) {
  const { company, joinRequest } = account;
  const [typed, setTyped] = useState<RegistrationFormValues>();
  const [isCorrecting, setCorrecting] = useState(false);
  const isWaiting = joinRequest !== null && !isCorrecting;
  useTopOnChange(company ? "company" : isWaiting ? "request" : "registration");
  if (company) return <OwnCompany id={company.id} isOwner={company.role === "owner"} />;
  if (isWaiting) {
    return <JoinRequested request={joinRequest} onCheck={onCheck} onCorrect={() => setCorrecting(true)} />;
  }
  return (
    <Registration
      account={account}
      typed={typed}
      onAsked={(values) => {
        setTyped(values);
        setCorrecting(false);
      }}
      onBack={() => setCorrecting(false)}
    />
  );
}

interface RegistrationProps {
  readonly account: Account;
  readonly typed: RegistrationFormValues | undefined;
  readonly onAsked: (typed: RegistrationFormValues) => void;
  readonly onBack: () => void;
}

function Registration({ account, typed, onAsked, onBack }: RegistrationProps) {
  const translate = useTranslations("company");
  const locale = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const finish = async (outcome: RegistrationOutcome, values: RegistrationFormValues) => {
    await refreshAccount(queryClient);
    if (outcome === "join-requested") return onAsked(values);
    notify.success(translate("created"));
    const wanted = readReturnTo(window.location.search, window.location.origin);
    continueAt(wanted ?? withLocale(locale, "/onboarding/dashboard"), navigate);
  };
  return (
    <>
      <RegistrationHead account={account} onBack={onBack} />
      <RegistrationForm account={account} typed={typed} onDone={(...done) => void finish(...done)} />
    </>
  );
}

function RegistrationHead({ account, onBack }: Pick<RegistrationProps, "account" | "onBack">) {
  const { joinRequest, declinedJoin } = account;
  const title = useTranslations("shell.titles");
  const translate = useTranslations("company");
  const join = useTranslations("join-request");
  const locale = useLocale();
  if (joinRequest) {
    const back = (
      <Button variant="link" onClick={onBack}>
        {join("back")}
      </Button>
    );
    return <PageHeader title={join("correct")} intro={join("correctLead", joinRequest)} above={back} />;
  }
  return (
    <>
      <PageHeader title={title("company")} intro={translate("createLead")} />
      {declinedJoin && (
        <Alert tone="warning" title={join("declinedTitle")}>
          <p>
            {join("declinedText", {
              document: declinedJoin.document,
              date: formatInstant(declinedJoin.declinedAt, locale),
            })}
          </p>
          <p>
            {join("contact")} <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
          </p>
        </Alert>
      )}
    </>
  );
}

function OwnCompany({ id, isOwner }: { id: string; isOwner: boolean }) {
  const translate = useTranslations("company");
  const query = useQuery(readOf(companyContract, "get", { companyId: id }));
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
