import type { Country } from "@portal/shared/country.ts";
import {
  type FraudConfiguration,
  fraudConfigurationFields,
} from "@portal/shared/fraud-configuration/model.ts";
import type { FraudStep } from "@portal/shared/fraud-configuration/steps.data.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, useCallback, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import { notify } from "../../ui/feedback/notify.ts";
import { FormAdjustments } from "../../ui/form/adjustment/adjustments.tsx";
import { ApiForm } from "../../ui/form/api-form.tsx";
import { SubmitBar, SubmitButton } from "../../ui/form/submit-bar.tsx";
import { useApiForm } from "../../ui/form/use-api-form.ts";
import { refreshStages } from "../occurrence/model.ts";
import { FraudField } from "./field-control.tsx";
import { draftOf, formValuesOf, fraudSubmissions } from "./form-values.ts";
import { fraudConfigurationQuery, fraudRevisionQuery } from "./queries.ts";
import "./fraud-configuration.css";

/** Not needed until something was saved. */
const AutosaveNote = lazyPart(
  async () => (await import("../../ui/form/autosave/autosave-note.tsx")).AutosaveNote,
);

interface StepFormProps {
  readonly step: FraudStep;
  readonly configuration: FraudConfiguration;
  readonly country: Country;
  /** When it was saved last, in the reader's words. */
  readonly savedWhen: string | undefined;
  /** What stands before the fields. */
  readonly lead?: ReactNode;
  /** The link to the step before. */
  readonly back: ReactNode;
  readonly onward: "continue" | "toReview";
  /** The step is saved and the next one is asked for. */
  readonly onContinue: () => void;
}

const none = [] as const;

/** One step of the configuration: it saves itself while it is typed, complete or not, and leads to the next one. */
export function FraudStepForm(props: StepFormProps) {
  const { step, configuration, country, savedWhen, lead, back, onward, onContinue } = props;
  const translate = useTranslations("fraud-flow");
  const words = useTranslations("fraud-flow.words");
  const locale = useLocale();
  const client = useQueryClient();
  const { companyId } = configuration;
  const keep = (saved: FraudConfiguration) =>
    client.setQueryData(fraudConfigurationQuery(companyId).queryKey, saved);
  const [submissions] = useState(() => fraudSubmissions(companyId, country));
  const form = useApiForm({
    values: formValuesOf(configuration, country, locale),
    submissions,
    checkedAs: "send",
    valuesOf: (saved: FraudConfiguration) => formValuesOf(saved, country, locale),
    failureTitle: words("saveFailed"),
    onSaved: (saved) => {
      keep(saved);
      refreshStages(client, companyId);
      notify.success(words("saved"));
      onContinue();
    },
    autosave: { intent: "saveDraft", onSaved: keep },
  });
  const before = savedWhen ? words("savedAt", { when: savedWhen }) : words("neverSaved");
  return (
    <ApiForm form={form} aria-labelledby="page-title">
      <Asked configuration={configuration} country={country}>
        {lead}
        {step.fields.length > 0 && (
          <div className="ui-fields">
            {step.fields.map((field) => (
              <FraudField key={field} field={field} country={country} />
            ))}
          </div>
        )}
        <SubmitBar
          isDirty={false}
          note={
            <Suspense fallback={before}>
              <AutosaveNote form={form} before={before} />
            </Suspense>
          }
        >
          {back}
          <SubmitButton form={form} intent="saveDraft" busyLabel={words("saving")}>
            {translate(onward)}
          </SubmitButton>
        </SubmitBar>
      </Asked>
    </ApiForm>
  );
}

/** What support asked for, beside the fields, compared with the revision that it saw. */
function Asked({
  configuration: { companyId, status, revision, review },
  country,
  children,
}: Pick<StepFormProps, "configuration" | "country"> & { readonly children: ReactNode }) {
  const isAsked = status === "revision";
  const sent = useQuery({ ...fraudRevisionQuery(companyId, revision), enabled: isAsked && revision > 0 });
  const read = useCallback((typed: unknown) => draftOf(typed, country), [country]);
  return (
    <FormAdjustments
      fields={fraudConfigurationFields}
      asked={isAsked ? (review?.adjustments ?? none) : undefined}
      before={sent.data?.draft}
      draftOf={read}
    >
      {children}
    </FormAdjustments>
  );
}
