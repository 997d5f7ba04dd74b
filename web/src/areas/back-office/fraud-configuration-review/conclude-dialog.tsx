import { fraudConfigurationContract } from "@portal/shared/fraud-configuration/contract.ts";
import {
  type FraudConfiguration,
  fraudConfigurationSchema,
} from "@portal/shared/fraud-configuration/model.ts";
import { useTranslations } from "use-intl";
import { submissionOf } from "../../../lib/api/submission.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { ApiForm } from "../../../ui/form/api-form.tsx";
import { TextArea, TextField } from "../../../ui/form/field/text-field.tsx";
import { SubmitButton } from "../../../ui/form/submit-bar.tsx";
import { useApiForm } from "../../../ui/form/use-api-form.ts";
import type { DecisionProps } from "../configuration-review/decision.ts";
import { useLostDecision } from "../review/lost-decision.ts";
import { ColleagueComments } from "../review/notes/colleague-notes.tsx";
import { useReviewNotes } from "../review/notes/notes-context.ts";
import { writtenText } from "../review/notes/review-notes.ts";
import { namesNotes, useFollowedNotes } from "../review/notes/use-decision-notes.ts";
import { useWritten } from "../review/notes/use-written.ts";

/** Approves the configuration and delivers the key of the test environment. */
export function ConcludeDialog({
  occurrence,
  configuration,
  comment: noted,
  onComment,
  onClose,
  onDone,
  onLost,
  onChanged,
}: DecisionProps<FraudConfiguration>) {
  const translate = useTranslations("back-office-form.conclude");
  const words = useTranslations("fraud-view.conclude");
  const { companyId, version, revision } = configuration;
  const { kept } = useReviewNotes();
  const form = useApiForm({
    values: { version, notesVersion: 0, comment: noted, accessData: { fraudDetectTestKey: "" } },
    submissions: { conclude: submissionOf(fraudConfigurationContract, "conclude", { companyId }) },
    beforeSending: namesNotes(kept),
    failureTitle: translate("failed"),
    onSaved: (decided) => onDone(decided, translate("done", { number: occurrence.number })),
  });
  useFollowedNotes(form.failure, kept, () => form.methods.setValue("comment", noted));
  useWritten(form.methods, (typed) => onComment(typed.comment));
  useLostDecision(form.failure, configuration, fraudConfigurationSchema, {
    onChanged: (current) => {
      form.methods.setValue("version", current.version);
      onChanged(current);
    },
    onDecided: (current) =>
      onLost({ current, text: writtenText([[translate("comment"), form.methods.getValues("comment")]]) }),
  });
  return (
    <Dialog title={translate("title")} onClose={onClose} size="large">
      <ApiForm form={form} aria-label={translate("title")}>
        <p className="ui-dialog__text">{words("lead")}</p>
        <TextField
          name="accessData.fraudDetectTestKey"
          label={words("key")}
          hint={revision > 1 ? words("keepsKey") : undefined}
          autoComplete="off"
          spellCheck={false}
        />
        <TextArea name="comment" label={translate("comment")} optional rows={3} maxLength={2000} />
        <ColleagueComments />
        <div className="ui-dialog__actions">
          <Button onClick={onClose}>{translate("back")}</Button>
          <SubmitButton form={form} intent="conclude" busyLabel={translate("sending")}>
            {translate("confirm")}
          </SubmitButton>
        </div>
      </ApiForm>
    </Dialog>
  );
}
