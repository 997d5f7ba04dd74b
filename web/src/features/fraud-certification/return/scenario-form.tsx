import type { Country } from "@portal/shared/country.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import type { ScenarioRemark } from "@portal/shared/fraud-certification/scenario-rules.ts";
import type { FraudScenario } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import { useLocale, useTranslations } from "use-intl";
import { todayIn } from "../../../lib/text/today.ts";
import { notify } from "../../../ui/feedback/notify.ts";
import { TextArea, TextField } from "../../../ui/form/field/text-field.tsx";
import { ReturnForm, type ReturnFormProps } from "../../certification-engine/return-form.tsx";
import { fraudCertificationScreens } from "../screens.ts";
import { scenarioSubmission, scenarioValuesOf } from "./scenario-values.ts";
import { useRemarkText } from "./use-remark-text.ts";

interface ScenarioFormProps extends Pick<ReturnFormProps<FraudCertification>, "certification" | "evidence"> {
  readonly scenario: FraudScenario;
  readonly remarks: readonly ScenarioRemark[];
  readonly country: Country;
  /** It was saved by the button that goes on. */
  readonly onSaved: () => void;
}

/** What the test of one scenario brought. */
export function ScenarioForm({
  certification,
  scenario,
  remarks,
  country,
  evidence,
  onSaved,
}: ScenarioFormProps) {
  const translate = useTranslations("fraud-certification");
  const place = { scenario, country, locale: useLocale() };
  return (
    <ReturnForm
      screens={fraudCertificationScreens}
      certification={certification}
      caseId={scenario.id}
      submission={() => scenarioSubmission(certification, place)}
      valuesOf={(saved) => scenarioValuesOf(saved, place)}
      note=""
      evidence={evidence}
      onward={translate("sendTest.saveAndGoOn")}
      onSaved={(_, leadsOn) => {
        notify.success(translate("saved"));
        if (leadsOn) onSaved();
      }}
    >
      <Fields remarks={remarks} country={country} />
    </ReturnForm>
  );
}

function Fields({ remarks, country }: Pick<ScenarioFormProps, "remarks" | "country">) {
  const translate = useTranslations("fraud-certification.return");
  const remarkText = useRemarkText();
  const noticeAt = (field: ScenarioRemark["field"]) => {
    const remark = remarks.find((one) => one.field === field);
    return remark && remarkText(remark);
  };
  return (
    <div className="ui-fields">
      <TextField
        name="return.orderId"
        label={translate("orderId")}
        hint={translate("orderIdHint")}
        notice={noticeAt("orderId")}
        autoComplete="off"
      />
      <TextField
        name="return.testedOn"
        label={translate("testedOn")}
        type="date"
        min="2000-01-01"
        max={todayIn(country)}
      />
      <TextField
        name="return.valueCents"
        label={translate("valueCents")}
        hint={translate("valueHint")}
        notice={noticeAt("valueCents")}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextArea
        name="return.notes"
        label={translate("notes")}
        hint={translate("notesHint")}
        rows={3}
        optional
      />
    </div>
  );
}
