import { companyContract } from "@portal/shared/company/contract.ts";
import type { Company } from "@portal/shared/company/model.ts";
import { countryOf } from "@portal/shared/country.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { readOf } from "../../lib/api/read.ts";
import { submissionOf } from "../../lib/api/submission.ts";
import { formatDay } from "../../lib/text/format.ts";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/feedback/notify.ts";
import { ApiForm, FormSection } from "../../ui/form/api-form.tsx";
import { useKeepInput, useKeptInput } from "../../ui/form/leaving/kept-input.ts";
import { SubmitBar, SubmitButton } from "../../ui/form/submit-bar.tsx";
import { useApiForm } from "../../ui/form/use-api-form.ts";
import { refreshAccount } from "../account/model.ts";
import { CompanyFields } from "./company-fields.tsx";
import { companyFormValues } from "./form-values.ts";
import { TermsDialog } from "./terms-dialog.tsx";

/** A registered company, changed by its members. */
export function CompanyForm({ company }: { company: Company }) {
  const translate = useTranslations("company");
  const shared = useTranslations("shell.ui");
  const queryClient = useQueryClient();
  const [submissions] = useState(() => ({
    update: submissionOf(companyContract, "update", { companyId: company.id }),
  }));
  const values = companyFormValues(company);
  const form = useApiForm({
    values,
    typed: useKeptInput(`company.${company.id}`, values),
    submissions,
    valuesOf: companyFormValues,
    onSaved: (saved) => {
      queryClient.setQueryData(readOf(companyContract, "get", { companyId: company.id }).queryKey, saved);
      // The account names the company, too.
      void refreshAccount(queryClient);
      notify.success(translate("saved"));
    },
    failureTitle: translate("failed"),
  });
  useKeepInput(`company.${company.id}`, form);
  return (
    <ApiForm form={form} aria-labelledby="page-title">
      <CompanyFields isRegistered />
      <AcceptedTerms company={company} />
      <SubmitBar isDirty={form.isDirty} note={translate("savedAt")}>
        <SubmitButton form={form} intent="update" busyLabel={shared("saving")}>
          {translate("save")}
        </SubmitButton>
      </SubmitBar>
    </ApiForm>
  );
}

function AcceptedTerms({ company: { terms, data } }: { company: Company }) {
  const translate = useTranslations("company");
  const locale = useLocale();
  const [isReading, setReading] = useState(false);
  const date = formatDay(terms.acceptedAt, locale, countryOf(data.taxIdentificationType));
  return (
    <FormSection title={translate("termsSection")}>
      <p>
        {translate("termsAccepted", { version: terms.version, date })}{" "}
        <Button variant="link" onClick={() => setReading(true)}>
          {translate("readTerms")}
        </Button>
      </p>
      {isReading && <TermsDialog onClose={() => setReading(false)} />}
    </FormSection>
  );
}
