import type { Country } from "@portal/shared/country.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { BeginFraudButton, RestartFraudButton } from "../../../features/fraud-certification/act-button.tsx";
import { FraudAttempts } from "../../../features/fraud-certification/fraud-attempts.tsx";
import { mayRestart, shownStatusOf } from "../../../features/fraud-certification/shown-status.ts";
import { HistoryTimeline } from "../../../features/history/history-timeline.tsx";
import { usePath } from "../../../lib/text/locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../../../ui/feedback/states.tsx";
import { Card } from "../../../ui/page.tsx";
import { useFocusOnChange } from "../../../ui/use-focus-on-change.ts";
import { FraudCertificationFrame } from "./certification-frame.tsx";

const FraudTestGuide = lazyPart(async () => (await import("./test-guide.tsx")).FraudTestGuide);

/** The certification of fraud prevention: where it stands, whose turn it is, and what comes next. */
export function FraudCertificationPage() {
  const translate = useTranslations("fraud-certification");
  const titles = useTranslations("shell.titles");
  return (
    <FraudCertificationFrame
      title={translate("title")}
      lead={translate("lead")}
      above={{ to: "/onboarding/dashboard", label: titles("dashboard") }}
    >
      {(own) => <Content {...own} />}
    </FraudCertificationFrame>
  );
}

interface ContentProps {
  readonly certification: FraudCertification;
  readonly country: Country;
}

function Content({ certification, country }: ContentProps) {
  const translate = useTranslations("fraud-certification");
  const { companyId, begunAt, status, attempt } = certification;
  const place = useFocusOnChange<HTMLDivElement>(`${status} ${begunAt} ${attempt}`);
  return (
    <div className="fraud-columns" ref={place} tabIndex={-1}>
      <div className="fraud-stack">
        <Stand certification={certification} />
        <Suspense fallback={<Skeleton lines={8} />}>
          <FraudTestGuide country={country} />
        </Suspense>
        {attempt > 1 && <FraudAttempts companyId={companyId} country={country} />}
      </div>
      {begunAt !== null && (
        <Card title={translate("timeline")}>
          <HistoryTimeline
            companyId={companyId}
            product="fraud-prevention"
            stage="certification"
            country={country}
          />
        </Card>
      )}
    </div>
  );
}

/** What this state means, and the way on. */
function Stand({ certification }: Pick<ContentProps, "certification">) {
  const translate = useTranslations("fraud-certification.stand");
  const path = usePath();
  const shown = shownStatusOf(certification);
  const { review, reviews, selected, occurrence } = certification;
  const failedId = selected.find((caseId) => reviews[caseId]?.verdict === "failed");
  const hasFailed = failedId !== undefined;
  // What was sent passed, and support only asks for something else, such as the rest.
  const words = shown === "revision" && !hasFailed ? "passed" : shown;
  const ways = {
    locked: <ButtonLink href={path("/onboarding/dashboard")}>{translate("dashboard")}</ButtonLink>,
    ready: <BeginFraudButton certification={certification} />,
    open: <Returns label="open.returns" />,
    "under-approval": <Returns label="under-approval.returns" />,
    revision: <Returns label={hasFailed ? "revision.returns" : "passed.returns"} caseId={failedId} />,
    concluded: (
      <ButtonLink variant="primary" href={path("/anti-fraud/prod-keys-config")}>
        {translate("concluded.keys")}
      </ButtonLink>
    ),
  };
  return (
    <Card title={translate(`${words}.title`)}>
      <p>{translate(`${words}.lead`)}</p>
      {occurrence && <p className="ui-muted">{translate("ticket", { number: occurrence.number })}</p>}
      {shown === "revision" && review?.comment && <p className="ui-comment">{review.comment}</p>}
      <div className="fraud-actions">
        {ways[shown]}
        <ButtonLink href={path("/anti-fraud/certification/test-cases")}>{translate("scenarios")}</ButtonLink>
        {mayRestart(certification) && certification.isUnlocked && (
          <RestartFraudButton certification={certification} />
        )}
      </div>
    </Card>
  );
}

interface ReturnsProps {
  readonly label: "open.returns" | "under-approval.returns" | "revision.returns" | "passed.returns";
  /** The scenario to begin with; without it the list of all. */
  readonly caseId?: string;
}

const returnsPage = "/anti-fraud/certification/send-test";

function Returns({ label, caseId }: ReturnsProps) {
  const translate = useTranslations("fraud-certification.stand");
  const path = usePath();
  return (
    <ButtonLink variant="primary" href={path(caseId ? `${returnsPage}?case=${caseId}` : returnsPage)}>
      {translate(label)}
    </ButtonLink>
  );
}
