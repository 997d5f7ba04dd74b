import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import { useTranslations } from "use-intl";
import { BeginButton, RestartButton } from "../../../features/certification-engine/act-button.tsx";
import { mayRestart, shownStatusOf } from "../../../features/certification-engine/shown-status.ts";
import { fraudCertificationScreens } from "../../../features/fraud-certification/screens.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/page.tsx";

/** What this state means, and the way on. */
export function FraudStand({ certification }: { readonly certification: FraudCertification }) {
  const translate = useTranslations("fraud-certification.stand");
  const ticket = useTranslations("fraud-certification");
  const path = usePath();
  const shown = shownStatusOf(certification);
  const { review, reviews, selected, occurrence } = certification;
  const failedId = selected.find((caseId) => reviews[caseId]?.verdict === "failed");
  const hasFailed = failedId !== undefined;
  // What was sent passed, and support only asks for something else, such as the rest.
  const words = shown === "revision" && !hasFailed ? "passed" : shown;
  const ways = {
    locked: <ButtonLink href={path("/onboarding/dashboard")}>{translate("dashboard")}</ButtonLink>,
    ready: <BeginButton screens={fraudCertificationScreens} certification={certification} />,
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
      {occurrence && <p className="ui-muted">{ticket("ticket", { number: occurrence.number })}</p>}
      {shown === "revision" && review?.comment && <p className="ui-comment">{review.comment}</p>}
      <div className="fraud-actions">
        {ways[shown]}
        <ButtonLink href={path("/anti-fraud/certification/test-cases")}>{translate("scenarios")}</ButtonLink>
        {mayRestart(certification) && certification.isUnlocked && (
          <RestartButton screens={fraudCertificationScreens} certification={certification} />
        )}
      </div>
    </Card>
  );
}

const { returnsPage } = fraudCertificationScreens;

interface ReturnsProps {
  readonly label: "open.returns" | "under-approval.returns" | "revision.returns" | "passed.returns";
  /** The scenario to begin with; without it the list of all. */
  readonly caseId?: string;
}

function Returns({ label, caseId }: ReturnsProps) {
  const translate = useTranslations("fraud-certification.stand");
  const path = usePath();
  return (
    <ButtonLink variant="primary" href={path(caseId ? `${returnsPage}?case=${caseId}` : returnsPage)}>
      {translate(label)}
    </ButtonLink>
  );
}
