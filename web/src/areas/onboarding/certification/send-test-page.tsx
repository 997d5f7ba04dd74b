import type { Certification } from "@portal/shared/certification/model.ts";
import type { Country } from "@portal/shared/country.ts";
import { Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { inGroupOrder } from "../../../features/certification/case/case-groups.ts";
import type { CaseProgress } from "../../../features/certification/progress/progress.ts";
import {
  mayEditCase,
  maySaveReturns,
  maySend,
} from "../../../features/certification/progress/shown-status.ts";
import { CaseNav } from "../../../features/certification/return/case-nav.tsx";
import { CasePanel } from "../../../features/certification/return/case-panel.tsx";
import { ReturnsSummary } from "../../../features/certification/summary/returns-summary.tsx";
import { usePath } from "../../../lib/text/locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { EmptyState, ErrorState, Skeleton } from "../../../ui/feedback/states.tsx";
import { useFocusOnChange } from "../../../ui/use-focus-on-change.ts";
import { CertificationFrame } from "./certification-frame.tsx";
import { useProgress } from "./use-progress.ts";

/** Loaded with the first case: the list of cases needs no uploads. */
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
      {(own) => (own.certification.begunAt === null ? <NotBegun /> : <Returns {...own} />)}
    </CertificationFrame>
  );
}

function NotBegun() {
  const translate = useTranslations("certification.sendTest.notBegun");
  const path = usePath();
  return (
    <EmptyState
      title={translate("title")}
      action={
        <ButtonLink variant="primary" href={path("/onboarding/certification")}>
          {translate("action")}
        </ButtonLink>
      }
    >
      {translate("lead")}
    </EmptyState>
  );
}

interface ReturnsProps {
  readonly certification: Certification;
  readonly country: Country;
}

/** A list and, beside it, the case named in the address; without one, the summary. */
function Returns({ certification, country }: ReturnsProps) {
  const translate = useTranslations("certification.summary");
  const { status } = certification;
  const [search] = useSearchParams();
  const caseId = search.get("case");
  const { evidence, progress: unordered } = useProgress(certification);
  const progress = inGroupOrder(unordered);
  const place = useFocusOnChange<HTMLDivElement>(`${caseId} ${status}`);
  if (evidence.isPending) return <Skeleton lines={8} />;
  // The summary before sending is a list of all cases itself.
  const hasNav = caseId !== null || !maySend(certification);
  return (
    <div className="returns" data-view={caseId === null ? "summary" : "case"}>
      {hasNav && <CaseNav progress={progress} currentId={caseId} />}
      <div className="returns__place" ref={place} tabIndex={-1}>
        {evidence.isError && (
          <ErrorState title={translate("evidenceFailed")} error={evidence.error} onRetry={evidence.refetch} />
        )}
        {caseId === null ? (
          <ReturnsSummary
            certification={certification}
            country={country}
            progress={progress}
            found={
              <Suspense fallback={<Skeleton lines={1} />}>
                <UseFound certification={certification} openIds={openIdsOf(certification)} />
              </Suspense>
            }
          />
        ) : (
          <Case certification={certification} country={country} progress={progress} caseId={caseId} />
        )}
      </div>
    </div>
  );
}

const openIdsOf = (certification: Certification): string[] =>
  certification.selected.filter((caseId) => mayEditCase(certification, caseId));

interface CaseProps extends ReturnsProps {
  readonly progress: readonly CaseProgress[];
  readonly caseId: string;
}

function Case({ certification, country, progress, caseId }: CaseProps) {
  const current = progress.find(({ test }) => test.id === caseId);
  const [filled, setFilled] = useState(0);
  if (!current) return <UnknownCase />;
  const { companyId, product, attempt, status, version } = certification;
  return (
    <CasePanel
      // What is typed belongs to one case of one attempt, so another one gets a new form, and so does one that was
      // filled in from calls, once that is what is shown.
      key={`${caseId} ${attempt} ${status} ${version >= filled ? filled : 0}`}
      certification={certification}
      country={country}
      progress={progress}
      current={current}
      match={
        mayEditCase(certification, caseId) && (
          <Suspense fallback={<Skeleton lines={3} />}>
            <MatchCard
              certification={certification}
              test={current.test}
              country={country}
              onUsed={(saved) => setFilled(saved.version)}
            />
          </Suspense>
        )
      }
      evidence={
        <Suspense fallback={<Skeleton lines={2} />}>
          <EvidencePanel
            companyId={companyId}
            product={product}
            caseId={caseId}
            attempt={attempt}
            country={country}
            isReadOnly={!mayEditCase(certification, caseId)}
          />
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
