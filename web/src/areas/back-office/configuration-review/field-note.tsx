import type { Configuration, ConfigurationField } from "@portal/shared/configuration/model.ts";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import {
  addNote,
  dropNote,
  hasNote,
  maxNoteLength,
  type ReviewNotes,
  writeNote,
} from "../review/review-notes.ts";

interface NoteProps {
  readonly field: ConfigurationField;
  readonly notes: ReviewNotes;
  readonly onChange: (notes: ReviewNotes) => void;
}

const askId = (field: ConfigurationField) => `ask-${field}`;
const noteId = (field: ConfigurationField) => `note-${field}`;

/** The control that was just used disappears; the one that replaces it takes the focus. */
function replaceControl(change: () => void, nextId: string): void {
  flushSync(change);
  document.getElementById(nextId)?.focus();
}

/** Asks for an adjustment right where something is wrong. */
export function AskButton({ field, notes, onChange }: NoteProps) {
  const translate = useTranslations("back-office.adjust");
  const translateField = useTranslations("configuration.field");
  if (hasNote(notes, field)) return null;
  return (
    <Button
      id={askId(field)}
      variant="quiet"
      size="small"
      aria-label={translate("askIn", { field: translateField(field) })}
      onClick={() => replaceControl(() => onChange(addNote(notes, field)), noteId(field))}
    >
      {translate("ask")}
    </Button>
  );
}

export function NoteField({ field, notes, onChange }: NoteProps) {
  const translate = useTranslations("back-office.adjust");
  const label = useTranslations("configuration.field")(field);
  const note = notes.find((candidate) => candidate.field === field);
  if (!note) return null;
  return (
    <div className="review-note">
      <label htmlFor={noteId(field)}>{translate("comment", { field: label })}</label>
      <textarea
        id={noteId(field)}
        className="ui-input ui-input--area"
        rows={2}
        maxLength={maxNoteLength}
        value={note.comment}
        placeholder={translate("placeholder")}
        onChange={(event) => onChange(writeNote(notes, field, event.target.value))}
      />
      <Button
        variant="quiet"
        size="small"
        aria-label={translate("remove", { field: label })}
        onClick={() => replaceControl(() => onChange(dropNote(notes, field)), askId(field))}
      >
        {translate("removeShort")}
      </Button>
    </div>
  );
}

/** The adjustment that was asked for in the round before, so that the reviewer can check it. */
export function PastAdjustment({
  field,
  review,
}: {
  field: ConfigurationField;
  review: Configuration["review"];
}) {
  const translate = useTranslations("back-office.adjust");
  const past = review?.adjustments.find((adjustment) => adjustment.field === field);
  if (!past) return null;
  return (
    <p className="review-past">
      <span>{translate("past")}</span> {past.comment}
    </p>
  );
}
