import type { Country } from "@portal/shared/country.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import { fraudScenarios } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import { useTranslations } from "use-intl";
import { ApiForm } from "../../ui/form/api-form.tsx";
import { CheckboxGroup } from "../../ui/form/field/choices.tsx";
import { SubmitBar, SubmitButton } from "../../ui/form/submit-bar.tsx";
import { useSelectionForm } from "../certification-engine/use-selection-form.ts";
import { ScenarioList } from "./scenario-list.tsx";
import { fraudCertificationScreens } from "./screens.ts";

interface FraudSelectionFormProps {
  readonly certification: FraudCertification;
  readonly country: Country;
}

/** Which scenarios are sent next: a part may go first, and none is left out in the end. */
export function FraudSelectionForm({ certification, country }: FraudSelectionFormProps) {
  const translate = useTranslations("fraud-certification");
  const { reviews } = certification;
  const form = useSelectionForm(fraudCertificationScreens, certification);
  // What has passed stays among what is sent, so there is no choice about it.
  const open = fraudScenarios.filter(({ id }) => reviews[id]?.verdict !== "passed");
  return (
    <ApiForm form={form} aria-label={translate("testCases.title")}>
      <section className="ui-card">
        <CheckboxGroup
          name="caseIds"
          label={translate("testCases.choose")}
          hint={translate("testCases.chooseHint")}
          choices={open.map(({ id, title }) => ({ id, label: title }))}
        />
      </section>
      <ScenarioList certification={certification} country={country} />
      <SubmitBar isDirty={form.isDirty}>
        <SubmitButton form={form} intent="select">
          {translate("testCases.save")}
        </SubmitButton>
      </SubmitBar>
    </ApiForm>
  );
}
