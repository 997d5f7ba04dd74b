import type { FraudConfigurationDraft } from "@portal/shared/fraud-configuration/model.ts";
import { triggers } from "@portal/shared/fraud-prevention/options.ts";
import { useTranslations } from "use-intl";
import { DescriptionList } from "../../ui/feedback/status.tsx";

type Trigger = (typeof triggers)[number]["id"];

/** What becomes of an order with each result of the analysis, by the choices that were made or may be made. */
export function RiskTable({ draft }: { draft: FraudConfigurationDraft }) {
  const translate = useTranslations("fraud-view.risk");
  return (
    <>
      {draft.trigger ? (
        <Outcomes trigger={draft.trigger} draft={draft} />
      ) : (
        <>
          <p>{translate("undecided")}</p>
          {triggers.map(({ id }) => (
            <section key={id}>
              <h3>{translate(`if.${id}`)}</h3>
              <Outcomes trigger={id} draft={draft} />
            </section>
          ))}
        </>
      )}
      <p className="ui-muted">{translate("credit")}</p>
    </>
  );
}

function Outcomes({ trigger, draft }: { trigger: Trigger; draft: FraudConfigurationDraft }) {
  const translate = useTranslations("fraud-view.risk");
  const { analysisExpiry, actionAfterDeadline } = draft;
  const days = useTranslations("fraud-view")("days", { count: analysisExpiry ?? 0 });
  const review =
    analysisExpiry && actionAfterDeadline
      ? translate(`waits.${actionAfterDeadline}`, { days })
      : translate("waitsOpen");
  return (
    <DescriptionList
      items={[
        { id: "accepted", label: translate("accepted"), value: translate(`outcome.${trigger}.accepted`) },
        { id: "review", label: translate("review"), value: review },
        { id: "rejected", label: translate("rejected"), value: translate(`outcome.${trigger}.rejected`) },
      ]}
    />
  );
}
