import { fraudConfigurationTransitions } from "@portal/shared/fraud-configuration/lifecycle.ts";
import type { FraudConfiguration } from "@portal/shared/fraud-configuration/model.ts";
import { allowedActions } from "@portal/shared/lifecycle.ts";
import { Suspense } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { FraudView } from "../../../features/fraud-configuration/fraud-view.tsx";
import { FraudStatusBadge } from "../../../features/fraud-configuration/status-badge.tsx";
import { stepOfField } from "../../../features/fraud-configuration/steps.ts";
import { useFraudFieldLabel } from "../../../features/history/words/use-fraud-field-label.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../../../ui/feedback/states.tsx";
import { Alert } from "../../../ui/feedback/status.tsx";
import { Card } from "../../../ui/page.tsx";
import { useFocusOnChange } from "../../../ui/use-focus-on-change.ts";
import { FraudFlow } from "../flow/fraud-flow.tsx";
import type { FraudPlace } from "../flow/use-own-fraud.ts";
import { NotOpen } from "./not-open.tsx";
import { StatusBanner } from "./status-banner.tsx";

const HistoryTimeline = lazyPart(
  async () => (await import("../../../features/history/history-timeline.tsx")).HistoryTimeline,
);

const Reopen = lazyPart(async () => (await import("./reopen.tsx")).Reopen);
const FraudSendForm = lazyPart(
  async () => (await import("../../../features/fraud-configuration/send-form.tsx")).FraudSendForm,
);

/** All steps of the configuration at a glance: checked before it is sent, and read afterwards. */
export function FraudConfigurationPage() {
  const translate = useTranslations("fraud-flow.review");
  return (
    <FraudFlow
      current="review"
      title={translate("title")}
      intro={translate("lead")}
      renderStatus={({ configuration }) => <FraudStatusBadge status={configuration.status} />}
    >
      {(place) => (place.product.configuration.status === "locked" ? <NotOpen /> : <Content {...place} />)}
    </FraudFlow>
  );
}

function Content({ configuration, country }: FraudPlace) {
  const translate = useTranslations("fraud-flow");
  const stepOf = useTranslations("fraud-view.step");
  const path = usePath();
  const { companyId, status, draft, savedAt } = configuration;
  const mayEdit = allowedActions(fraudConfigurationTransitions, status, "client").includes("saveDraft");
  const place = useFocusOnChange<HTMLDivElement>(status);
  const fieldLabel = useFraudFieldLabel();
  return (
    <div ref={place} tabIndex={-1} className="ui-steps__main">
      {mayEdit ? (
        <Asked configuration={configuration} />
      ) : (
        <StatusBanner
          configuration={configuration}
          country={country}
          actions={
            <Suspense>
              <Reopen configuration={configuration} />
            </Suspense>
          }
        />
      )}
      <FraudView
        draft={draft}
        country={country}
        renderActions={(step) =>
          mayEdit && (
            <Link to={path(step.path)}>{translate("review.edit", { step: stepOf(`${step.id}.title`) })}</Link>
          )
        }
      />
      <Suspense>{mayEdit && <FraudSendForm configuration={configuration} />}</Suspense>
      {savedAt && (
        <Card title={translate("words.history")}>
          <Suspense fallback={<Skeleton lines={3} />}>
            <HistoryTimeline
              companyId={companyId}
              product="fraud-prevention"
              stage="configuration"
              country={country}
              fieldLabel={fieldLabel}
            />
          </Suspense>
        </Card>
      )}
    </div>
  );
}

/** What support asks for, with the way to each field. */
function Asked({ configuration: { status, review } }: { configuration: FraudConfiguration }) {
  const translate = useTranslations("adjustment");
  const labelOf = useFraudFieldLabel();
  const path = usePath();
  const adjustments = review?.adjustments ?? [];
  if (status !== "revision") return null;
  if (adjustments.length === 0) {
    return (
      <Alert tone="info" title={translate("reopened")}>
        <p>{translate("reopenedLead")}</p>
      </Alert>
    );
  }
  return (
    <Alert tone="warning" title={translate("title")}>
      <p>{translate("lead", { count: adjustments.length })}</p>
      {review?.comment && <p className="ui-comment">{review.comment}</p>}
      <ul aria-label={translate("items")}>
        {adjustments.map(({ field, comment }) => (
          <li key={field}>
            <Link
              to={`${path(stepOfField(field)?.path ?? "/anti-fraud/configuration")}#${field}`}
              aria-label={translate("go", { field: labelOf(field) })}
            >
              {labelOf(field)}
            </Link>
            <p>{comment}</p>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
