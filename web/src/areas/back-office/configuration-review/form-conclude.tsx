import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type * as z from "zod/mini";
import type { ApiError } from "../../../lib/api/api-error.ts";
import type { Submission } from "../../../lib/api/submission.ts";
import { Button } from "../../../ui/button.tsx";
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
import type { DecisionProps, SentForm } from "./decision.ts";

type Delivered = Readonly<Record<string, string | undefined>>;

interface FormConcludeProps<Item extends SentForm>
  extends Omit<DecisionProps<Item>, "kind" | "notes" | "onNotes"> {
  readonly schema: z.ZodMiniType<Item>;
  readonly conclude: Submission<Item>;
  /** What the body asks for that the approval does not: whether a key of another company is meant. */
  readonly consent?: { readonly sharesMerchantId: boolean };
  /** What is delivered with the approval, as far as it is known. */
  readonly accessData: Delivered;
  /** What a reviewer who came second may copy. */
  readonly linesOf?: (typed: Delivered) => readonly (readonly [label: string, text: string | undefined])[];
  readonly lead: ReactNode;
  readonly renderFields: (failure: ApiError | undefined) => ReactNode;
}

/** Approves a form and delivers what opens the test environment. */
export function FormConclude<Item extends SentForm>(props: FormConcludeProps<Item>) {
  const { schema, conclude, occurrence, configuration, comment: noted, linesOf = () => [] } = props;
  const translate = useTranslations("back-office-form.conclude");
  const { kept } = useReviewNotes();
  const { version } = configuration;
  const form = useApiForm({
    values: { version, notesVersion: 0, comment: noted, accessData: props.accessData, ...props.consent },
    submissions: { conclude },
    beforeSending: namesNotes(kept),
    failureTitle: translate("failed"),
    onSaved: (decided) => props.onDone(decided, translate("done", { number: occurrence.number })),
  });
  useFollowedNotes(form.failure, kept, () => form.methods.setValue("comment", noted));
  useWritten(form.methods, (typed) => props.onComment(typed.comment));
  useLostDecision(form.failure, configuration, schema, {
    onChanged: (current) => {
      form.methods.setValue("version", current.version);
      props.onChanged(current);
    },
    onDecided: (current) => {
      const { accessData, comment } = form.methods.getValues();
      const text = writtenText([...linesOf(accessData), [translate("comment"), comment]]);
      props.onLost({ current, text });
    },
  });
  return (
    <ApiForm form={form} aria-label={translate("title")}>
      {props.lead}
      {props.renderFields(form.failure)}
      <TextArea name="comment" label={translate("comment")} optional rows={3} maxLength={2000} />
      <ColleagueComments />
      <div className="ui-dialog__actions">
        <Button onClick={props.onClose}>{translate("back")}</Button>
        <SubmitButton form={form} intent="conclude" busyLabel={translate("sending")}>
          {translate("confirm")}
        </SubmitButton>
      </div>
    </ApiForm>
  );
}
