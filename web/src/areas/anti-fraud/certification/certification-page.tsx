import type { Country } from "@portal/shared/country.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { FraudAttempts } from "../../../features/fraud-certification/fraud-attempts.tsx";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../../../ui/feedback/states.tsx";
import { Card } from "../../../ui/page.tsx";
import { useFocusOnChange } from "../../../ui/use-focus-on-change.ts";
import { FraudCertificationFrame } from "./certification-frame.tsx";
import { FraudStand } from "./certification-stand.tsx";

const FraudTestGuide = lazyPart(async () => (await import("./test-guide.tsx")).FraudTestGuide);

/** What happened comes after where it stands. */
const HistoryTimeline = lazyPart(
  async () => (await import("../../../features/history/history-timeline.tsx")).HistoryTimeline,
);

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
    <div className="fraud-stack" ref={place} tabIndex={-1}>
      <FraudStand certification={certification} />
      <Suspense fallback={<Skeleton lines={8} />}>
        <FraudTestGuide country={country} />
      </Suspense>
      {attempt > 1 && <FraudAttempts companyId={companyId} country={country} />}
      {begunAt !== null && (
        <Card title={translate("timeline")}>
          <Suspense fallback={<Skeleton lines={3} />}>
            <HistoryTimeline
              companyId={companyId}
              product="fraud-prevention"
              stage="certification"
              country={country}
            />
          </Suspense>
        </Card>
      )}
    </div>
  );
}
