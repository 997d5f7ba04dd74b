import { accessDataContract } from "@portal/shared/access-data/contract.ts";
import {
  type AccessData,
  type AccessDataForm,
  requiredAccessData,
} from "@portal/shared/access-data/model.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { type Configuration, configurationSchema } from "@portal/shared/configuration/model.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { AccessDataFields } from "../../../features/access-data/access-data-fields.tsx";
import { SharedMerchantId } from "../../../features/access-data/shared-merchant-id.tsx";
import { withoutKeys } from "../../../features/access-data/without-keys.ts";
import { usesAntifraud } from "../../../features/configuration/section/sections.ts";
import { stageHistoryQuery } from "../../../features/history/queries.ts";
import { mayHaveBeenApproved } from "../../../features/history/was-approved.ts";
import { readOf } from "../../../lib/api/read.ts";
import { submissionOf } from "../../../lib/api/submission.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Skeleton } from "../../../ui/feedback/states.tsx";
import { Alert } from "../../../ui/feedback/status.tsx";
import { ApiForm } from "../../../ui/form/api-form.tsx";
import { TextArea } from "../../../ui/form/field/text-field.tsx";
import { SubmitButton } from "../../../ui/form/submit-bar.tsx";
import { useApiForm } from "../../../ui/form/use-api-form.ts";
import { useLostDecision } from "../review/lost-decision.ts";
import { ColleagueComments } from "../review/notes/colleague-notes.tsx";
import { useReviewNotes } from "../review/notes/notes-context.ts";
import { writtenText } from "../review/notes/review-notes.ts";
import { namesNotes, useFollowedNotes } from "../review/notes/use-decision-notes.ts";
import { useWritten } from "../review/notes/use-written.ts";
import type { DecisionProps } from "./decision.ts";

/** Approves the configuration and delivers the access data; data of an earlier delivery can be changed. */
export function ConcludeDialog(props: DecisionProps<Configuration>) {
  const translate = useTranslations("back-office-form.conclude");
  const { companyId, product } = props.configuration;
  const history = useInfiniteQuery(stageHistoryQuery({ companyId, product, stage: "configuration" }));
  const mayExist = mayHaveBeenApproved(history.data?.pages ?? []);
  const delivered = useQuery({
    ...readOf(accessDataContract, "get", { companyId, product }),
    enabled: mayExist,
  });
  return (
    <Dialog title={translate("title")} onClose={props.onClose} size="large">
      {history.isLoading || delivered.isLoading ? (
        <Skeleton lines={6} />
      ) : (
        <ConcludeForm {...props} delivered={delivered.data} />
      )}
    </Dialog>
  );
}

interface ConcludeValues {
  version: number;
  notesVersion: number;
  comment: string;
  accessData: AccessDataForm;
  sharesMerchantId: boolean;
}

function ConcludeForm({
  occurrence,
  configuration,
  notes,
  comment: noted,
  onComment,
  onClose,
  onDone,
  onLost,
  onChanged,
  delivered,
}: DecisionProps<Configuration> & { readonly delivered: AccessData | undefined }) {
  const translate = useTranslations("back-office-form.conclude");
  const { companyId, product, version } = configuration;
  const { kept } = useReviewNotes();
  const labelOf = useTranslations("access-data.field");
  const hasAntifraud = usesAntifraud(configuration.draft);
  const values: ConcludeValues = {
    version,
    notesVersion: 0,
    comment: noted,
    // The person who works on the integration is the likeliest to use the test environment.
    accessData: delivered ? withoutKeys(delivered) : { email: occurrence.contact.email },
    sharesMerchantId: false,
  };
  const form = useApiForm({
    values,
    submissions: { conclude: submissionOf(configurationContract, "conclude", { companyId, product }) },
    beforeSending: namesNotes(kept),
    failureTitle: translate("failed"),
    onSaved: (decided) => onDone(decided, translate("done", { number: occurrence.number })),
  });
  useFollowedNotes(form.failure, kept, () => form.methods.setValue("comment", noted));
  useWritten(form.methods, (typed) => onComment(typed.comment));
  useLostDecision(form.failure, configuration, configurationSchema, {
    onChanged: (current) => {
      form.methods.setValue("version", current.version);
      onChanged(current);
    },
    onDecided: (current) => {
      const { accessData, comment } = form.methods.getValues();
      const lines = requiredAccessData(product, hasAntifraud).map(
        (name) => [labelOf(name), accessData[name]] as const,
      );
      onLost({ current, text: writtenText([...lines, [translate("comment"), comment]]) });
    },
  });
  return (
    <ApiForm form={form} aria-label={translate("title")}>
      <p className="ui-dialog__text">{translate("lead")}</p>
      {notes.length > 0 && (
        <Alert tone="warning">
          <p>{translate("withAdjustments", { count: notes.length })}</p>
        </Alert>
      )}
      <div className="review-access">
        <AccessDataFields product={product} hasAntifraud={hasAntifraud} keepsKeys={delivered !== undefined} />
      </div>
      <SharedMerchantId failure={form.failure} field="accessData.merchantId" />
      <TextArea name="comment" label={translate("comment")} optional rows={3} maxLength={2000} />
      <ColleagueComments />
      <div className="ui-dialog__actions">
        <Button onClick={onClose}>{translate("back")}</Button>
        <SubmitButton form={form} intent="conclude" busyLabel={translate("sending")}>
          {translate("confirm")}
        </SubmitButton>
      </div>
    </ApiForm>
  );
}
