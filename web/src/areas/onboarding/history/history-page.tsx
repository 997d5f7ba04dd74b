import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { AccessDataHistory } from "../../../features/history/access-data-history.tsx";
import { HistoryList } from "../../../features/history/history-list.tsx";
import { useEveryFieldLabel } from "../../../features/history/words/use-fraud-field-label.ts";
import { ErrorState, Skeleton } from "../../../ui/feedback/states.tsx";
import { ViewTabs } from "../../../ui/list/view-tabs.tsx";
import { Page, PageHeader } from "../../../ui/page.tsx";
import { useOwnCompany } from "../use-own-company.ts";

const views = ["all", "access-data"] as const;

/** What happened to the company and its products, and to its access data alone. */
export function HistoryPage() {
  const translate = useTranslations("history");
  const fieldLabel = useEveryFieldLabel();
  const [search] = useSearchParams();
  const view = views.find((one) => one === search.get("view")) ?? "all";
  const { company, country, error, refetch } = useOwnCompany();
  return (
    <Page>
      <PageHeader title={translate("title")} intro={translate("lead")} />
      <ViewTabs
        label={translate("views")}
        current={view}
        views={views.map((id) => ({ id, label: translate(`view.${id}`), to: `?view=${id}` }))}
      />
      {company ? (
        view === "all" ? (
          <HistoryList companyId={company.id} country={country} fieldLabel={fieldLabel} />
        ) : (
          <AccessDataHistory companyId={company.id} country={country} />
        )
      ) : error ? (
        <ErrorState title={translate("failed")} error={error} onRetry={refetch} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Page>
  );
}
