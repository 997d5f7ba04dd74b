import type { ProductId } from "@portal/shared/occurrence/model.ts";
import type { Country } from "@portal/shared/tax-id.ts";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { AttemptList } from "../../features/certification/attempt-list.tsx";
import { EvidencePanel } from "../../features/evidence/evidence-panel.tsx";
import { evidenceQuery, filesOfCase } from "../../features/evidence/queries.ts";
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
            <Attempts companyId={companyId} product={product} country={country} />
          )}
        </>
      )}
    </CertificationFrame>
  );
}

interface AttemptsProps {
  readonly companyId: string;
  readonly product: ProductId;
  readonly country: Country;
}

/** Archived cases with their files; most cases have none, and need not say so. */
function Attempts({ companyId, product, country }: AttemptsProps) {
  const translate = useTranslations("certification.history");
  const evidence = useQuery(evidenceQuery(companyId, product));
  const files = evidence.data?.items ?? [];
  return (
    <>
      <p className="ui-muted">{translate("attemptsLead")}</p>
      <AttemptList
        companyId={companyId}
        product={product}
        country={country}
        renderEvidence={(caseId, attempt) =>
          filesOfCase(files, caseId, attempt).length > 0 && (
            <EvidencePanel
              companyId={companyId}
              product={product}
              caseId={caseId}
              attempt={attempt}
              isReadOnly
            />
          )
        }
      />
    </>
  );
}
