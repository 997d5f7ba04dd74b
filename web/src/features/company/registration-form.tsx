import { companyContract } from "@portal/shared/company/contract.ts";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { useLocale, useTranslations } from "use-intl";
import { submissionOf } from "../../lib/api/submission.ts";
import { Button } from "../../ui/button.tsx";
import { ApiForm, FormSection } from "../../ui/form/api-form.tsx";
import { CheckboxField } from "../../ui/form/field/choices.tsx";
import { useKeepInput, useKeptInput } from "../../ui/form/leaving/kept-input.ts";
import { SubmitBar, SubmitButton } from "../../ui/form/submit-bar.tsx";
import { type ApiForm as ApiFormState, useApiForm } from "../../ui/form/use-api-form.ts";
import { CompanyFields } from "./company-fields.tsx";
import { emptyRegistration, type RegistrationFormValues } from "./form-values.ts";
import { TermsDialog } from "./terms-dialog.tsx";

const submissions = { register: submissionOf(companyContract, "register", {}) };

/** Nothing of a company is stored before it is registered: what is typed is kept in this tab. */
const keptAs = (email: string): string => `registration.${email}`;

export type RegistrationOutcome = "registered" | "join-requested";

interface RegistrationFormProps {
  /** The person who registers is the likeliest contact. */
  readonly account: { readonly name: string; readonly email: string };
  /** The values typed before, when only the tax id is to be corrected. */
  readonly typed?: RegistrationFormValues | undefined;
  readonly onDone: (outcome: RegistrationOutcome, typed: RegistrationFormValues) => void;
}

export function RegistrationForm({ account, typed, onDone }: RegistrationFormProps) {
  const translate = useTranslations("company");
  const locale = useLocale();
  const [values] = useState(() => typed ?? emptyRegistration({ ...account, locale }));
  const form: ApiFormState<RegistrationFormValues, "register"> = useApiForm({
    values,
    typed: useKeptInput(keptAs(account.email), values),
    submissions,
    onSaved: ({ outcome }) => onDone(outcome, structuredClone(form.methods.getValues())),
  });
  useKeepInput(keptAs(account.email), form);
  return (
    <ApiForm form={form} aria-labelledby="page-title">
      <CompanyFields isRegistered={false} />
      <FormSection title={translate("termsSection")} intro={translate("termsIntro")}>
        <TermsField />
      </FormSection>
      <SubmitBar isDirty={form.isDirty}>
        <SubmitButton form={form} intent="register">
          {translate("create")}
        </SubmitButton>
      </SubmitBar>
    </ApiForm>
  );
}

function TermsField() {
  const translate = useTranslations("company");
  const { setValue } = useFormContext();
  const [isReading, setReading] = useState(false);
  return (
    <>
      <CheckboxField
        name="acceptsTerms"
        label={translate("acceptsTerms")}
        hint={
          <Button variant="link" onClick={() => setReading(true)}>
            {translate("readTerms")}
          </Button>
        }
      />
      {isReading && (
        <TermsDialog
          onClose={() => setReading(false)}
          onAccept={() => setValue("acceptsTerms", true, { shouldDirty: true, shouldValidate: true })}
        />
      )}
    </>
  );
}
