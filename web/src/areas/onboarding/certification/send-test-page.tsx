import type { Certification } from "@portal/shared/certification/model.ts";
import type { Country } from "@portal/shared/country.ts";
import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { inGroupOrder } from "../../../features/certification/case/case-groups.ts";
import type { CaseProgress } from "../../../features/certification/progress/progress.ts";
import { CaseNav } from "../../../features/certification/return/case-nav.tsx";
import { ReturnsSummary } from "../../../features/certification/summary/returns-summary.tsx";
import {
  NotBegun,
  ReturnsPlace,
  useFilledIn,
} from "../../../features/certification-engine/returns-place.tsx";
import {
  mayEditCase,
  maySaveReturns,
  maySend,
  openCaseIds,
} from "../../../features/certification-engine/shown-status.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { EmptyState, Skeleton } from "../../../ui/feedback/states.tsx";
import { CertificationFrame } from "./certification-frame.tsx";
import { useProgress } from "./use-progress.ts";

/** Both come with the first case: the list of cases needs neither a case's words nor uploads. */
const OwnCasePanel = lazyPart(
  async () => (await import("../../../features/certification/return/case-panel.tsx")).OwnCasePanel,
);
const EvidencePanel = lazyPart(
  async () => (await import("../../../features/evidence/evidence-panel.tsx")).EvidencePanel,
);

/** Loaded beside the list: what the calls of the sandbox say. */
const MatchCard = lazyPart(
  async () => (await import("../../../features/certification-match/match-card.tsx")).MatchCard,
);
const UseFound = lazyPart(
  async () => (await import("../../../features/certification-match/use-found.tsx")).UseFound,
);

/** What each test returned, case by case, and the way to support. */
export function SendTestPage() {
  const translate = useTranslations("certification");
  const [search] = useSearchParams();
  const isSummary = !search.has("case");
  return (
    <CertificationFrame
      title={translate("sendTest.title")}
      lead={(certification) => isSummary && maySaveReturns(certification) && translate("sendTest.lead")}
      above={{ to: "/onboarding/certification", label: translate("title") }}
    >
      {(own) =>
        own.certification.begunAt === null ? (
          <NotBegun words="certification" to="/onboarding/certification" />
        ) : (
          <Returns {...own} />
        )
      }
    </CertificationFrame>
  );
}

interface ReturnsProps {
  readonly certification: Certification;
  readonly country: Country;
}

/** A list and, beside it, the case named in the address; without one, the summary. */
function Returns({ certification, country }: ReturnsProps) {
  const [search] = useSearchParams();
  const caseId = search.get("case");
  const { evidence, progress: unordered } = useProgress(certification);
  const progress = inGroupOrder(unordered);
  const { filled, onUsed } = useFilledIn(certification);
  // The summary before sending is a list of all cases itself.
  const hasNav = !evidence.isPending && (caseId !== null || !maySend(certification));
  const known = { certification, country, progress };
  return (
    <div className="returns" data-view={caseId === null ? "summary" : "case"}>
      {hasNav && <CaseNav progress={progress} currentId={caseId} />}
      <ReturnsPlace
        words="certification"
        evidence={evidence}
        shown={`${caseId} ${certification.status} ${filled}`}
        className="returns__place"
      >
        {caseId === null ? (
          <ReturnsSummary
            {...known}
            found={
              <Suspense fallback={<Skeleton lines={1} />}>
                <UseFound certification={certification} openIds={openCaseIds(certification)} />
              </Suspense>
            }
          />
        ) : (
          <Suspense fallback={<Skeleton lines={8} />}>
            <Case {...known} caseId={caseId} filled={filled} onUsed={onUsed} />
          </Suspense>
        )}
      </ReturnsPlace>
    </div>
  );
}

interface CaseProps extends ReturnsProps {
  readonly progress: readonly CaseProgress[];
  readonly caseId: string;
  readonly filled: number;
  readonly onUsed: (saved: Certification) => void;
}

function Case({ certification, country, progress, caseId, filled, onUsed }: CaseProps) {
  const current = progress.find(({ test }) => test.id === caseId);
  if (!current) return <UnknownCase />;
  const { companyId, product, attempt, status } = certification;
  const isEditable = mayEditCase(certification, caseId);
  return (
    <OwnCasePanel
      // What is typed belongs to one case of one attempt, so another one gets a new form.
      key={`${caseId} ${attempt} ${status} ${filled}`}
      certification={certification}
      country={country}
      progress={progress}
      current={current}
      match={
        isEditable && (
          <Suspense fallback={<Skeleton lines={3} />}>
            <MatchCard {...{ certification, country, onUsed }} test={current.test} />
          </Suspense>
        )
      }
      evidence={
        <Suspense fallback={<Skeleton lines={2} />}>
          <EvidencePanel {...{ companyId, product, caseId, attempt, country }} isReadOnly={!isEditable} />
        </Suspense>
      }
    />
  );
}

function UnknownCase() {
  const translate = useTranslations("certification.sendTest.unknownCase");
  const path = usePath();
  return (
    <EmptyState
      title={translate("title")}
      action={
        <div className="certification-actions">
          <ButtonLink variant="primary" href={path("/onboarding/certification/send-test")}>
            {translate("action")}
          </ButtonLink>
          <ButtonLink href={path("/onboarding/certification/test-cases")}>{translate("choose")}</ButtonLink>
        </div>
      }
    >
      {translate("lead")}
    </EmptyState>
  );
}
