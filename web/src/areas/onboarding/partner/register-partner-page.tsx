import { phoneDigits } from "@portal/shared/field/fields.ts";
import { partnerContract } from "@portal/shared/partner/contract.ts";
import type { PartnerData } from "@portal/shared/partner/model.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { refreshPartners } from "../../../features/partner/queries.ts";
import { submissionOf } from "../../../lib/api/submission.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { ErrorState, Skeleton } from "../../../ui/feedback/states.tsx";
import { ApiForm } from "../../../ui/form/api-form.tsx";
import { TextField } from "../../../ui/form/field/text-field.tsx";
import { SubmitBar, SubmitButton } from "../../../ui/form/submit-bar.tsx";
import { useApiForm } from "../../../ui/form/use-api-form.ts";
import { PageHeader } from "../../../ui/page.tsx";
import { useOwnCompany } from "../use-own-company.ts";
import { PartnerPage } from "./partner-page.tsx";

/** Proposes a partner; it is listed once support has approved it. */
export function RegisterPartnerPage() {
  const translate = useTranslations("partner");
  const path = usePath();
  const { company, error, refetch } = useOwnCompany();
  return (
    <PartnerPage narrow>
      <PageHeader
        above={<Link to={path("/onboarding/listOfPartners")}>{translate("title")}</Link>}
        title={translate("register.title")}
        intro={translate("register.lead")}
      />
      {company ? (
        <RegistrationForm companyId={company.id} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <Skeleton lines={6} />
      )}
    </PartnerPage>
  );
}

const nothing: PartnerData = { name: "", responsible: "", phone: "", email: "", website: "" };

function RegistrationForm({ companyId }: { companyId: string }) {
  const translate = useTranslations("partner");
  const client = useQueryClient();
  const [registered, setRegistered] = useState<string>();
  const [submissions] = useState(() => ({
    register: submissionOf(partnerContract, "register", { companyId }),
  }));
  const form = useApiForm({
    values: nothing,
    submissions,
    valuesOf: () => nothing,
    failureTitle: translate("failed"),
    onSaved: ({ data }) => {
      refreshPartners(client);
      setRegistered(data.name);
    },
  });
  return (
    <ApiForm form={form} aria-labelledby="page-title">
      <TextField name="name" label={translate("field.name")} autoComplete="organization" maxLength={120} />
      <TextField
        name="responsible"
        label={translate("field.responsible")}
        autoComplete="name"
        maxLength={120}
      />
      <TextField
        name="phone"
        label={translate("field.phone")}
        hint={translate("register.phoneHint", phoneDigits)}
        type="tel"
        autoComplete="tel"
      />
      <TextField name="email" label={translate("field.email")} type="email" autoComplete="email" />
      <TextField
        name="website"
        label={translate("field.website")}
        type="url"
        placeholder="https://"
        autoComplete="url"
      />
      <SubmitBar isDirty={form.isDirty}>
        <SubmitButton form={form} intent="register">
          {translate("register.submit")}
        </SubmitButton>
      </SubmitBar>
      {registered && <Registered name={registered} onAnother={() => setRegistered(undefined)} />}
    </ApiForm>
  );
}

function Registered({ name, onAnother }: { name: string; onAnother: () => void }) {
  const translate = useTranslations("partner.registered");
  const path = usePath();
  const navigate = useNavigate();
  return (
    <Dialog title={translate("title")} onClose={onAnother}>
      <p className="ui-dialog__text">{translate("lead", { name })}</p>
      <div className="ui-dialog__actions">
        <Button onClick={onAnother}>{translate("another")}</Button>
        <Button variant="primary" onClick={() => void navigate(path("/onboarding/listOfPartners"))}>
          {translate("list")}
        </Button>
      </div>
    </Dialog>
  );
}
