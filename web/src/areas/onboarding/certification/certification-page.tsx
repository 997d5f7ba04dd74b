import type { Certification } from "@portal/shared/certification/model.ts";
import type { Country } from "@portal/shared/country.ts";
import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { CaseGuidelines } from "../../../features/certification/case/guidelines.tsx";
import { StageLinks } from "../../../features/certification/progress/stage-links.tsx";
import { StatusCard } from "../../../features/certification/progress/status-card.tsx";
import { certificationScreens } from "../../../features/certification/screens.ts";
import { RestartButton } from "../../../features/certification-engine/act-button.tsx";
import { mayRestart, shownStatusOf } from "../../../features/certification-engine/shown-status.ts";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../../../ui/feedback/states.tsx";
import { Alert } from "../../../ui/feedback/status.tsx";
import { Card } from "../../../ui/page.tsx";
import { useFocusOnChange } from "../../../ui/use-focus-on-change.ts";
import { SandboxWay } from "../sandbox-way.tsx";
import { CertificationFrame } from "./certification-frame.tsx";
import { useProgress } from "./use-progress.ts";

/** What happened comes after where it stands. */
const HistoryTimeline = lazyPart(
  async () => (await import("../../../features/history/history-timeline.tsx")).HistoryTimeline,
);

/** The homologation of the integration: what is asked for, where it stands, and whose turn it is. */
export function CertificationPage() {
  const translate = useTranslations("certification");
  const titles = useTranslations("shell.titles");
  return (
    <CertificationFrame
      title={translate("title")}
      lead={() => translate("lead")}
      above={{ to: "/onboarding/dashboard", label: titles("dashboard") }}
    >
      {(own) => <Content {...own} />}
    </CertificationFrame>
  );
}

interface ContentProps {
  readonly certification: Certification;
  readonly country: Country;
}

function Content({ certification, country }: ContentProps) {
  const translate = useTranslations("certification");
  const { companyId, product, begunAt, status, attempt } = certification;
  const { progress } = useProgress(certification);
  const place = useFocusOnChange<HTMLDivElement>(`${status} ${begunAt} ${attempt}`);
  const restart = mayRestart(certification) && certification.isUnlocked && (
    <div className="certification-actions">
      <RestartButton screens={certificationScreens} certification={certification} />
    </div>
  );
  return (
    <div ref={place} tabIndex={-1} className="onboarding-place onboarding-with-aside">
      <div className="onboarding-main">
        <WhoseTurn certification={certification} />
        <StatusCard certification={certification} progress={progress} country={country} />
        {certification.isScopeOutdated && (
          <Alert tone="warning" title={translate("outdated.title")}>
            <p>{translate("outdated.lead")}</p>
            {restart}
          </Alert>
        )}
        <CaseGuidelines />
        {!certification.isScopeOutdated && restart}
      </div>
      <div className="onboarding-main">
        <StageLinks />
        <SandboxWay />
        {begunAt !== null && (
          <Card title={translate("timeline")}>
            <Suspense fallback={<Skeleton lines={3} />}>
              <HistoryTimeline
                companyId={companyId}
                product={product}
                stage="certification"
                country={country}
              />
            </Suspense>
          </Card>
        )}
      </div>
    </div>
  );
}

/** The ticket's number, and whose turn it is. */
function WhoseTurn({ certification }: { certification: Certification }) {
  const translate = useTranslations("certification");
  const shown = shownStatusOf(certification);
  if (shown === "concluded" || shown === "locked") return null;
  const { occurrence } = certification;
  return (
    <p className="certification-turn">
      <strong>{translate(shown === "under-approval" ? "turn.support" : "turn.client")}</strong>
      {occurrence && <span className="ui-muted">{translate("ticket", { number: occurrence.number })}</span>}
    </p>
  );
}
