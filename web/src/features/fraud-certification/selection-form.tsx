import type { Country } from "@portal/shared/country.ts";
import { fraudCertificationContract } from "@portal/shared/fraud-certification/contract.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import { fraudScenarios } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { submissionOf } from "../../lib/api/submission.ts";
import { notify } from "../../ui/feedback/notify.ts";
import { ApiForm } from "../../ui/form/api-form.tsx";
import { CheckboxGroup } from "../../ui/form/field/choices.tsx";
import { onFreshVersion } from "../../ui/form/fresh-version.ts";
import { SubmitBar, SubmitButton } from "../../ui/form/submit-bar.tsx";
import { useApiForm } from "../../ui/form/use-api-form.ts";
import { keepFraudCertification } from "./queries.ts";
import { ScenarioList } from "./scenario-list.tsx";

interface FraudSelectionFormProps {
  readonly certification: FraudCertification;
  readonly country: Country;
}

const valuesOf = ({ version, selected }: FraudCertification) => ({ version, caseIds: selected });

/** Which scenarios are sent next: a part may go first, and none is left out in the end. */
export function FraudSelectionForm({ certification, country }: FraudSelectionFormProps) {
  const translate = useTranslations("fraud-certification");
  const client = useQueryClient();
  const { companyId, reviews } = certification;
  const [submissions] = useState(() => {
    const submission = submissionOf(fraudCertificationContract, "select", { companyId });
    return { select: onFreshVersion(submission, certification, ({ selected }) => selected) };
  });
  const form = useApiForm({
    values: valuesOf(certification),
    submissions,
    valuesOf,
    failureTitle: translate("saveFailed"),
    onSaved: (saved) => {
      keepFraudCertification(client, saved);
      notify.success(translate("saved"));
    },
  });
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
