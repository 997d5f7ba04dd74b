import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { HistoryList } from "../../../features/history/history-list.tsx";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../../../ui/feedback/states.tsx";
import { ViewTabs } from "../../../ui/list/view-tabs.tsx";
import { CertificationFrame } from "./certification-frame.tsx";

const ArchivedAttempts = lazyPart(async () => (await import("./archived-attempts.tsx")).ArchivedAttempts);

const views = ["events", "attempts"] as const;

/** What happened to the certification, and the attempts that restarts archived. */
export function CertificationHistoryPage() {
  const translate = useTranslations("certification");
  const [search] = useSearchParams();
  const view = views.find((one) => one === search.get("view")) ?? "events";
  return (
    <CertificationFrame
      title={translate("history.title")}
      lead={() => translate("history.lead")}
      above={{ to: "/onboarding/certification", label: translate("title") }}
    >
      {({ certification: { companyId, product }, country }) => (
        <>
          <ViewTabs
            label={translate("history.views")}
            current={view}
            views={views.map((id) => ({ id, label: translate(`history.${id}`), to: `?view=${id}` }))}
          />
          {view === "events" ? (
            <HistoryList
              companyId={companyId}
              country={country}
              place={{ product, subject: "certification" }}
            />
          ) : (
            <Suspense fallback={<Skeleton lines={4} />}>
              <ArchivedAttempts companyId={companyId} product={product} country={country} />
            </Suspense>
          )}
        </>
      )}
    </CertificationFrame>
  );
}
