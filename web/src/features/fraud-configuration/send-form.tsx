import { fraudConfigurationContract } from "@portal/shared/fraud-configuration/contract.ts";
import type { FraudConfiguration } from "@portal/shared/fraud-configuration/model.ts";
import { fraudSteps } from "@portal/shared/fraud-configuration/steps.data.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { submissionOf } from "../../lib/api/submission.ts";
import { usePath } from "../../lib/text/locale.ts";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/feedback/notify.ts";
import { ApiForm } from "../../ui/form/api-form.tsx";
import { SubmitBar } from "../../ui/form/submit-bar.tsx";
import { useApiForm } from "../../ui/form/use-api-form.ts";
import { refreshStages } from "../occurrence/model.ts";
import { fraudConfigurationQuery } from "./queries.ts";
import { openFieldsOf } from "./steps.ts";

const valuesOf = ({ version, draft, answers }: FraudConfiguration) => ({ version, draft, answers });

/** Sends what was checked; while something could not be sent, it says what, and in which step. */
export function FraudSendForm({ configuration }: { configuration: FraudConfiguration }) {
  const translate = useTranslations("fraud-flow.review");
  const words = useTranslations("fraud-flow.words");
  const client = useQueryClient();
  const { companyId, draft } = configuration;
  const [refusals, setRefusals] = useState(0);
  const form = useApiForm({
    values: valuesOf(configuration),
    submissions: { send: submissionOf(fraudConfigurationContract, "send", { companyId }) },
    valuesOf,
    failureTitle: words("notifyFailed"),
    onSaved: (saved) => {
      client.setQueryData(fraudConfigurationQuery(companyId).queryKey, saved);
      refreshStages(client, companyId);
      notify.success(words("sent"));
    },
  });
  const open = fraudSteps.flatMap((step) => openFieldsOf(step, draft).map((field) => ({ step, field })));
  const send = () => (open.length > 0 ? setRefusals(refusals + 1) : form.submit("send"));
  return (
    <ApiForm form={form} aria-labelledby="page-title">
      {refusals > 0 && open.length > 0 && <Refusal key={refusals} open={open} />}
      <SubmitBar isDirty={false} note={open.length === 0 && translate("ready")}>
        <Button variant="primary" isBusy={form.sending !== undefined} onClick={send}>
          {words(form.sending ? "sending" : "send")}
        </Button>
      </SubmitBar>
    </ApiForm>
  );
}

interface OpenField {
  readonly step: (typeof fraudSteps)[number];
  readonly field: ReturnType<typeof openFieldsOf>[number];
}

/** Takes the focus, as every refusal of a form does. */
function Refusal({ open }: { open: readonly OpenField[] }) {
  const translate = useTranslations("fraud-flow");
  const stepOf = useTranslations("fraud-view.step");
  const labelOf = useTranslations("fraud-configuration.field");
  const path = usePath();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  return (
    <div className="ui-alert ui-alert--danger" ref={summary} tabIndex={-1} role="alert">
      <h2 className="ui-alert__title">{translate("review.invalid")}</h2>
      <p>{translate("review.invalidLead")}</p>
      <ul className="ui-alert__list">
        {open.map(({ step, field }) => (
          <li key={field}>
            <Link to={`${path(step.path)}#${field}`}>
              {translate("review.inStep", {
                field: labelOf(field),
                step: stepOf(`${step.id}.title`),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
