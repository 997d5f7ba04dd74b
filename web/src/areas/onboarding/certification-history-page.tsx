import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { AttemptList } from "../../features/certification/attempt-list.tsx";
import { EvidencePanel } from "../../features/evidence/evidence-panel.tsx";
import { HistoryList } from "../../features/history/history-list.tsx";
import { ViewTabs } from "../../ui/view-tabs.tsx";
import { CertificationFrame } from "./certification-frame.tsx";

const views = ["events", "attempts"] as const;

/** What happened to the certification, and the attempts that restarts archived (REQUIREMENTS 45, 50). */
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
              place={{ product, stage: "certification" }}
            />
          ) : (
            <>
              <p className="ui-muted">{translate("history.attemptsLead")}</p>
              <AttemptList
                companyId={companyId}
                product={product}
                country={country}
                renderEvidence={(caseId, attempt) => (
                  <EvidencePanel
                    companyId={companyId}
                    product={product}
                    caseId={caseId}
                    attempt={attempt}
                    isReadOnly
                  />
                )}
              />
            </>
          )}
        </>
      )}
    </CertificationFrame>
  );
}
