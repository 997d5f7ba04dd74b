import type { Country } from "@portal/shared/country.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import { useTranslations } from "use-intl";
import { BeginFraudButton, RestartFraudButton } from "../../../features/fraud-certification/act-button.tsx";
import { FraudAttempts } from "../../../features/fraud-certification/fraud-attempts.tsx";
import { mayRestart, shownStatusOf } from "../../../features/fraud-certification/shown-status.ts";
import { HistoryTimeline } from "../../../features/history/history-timeline.tsx";
import { usePath } from "../../../lib/text/locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/page.tsx";
import { useFocusOnChange } from "../../../ui/use-focus-on-change.ts";
import { FraudCertificationFrame } from "./certification-frame.tsx";

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
  const { review, occurrence } = certification;
  const ways = {
    locked: <ButtonLink href={path("/onboarding/dashboard")}>{translate("dashboard")}</ButtonLink>,
    ready: <BeginFraudButton certification={certification} />,
    open: <Returns label="open.returns" />,
    "under-approval": <Returns label="under-approval.returns" />,
    revision: <Returns label="revision.returns" />,
    concluded: (
      <ButtonLink variant="primary" href={path("/anti-fraud/prod-keys-config")}>
        {translate("concluded.keys")}
      </ButtonLink>
    ),
  };
  return (
    <Card title={translate(`${shown}.title`)}>
      <p>{translate(`${shown}.lead`)}</p>
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

function Returns({ label }: { label: "open.returns" | "under-approval.returns" | "revision.returns" }) {
  const translate = useTranslations("fraud-certification.stand");
  const path = usePath();
  return (
    <ButtonLink variant="primary" href={path("/anti-fraud/certification/send-test")}>
      {translate(label)}
    </ButtonLink>
  );
}
