import type { Country } from "@portal/shared/country.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import {
  NotBegun,
  ReturnsPlace,
  useFilledIn,
} from "../../../features/certification-engine/returns-place.tsx";
import { mayEditCase, openCaseIds } from "../../../features/certification-engine/shown-status.ts";
import { evidenceQuery } from "../../../features/evidence/queries.ts";
import { type ScenarioProgress, scenarioProgress } from "../../../features/fraud-certification/progress.ts";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../../../ui/feedback/states.tsx";
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
  return (
    <FraudCertificationFrame
      listsScenarios
      title={translate("sendTest.title")}
      lead={translate("sendTest.lead")}
      above={{ to: "/anti-fraud/certification", label: translate("title") }}
    >
      {(own) =>
        own.certification.begunAt === null ? (
          <NotBegun words="fraud-certification" to="/anti-fraud/certification" />
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
  const [search] = useSearchParams();
  const { companyId, status, attempt } = certification;
  const { filled, onUsed } = useFilledIn(certification);
  const evidence = useQuery(evidenceQuery(companyId, "fraud-prevention"));
  const caseId = search.get("case");
  const progress = scenarioProgress(certification, evidence.data?.items ?? []);
  const current = progress.find(({ test }) => test.id === caseId);
  const known = { certification, country, progress };
  return (
    <ReturnsPlace words="fraud-certification" evidence={evidence} shown={`${caseId} ${status} ${filled}`}>
      <Suspense fallback={<Skeleton lines={8} />}>
        {current ? (
          <Scenario
            // What is typed belongs to one scenario of one attempt.
            key={`${current.test.id} ${attempt} ${status} ${filled}`}
            {...known}
            current={current}
            onUsed={onUsed}
          />
        ) : (
          <ScenarioSummary
            {...known}
            found={
              <Suspense fallback={<Skeleton lines={1} />}>
                <UseFoundOrders certification={certification} openIds={openCaseIds(certification)} />
              </Suspense>
            }
          />
        )}
      </Suspense>
    </ReturnsPlace>
  );
}

interface ScenarioProps extends ReturnsProps {
  readonly progress: readonly ScenarioProgress[];
  readonly current: ScenarioProgress;
  readonly onUsed: (saved: FraudCertification) => void;
}

function Scenario({ onUsed, ...shown }: ScenarioProps) {
  const { certification, country, current } = shown;
  const { companyId, attempt } = certification;
  const { id: caseId } = current.test;
  const isEditable = mayEditCase(certification, caseId);
  return (
    <ScenarioPanel
      {...shown}
      match={
        isEditable && (
          <Suspense fallback={<Skeleton lines={3} />}>
            <FraudMatchCard {...{ certification, country, onUsed }} scenarioId={caseId} />
          </Suspense>
        )
      }
      evidence={
        <Suspense fallback={<Skeleton lines={2} />}>
          <EvidencePanel
            {...{ companyId, caseId, attempt, country }}
            product="fraud-prevention"
            isReadOnly={!isEditable}
          />
        </Suspense>
      }
    />
  );
}
