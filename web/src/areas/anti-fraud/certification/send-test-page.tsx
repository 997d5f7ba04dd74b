import type { Country } from "@portal/shared/country.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { evidenceQuery } from "../../../features/evidence/queries.ts";
import { type ScenarioProgress, scenarioProgress } from "../../../features/fraud-certification/progress.ts";
import { mayEditScenario } from "../../../features/fraud-certification/shown-status.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { EmptyState, ErrorState, Skeleton } from "../../../ui/feedback/states.tsx";
import { useFocusOnChange } from "../../../ui/use-focus-on-change.ts";
import { FraudCertificationFrame } from "./certification-frame.tsx";

/** Shown where no scenario is. */
const ScenarioSummary = lazyPart(
  async () =>
    (await import("../../../features/fraud-certification/summary/scenario-summary.tsx")).ScenarioSummary,
);

/** Both come with the first scenario: the list needs neither form nor uploads. */
const ScenarioPanel = lazyPart(
  async () => (await import("../../../features/fraud-certification/return/scenario-panel.tsx")).ScenarioPanel,
);
const EvidencePanel = lazyPart(
  async () => (await import("../../../features/evidence/evidence-panel.tsx")).EvidencePanel,
);

/** Loaded beside the list and the scenario: what the orders of the sandbox say. */
const FraudMatchCard = lazyPart(
  async () => (await import("../../../features/fraud-match/match-card.tsx")).FraudMatchCard,
);
const UseFoundOrders = lazyPart(
  async () => (await import("../../../features/fraud-match/use-found.tsx")).UseFoundOrders,
);

/** What each test brought, scenario by scenario, and the way to support. */
export function FraudSendTestPage() {
  const translate = useTranslations("fraud-certification");
  const path = usePath();
  return (
    <FraudCertificationFrame
      listsScenarios
      title={translate("sendTest.title")}
      lead={translate("sendTest.lead")}
      above={{ to: "/anti-fraud/certification", label: translate("title") }}
    >
      {(own) =>
        own.certification.begunAt === null ? (
          <EmptyState
            title={translate("sendTest.notBegun")}
            action={
              <ButtonLink variant="primary" href={path("/anti-fraud/certification")}>
                {translate("sendTest.toCertification")}
              </ButtonLink>
            }
          >
            {translate("sendTest.notBegunLead")}
          </EmptyState>
        ) : (
          <Returns {...own} />
        )
      }
    </FraudCertificationFrame>
  );
}

interface ReturnsProps {
  readonly certification: FraudCertification;
  readonly country: Country;
}

/** The scenario that the address names; without one, all of them. */
function Returns({ certification, country }: ReturnsProps) {
  const translate = useTranslations("fraud-certification");
  const [search] = useSearchParams();
  const { companyId, status } = certification;
  // The version that orders filled in, once that is what is shown: a form begins anew with it.
  const [filled, setFilled] = useState(0);
  const shown = certification.version >= filled ? filled : 0;
  const evidence = useQuery(evidenceQuery(companyId, "fraud-prevention"));
  const caseId = search.get("case");
  // The button that filled in a scenario is gone with it.
  const place = useFocusOnChange<HTMLDivElement>(`${caseId} ${status} ${shown}`);
  const progress = scenarioProgress(certification, evidence.data?.items ?? []);
  const current = progress.find(({ scenario }) => scenario.id === caseId);
  if (evidence.isPending) return <Skeleton lines={8} />;
  return (
    <div ref={place} tabIndex={-1}>
      {evidence.isError && (
        <ErrorState title={translate("evidence.failed")} error={evidence.error} onRetry={evidence.refetch} />
      )}
      {current ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <Scenario
            // What is typed belongs to one scenario of one attempt.
            key={`${current.scenario.id} ${certification.attempt} ${status} ${shown}`}
            {...{ certification, country, progress, current }}
            onUsed={(saved) => setFilled(saved.version)}
          />
        </Suspense>
      ) : (
        <Suspense fallback={<Skeleton lines={8} />}>
          <ScenarioSummary
            certification={certification}
            country={country}
            progress={progress}
            found={
              <Suspense fallback={<Skeleton lines={1} />}>
                <UseFoundOrders certification={certification} openIds={openIdsOf(certification)} />
              </Suspense>
            }
          />
        </Suspense>
      )}
    </div>
  );
}

const openIdsOf = (certification: FraudCertification) =>
  certification.selected.filter((id) => mayEditScenario(certification, id));

interface ScenarioProps extends ReturnsProps {
  readonly progress: readonly ScenarioProgress[];
  readonly current: ScenarioProgress;
  readonly onUsed: (saved: FraudCertification) => void;
}

function Scenario({ certification, country, progress, current, onUsed }: ScenarioProps) {
  const { companyId, attempt } = certification;
  const { id } = current.scenario;
  const isEditable = mayEditScenario(certification, id);
  return (
    <ScenarioPanel
      certification={certification}
      country={country}
      progress={progress}
      current={current}
      match={
        isEditable && (
          <Suspense fallback={<Skeleton lines={3} />}>
            <FraudMatchCard {...{ certification, country, onUsed }} scenarioId={id} />
          </Suspense>
        )
      }
      evidence={
        <Suspense fallback={<Skeleton lines={2} />}>
          <EvidencePanel
            companyId={companyId}
            product="fraud-prevention"
            caseId={id}
            attempt={attempt}
            country={country}
            isReadOnly={!isEditable}
          />
        </Suspense>
      }
    />
  );
}
