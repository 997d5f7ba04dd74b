import type { Country } from "@portal/shared/country.ts";
import { withLocale } from "@portal/shared/locales.ts";
import type { IssuedKey } from "@portal/shared/sandbox/model.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { FirstVisit } from "../../../features/sandbox/keys/first-visit.tsx";
import { IssuedKeys } from "../../../features/sandbox/keys/issued-keys.tsx";
import { keepStore, sandboxQuery } from "../../../features/sandbox/queries.ts";
import { Workbench } from "../../../features/sandbox/workbench.tsx";
import { ErrorState, Loaded, Skeleton } from "../../../ui/feedback/states.tsx";
import { Page, PageHeader } from "../../../ui/page.tsx";
import { useOwnCompany } from "../use-own-company.ts";
import "../onboarding.css";

/** Where the documented API answers: keys at once, and everything that was called with them. */
export function SandboxPage() {
  const translate = useTranslations("sandbox");
  const locale = useLocale();
  const { company, country, error, refetch } = useOwnCompany();
  return (
    <Page>
      <PageHeader
        title={translate("title")}
        intro={
          <>
            {translate("lead")} <a href={withLocale(locale, "/docs/e-sitef/sandbox")}>{translate("page")}</a>
          </>
        }
      />
      {company ? (
        <Content companyId={company.id} country={country} />
      ) : error ? (
        <ErrorState title={translate("loadFailed")} error={error} onRetry={refetch} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Page>
  );
}

function Content({ companyId, country }: { companyId: string; country: Country }) {
  const translate = useTranslations("sandbox");
  const client = useQueryClient();
  const sandbox = useQuery(sandboxQuery(companyId));
  // A key is on the screen once; it is kept nowhere else.
  const [issued, setIssued] = useState<IssuedKey>();
  if (issued) {
    const done = () => {
      keepStore(client, companyId, issued.store);
      setIssued(undefined);
    };
    return <IssuedKeys issued={issued} onDone={done} />;
  }
  return (
    <Loaded query={sandbox} lines={6} errorTitle={translate("loadFailed")}>
      {(data) => {
        const [first] = data.stores;
        return first ? (
          <Workbench sandbox={data} store={first} country={country} onIssued={setIssued} />
        ) : (
          <FirstVisit sandbox={data} onIssued={setIssued} />
        );
      }}
    </Loaded>
  );
}
