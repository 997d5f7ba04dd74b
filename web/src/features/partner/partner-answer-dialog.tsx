import { partnerContract } from "@portal/shared/partner/contract.ts";
import type { PartnerAction } from "@portal/shared/partner/lifecycle.ts";
import type { Partner } from "@portal/shared/partner/model.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { type Submission, submissionOf } from "../../lib/api/submission.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { notify } from "../../ui/feedback/notify.ts";
import { ApiForm } from "../../ui/form/api-form.tsx";
import { TextArea } from "../../ui/form/field/text-field.tsx";
import { SubmitButton } from "../../ui/form/submit-bar.tsx";
import { useApiForm } from "../../ui/form/use-api-form.ts";
import { refreshQueue } from "../occurrence/model.ts";
import { refreshPartners } from "./queries.ts";

interface AnswerDialogProps {
  readonly partner: Partner;
  readonly action: PartnerAction;
  readonly onClose: () => void;
}

interface AnswerValues {
  version: number;
  comment?: string;
}

/** Support's answer on a partner; where the API asks for a reason, so does the form. */
export function PartnerAnswerDialog({ partner, action, onClose }: AnswerDialogProps) {
  const translate = useTranslations(`partner.answer.${action}`);
  const shared = useTranslations("shell.ui");
  const client = useQueryClient();
  const { id: partnerId, version, data } = partner;
  const submission: Submission<Partner> = submissionOf(partnerContract, action, { partnerId });
  const asksReason = "comment" in partnerContract.routes[action].body.shape;
  const values: AnswerValues = asksReason ? { version, comment: "" } : { version };
  const form = useApiForm({
    values,
    submissions: { answer: submission },
    valuesOf: ({ version: fresh }) => ({ ...values, version: fresh }),
    failureTitle: translate("failed"),
    onSaved: () => {
      refreshPartners(client);
      refreshQueue(client);
      notify.success(translate("done", { name: data.name }));
      onClose();
    },
  });
  return (
    <Dialog title={translate("title", { name: data.name })} onClose={onClose}>
      <ApiForm form={form} aria-label={translate("title", { name: data.name })}>
        <p className="ui-dialog__text">{translate("lead")}</p>
        {asksReason && <TextArea name="comment" label={translate("comment")} rows={3} maxLength={500} />}
        <div className="ui-dialog__actions">
          <Button onClick={onClose}>{shared("cancel")}</Button>
          <SubmitButton form={form} intent="answer">
            {translate("action")}
          </SubmitButton>
        </div>
      </ApiForm>
    </Dialog>
  );
}
