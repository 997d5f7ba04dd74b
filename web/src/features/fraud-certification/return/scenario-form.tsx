import type { Country } from "@portal/shared/country.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import type { ScenarioRemark } from "@portal/shared/fraud-certification/scenario-rules.ts";
import type { FraudScenario } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { todayIn } from "../../../lib/text/today.ts";
import { notify } from "../../../ui/feedback/notify.ts";
import { ApiForm } from "../../../ui/form/api-form.tsx";
import { AutosaveNote } from "../../../ui/form/autosave/autosave-note.tsx";
import { TextArea, TextField } from "../../../ui/form/field/text-field.tsx";
import { SubmitBar, SubmitButton } from "../../../ui/form/submit-bar.tsx";
import { useApiForm } from "../../../ui/form/use-api-form.ts";
import { keepFraudCertification } from "../queries.ts";
import { scenarioSubmission, scenarioValuesOf } from "./scenario-values.ts";
import { useRemarkText } from "./use-remark-text.ts";

interface ScenarioFormProps {
  readonly certification: FraudCertification;
  readonly scenario: FraudScenario;
  readonly remarks: readonly ScenarioRemark[];
  readonly country: Country;
  /** The files of the scenario: part of what is returned, so they come before the buttons. */
  readonly evidence: ReactNode;
  readonly onSaved: () => void;
}

/** What the test of one scenario brought; it is saved on its own, complete or not. */
export function ScenarioForm(props: ScenarioFormProps) {
  const { certification, scenario, country, evidence, onSaved } = props;
  const translate = useTranslations("fraud-certification");
  const client = useQueryClient();
  const place = { scenario, country, locale: useLocale() };
  const [submissions] = useState(() => {
    const save = scenarioSubmission(certification, place);
    return { save, saveAndGoOn: save };
  });
  const form = useApiForm({
    values: scenarioValuesOf(certification, place),
    submissions,
    valuesOf: (saved) => scenarioValuesOf(saved, place),
    failureTitle: translate("saveFailed"),
    onSaved: (saved, intent) => {
      keepFraudCertification(client, saved);
      notify.success(translate("saved"));
      if (intent === "saveAndGoOn") onSaved();
    },
    autosave: { intent: "save", onSaved: (saved) => keepFraudCertification(client, saved) },
  });
  const isNew = certification.returns[scenario.id] === undefined;
  return (
    <ApiForm form={form} aria-label={translate("return.title")} isSameForm={isSameScenario}>
      <section className="ui-card" aria-labelledby="given">
        <h2 className="fraud-title" id="given">
          {translate("return.title")}
        </h2>
        {isNew && <p className="ui-muted">{translate("return.proposed")}</p>}
        <Fields {...props} />
      </section>
      {evidence}
      <SubmitBar isDirty={false} note={<AutosaveNote form={form} before="" after="" />}>
        <SubmitButton form={form} intent="save" variant="secondary">
          {translate("return.save")}
        </SubmitButton>
        <SubmitButton form={form} intent="saveAndGoOn">
          {translate("return.saveAndGoOn")}
        </SubmitButton>
      </SubmitBar>
    </ApiForm>
  );
}

/** The query of the address names the scenario; another one is another form. */
const isSameScenario = (from: string, to: string): boolean =>
  new URLSearchParams(from).get("case") === new URLSearchParams(to).get("case");

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
