import { casesFor } from "@portal/shared/certification/cases.ts";
import type { Certification } from "@portal/shared/certification/model.ts";
import type { Country } from "@portal/shared/country.ts";
import type { PortalPath } from "@portal/shared/site.ts";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { formatInstant } from "../../../lib/text/format.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/status.tsx";
import { BeginButton } from "../../certification-engine/act-button.tsx";
import { type ShownCertificationStatus, shownStatusOf } from "../../certification-engine/shown-status.ts";
import { certificationScreens } from "../screens.ts";
import { FailedCases, failedBefore } from "./failed-cases.tsx";
import { type CaseProgress, isComplete } from "./progress.ts";
import { ProgressBar } from "./progress-bar.tsx";
import "../certification.css";

const returnsPage = "/onboarding/certification/send-test";

interface StatusCardProps {
  readonly certification: Certification;
  readonly progress: readonly CaseProgress[];
  readonly country: Country;
}

const faces: Record<ShownCertificationStatus, (props: StatusCardProps) => ReactNode> = {
  locked: () => <Locked />,
  ready: (props) => <Ready {...props} />,
  open: (props) => <Open {...props} />,
  "under-approval": (props) => <Waiting {...props} />,
  revision: (props) => <Revision {...props} />,
  concluded: () => <Concluded />,
};

/** The certification's status, whose turn it is, and what to do next. */
export function StatusCard(props: StatusCardProps) {
  return faces[shownStatusOf(props.certification)](props);
}

interface StepLinkProps {
  readonly to: PortalPath | `${PortalPath}?${string}`;
  readonly isMain?: boolean;
  readonly children: ReactNode;
}

function StepLink({ to, isMain = false, children }: StepLinkProps) {
  const path = usePath();
  return (
    <ButtonLink variant={isMain ? "primary" : "secondary"} href={path(to)}>
      {children}
    </ButtonLink>
  );
}

const Actions = ({ children }: { children: ReactNode }) => (
  <div className="certification-actions">{children}</div>
);

function Locked() {
  const translate = useTranslations("certification.locked");
  return (
    <Alert tone="neutral" title={translate("title")}>
      <p>{translate("lead")}</p>
      <Actions>
        <StepLink to="/onboarding/configuration" isMain>
          {translate("configuration")}
        </StepLink>
        <StepLink to="/onboarding/release">{translate("release")}</StepLink>
      </Actions>
    </Alert>
  );
}

function Ready({ certification }: StatusCardProps) {
  const translate = useTranslations("certification.ready");
  const cases = casesFor(certification.scope);
  const mandatory = cases.filter(({ isMandatory }) => isMandatory).length;
  return (
    <Alert tone="info" title={translate("title")}>
      <p>{translate("lead", { count: cases.length, mandatory })}</p>
      <Actions>
        <BeginButton screens={certificationScreens} certification={certification} />
        <StepLink to="/onboarding/certification/test-cases">{translate("preview")}</StepLink>
      </Actions>
    </Alert>
  );
}

function Open({ progress }: StatusCardProps) {
  const translate = useTranslations("certification.open");
  const complete = progress.filter(isComplete).length;
  const isReady = complete === progress.length;
  return (
    <Alert
      tone={isReady ? "success" : "info"}
      title={translate("title", { complete, total: progress.length })}
    >
      <ProgressBar complete={complete} total={progress.length} />
      <p>{translate(isReady ? "all" : complete === 0 ? "nothing" : "some")}</p>
      <Actions>
        <StepLink to={returnsPage} isMain>
          {translate(isReady ? "review" : "returns")}
        </StepLink>
        <StepLink to="/onboarding/certification/test-cases">{translate("choose")}</StepLink>
      </Actions>
    </Alert>
  );
}

function Waiting({ certification: { occurrence }, country }: StatusCardProps) {
  const translate = useTranslations("certification.waiting");
  const locale = useLocale();
  const date = occurrence?.sentAt ? formatInstant(occurrence.sentAt, locale, country) : "";
  return (
    <Alert tone="info" title={translate("title")}>
      <p>{translate("lead", { date })}</p>
      <Actions>
        <StepLink to={returnsPage}>{translate("returns")}</StepLink>
      </Actions>
    </Alert>
  );
}

function Revision({ certification: { review }, progress }: StatusCardProps) {
  const translate = useTranslations("certification.revision");
  const translateOpen = useTranslations("certification.open");
  const failed = failedBefore(progress);
  const open = failed.filter(({ state }) => state === "failed");
  const isDone = failed.length > 0 && open.length === 0;
  const [first] = open;
  return (
    <Alert
      tone={isDone ? "success" : "warning"}
      title={isDone ? translate("allDone") : translate("title", { count: open.length })}
    >
      <p>{translate(isDone ? "allDoneLead" : "lead")}</p>
      {review?.comment && (
        <blockquote className="certification-comment">
          <p className="certification-comment__label">{translate("comment")}</p>
          {review.comment}
        </blockquote>
      )}
      {failed.length > 0 && <FailedCases failed={failed} />}
      <Actions>
        {first ? (
          <StepLink to={`${returnsPage}?case=${first.test.id}`} isMain>
            {translate("returns")}
          </StepLink>
        ) : (
          <StepLink to={returnsPage} isMain>
            {translateOpen("review")}
          </StepLink>
        )}
        <StepLink to="/onboarding/certification/test-cases">{translateOpen("choose")}</StepLink>
      </Actions>
    </Alert>
  );
}

function Concluded() {
  const translate = useTranslations("certification.concluded");
  return (
    <Alert tone="success" title={translate("title")}>
      <p>{translate("lead")}</p>
      <Actions>
        <StepLink to="/onboarding/production" isMain>
          {translate("production")}
        </StepLink>
        <StepLink to={returnsPage}>{translate("returns")}</StepLink>
      </Actions>
    </Alert>
  );
}
