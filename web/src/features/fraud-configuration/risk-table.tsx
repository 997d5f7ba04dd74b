import type { FraudConfigurationDraft } from "@portal/shared/fraud-configuration/model.ts";
import { useTranslations } from "use-intl";
import { DescriptionList } from "../../ui/feedback/status.tsx";

/** What becomes of an order with each result of the analysis, by the choices that were made. */
export function RiskTable({ draft }: { draft: FraudConfigurationDraft }) {
  const translate = useTranslations("fraud-view.risk");
  const days = useTranslations("fraud-view")("days", { count: draft.analysisExpiry ?? 0 });
  const { trigger, analysisExpiry, actionAfterDeadline } = draft;
  const review =
    analysisExpiry && actionAfterDeadline
      ? translate(`waits.${actionAfterDeadline}`, { days })
      : translate("waitsOpen");
  return (
    <>
      {trigger ? (
        <DescriptionList
          items={[
            { id: "accepted", label: translate("accepted"), value: translate(`outcome.${trigger}.accepted`) },
            { id: "review", label: translate("review"), value: review },
            { id: "rejected", label: translate("rejected"), value: translate(`outcome.${trigger}.rejected`) },
          ]}
        />
      ) : (
        <p>{translate("undecided")}</p>
      )}
      <p className="ui-muted">{translate("credit")}</p>
    </>
  );
}
