import { useId } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import type * as z from "zod/mini";
import type { Submission } from "../../../lib/api/submission.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { ApiForm } from "../../../ui/form/api-form.tsx";
import { FieldGroup, useField } from "../../../ui/form/field/field.tsx";
import { TextArea } from "../../../ui/form/field/text-field.tsx";
import { SubmitButton } from "../../../ui/form/submit-bar.tsx";
import { useApiForm } from "../../../ui/form/use-api-form.ts";
import { useLostDecision } from "../review/lost-decision.ts";
import { ColleagueNotes } from "../review/notes/colleague-notes.tsx";
import { useReviewNotes } from "../review/notes/notes-context.ts";
import { maxNoteLength, type ReviewNotes, writtenText } from "../review/notes/review-notes.ts";
import { namesNotes, useFollowedNotes } from "../review/notes/use-decision-notes.ts";
import { useWritten } from "../review/notes/use-written.ts";
import type { DecisionProps, FormKind, SentForm } from "./decision.ts";

/** What the API takes and answers. */
interface Rejection<Item extends SentForm> {
  readonly schema: z.ZodMiniType<Item>;
  readonly reject: Submission<Item>;
}

interface RejectValues {
  version: number;
  notesVersion: number;
  comment: string;
  adjustments: { field: string; comment: string }[];
}

/** Gives the configuration back with what to adjust; closing it keeps what was written as notes. */
export function FormRejectDialog<Item extends SentForm>({
  kind,
  schema,
  reject,
  occurrence,
  configuration,
  notes,
  onNotes,
  comment: noted,
  onComment,
  onClose,
  onDone,
  onLost,
  onChanged,
}: DecisionProps<Item> & Rejection<Item>) {
  const translate = useTranslations("back-office-form.reject");
  const { version } = configuration;
  const { kept } = useReviewNotes();
  const adjustments = notes.map((note) => ({ ...note }));
  const values: RejectValues = { version, notesVersion: 0, comment: noted, adjustments };
  const form = useApiForm({
    values,
    submissions: { reject },
    beforeSending: namesNotes(kept),
    failureTitle: translate("failed"),
    onSaved: (decided) => {
      const count = decided.review?.adjustments.length ?? 0;
      onDone(decided, translate("done", { number: occurrence.number, count }));
    },
  });
  const written = (): ReviewNotes => form.methods.getValues("adjustments");
  useLostDecision(form.failure, configuration, schema, {
    onChanged: (current) => {
      form.methods.setValue("version", current.version);
      onChanged(current);
    },
    onDecided: (current) => {
      const lines = written().map(({ field, comment }) => [kind.labelOf(field), comment] as const);
      onLost({
        current,
        text: writtenText([...lines, [translate("comment"), form.methods.getValues("comment")]]),
      });
    },
  });
  useFollowedNotes(form.failure, kept, () => {
    form.methods.setValue("adjustments", adjustments);
    form.methods.setValue("comment", noted);
  });
  useWritten(form.methods, (typed) => {
    onNotes(typed.adjustments);
    onComment(typed.comment);
  });
  return (
    <Dialog title={translate("title")} onClose={onClose} size="large">
      <ApiForm form={form} aria-label={translate("title")}>
        <p className="ui-dialog__text">{translate("lead")}</p>
        <AdjustmentsField {...kind} />
        <TextArea name="comment" label={translate("comment")} optional rows={3} maxLength={2000} />
        <ColleagueNotes labelOf={kind.labelOf} />
        <div className="ui-dialog__actions">
          <Button onClick={onClose}>{translate("back")}</Button>
          <SubmitButton form={form} intent="reject" busyLabel={translate("sending")}>
            {translate("confirm")}
          </SubmitButton>
        </div>
      </ApiForm>
    </Dialog>
  );
}

function AdjustmentsField({ fields, labelOf }: FormKind) {
  const translate = useTranslations("back-office-form.adjust");
  const field = { name: "adjustments", label: translate("list") };
  const state = useField(field);
  const { control } = useFormContext<RejectValues>();
  const { fields: adjustments, append, remove } = useFieldArray({ control, name: "adjustments" });
  return (
    <FieldGroup field={field} state={state}>
      {adjustments.length === 0 && <p className="ui-muted">{translate("none")}</p>}
      {adjustments.map((adjustment, index) => {
        const label = labelOf(adjustment.field);
        return (
          <div key={adjustment.id} className="review-item">
            <TextArea
              name={`adjustments.${index}.comment`}
              label={label}
              rows={2}
              maxLength={maxNoteLength}
            />
            <Button
              variant="quiet"
              size="small"
              aria-label={translate("remove", { field: label })}
              onClick={() => remove(index)}
            >
              {translate("removeShort")}
            </Button>
          </div>
        );
      })}
      <AddField
        fields={fields}
        labelOf={labelOf}
        taken={adjustments.map((adjustment) => adjustment.field)}
        onAdd={(added) => append({ field: added, comment: "" })}
      />
    </FieldGroup>
  );
}

interface AddFieldProps extends FormKind {
  readonly taken: readonly string[];
  readonly onAdd: (field: string) => void;
}

function AddField({ fields, labelOf, taken, onAdd }: AddFieldProps) {
  const translate = useTranslations("back-office-form.adjust");
  const id = useId();
  const free = fields.filter((field) => !taken.includes(field));
  if (free.length === 0) return null;
  return (
    <div className="review-add">
      <label htmlFor={id}>{translate("add")}</label>
      <select
        id={id}
        className="ui-input ui-input--select"
        value=""
        onChange={(event) => {
          const chosen = free.find((field) => field === event.target.value);
          if (chosen) onAdd(chosen);
        }}
      >
        <option value="">{translate("choose")}</option>
        {free.map((field) => (
          <option key={field} value={field}>
            {labelOf(field)}
          </option>
        ))}
      </select>
    </div>
  );
}
