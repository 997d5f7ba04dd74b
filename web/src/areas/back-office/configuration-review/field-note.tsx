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
} from "../review/notes/review-notes.ts";
import type { ReviewedForm } from "../review/review-marks.ts";

interface NoteProps {
  readonly field: string;
  readonly label: string;
  readonly notes: ReviewNotes;
  readonly onChange: (notes: ReviewNotes) => void;
}

const askId = (field: string) => `ask-${field}`;
const noteId = (field: string) => `note-${field}`;

/** The control that was just used disappears; the one that replaces it takes the focus. */
function replaceControl(change: () => void, nextId: string): void {
  flushSync(change);
  document.getElementById(nextId)?.focus();
}

/** Asks for an adjustment right where something is wrong. */
export function AskButton({ field, label, notes, onChange }: NoteProps) {
  const translate = useTranslations("back-office-form.adjust");
  if (hasNote(notes, field)) return null;
  return (
    <Button
      id={askId(field)}
      variant="quiet"
      size="small"
      aria-label={translate("askIn", { field: label })}
      onClick={() => replaceControl(() => onChange(addNote(notes, field)), noteId(field))}
    >
      {translate("ask")}
    </Button>
  );
}

export function NoteField({ field, label, notes, onChange }: NoteProps) {
  const translate = useTranslations("back-office-form.adjust");
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
export function PastAdjustment({ field, review }: { field: string; review: ReviewedForm["review"] }) {
  const translate = useTranslations("back-office-form.adjust");
  const past = review?.adjustments.find((adjustment) => adjustment.field === field);
  if (!past) return null;
  return (
    <p className="review-past">
      <span>{translate("past")}</span> {past.comment}
    </p>
  );
}
