import { type SignedNote, wholeSubject } from "@portal/shared/occurrence/notes.ts";
import { useId } from "react";
import { useLocale, useTranslations } from "use-intl";
import { formatInstant } from "../../../../lib/text/format.ts";
import { Button } from "../../../../ui/button.tsx";
import { useColleagueName } from "./colleague-name.ts";
import { useReviewNotes } from "./notes-context.ts";
import { hasWords } from "./notes-draft.ts";

const hasText = ({ text }: SignedNote): boolean => text.trim() !== "";

/** A colleague's words, which go to the client under one's own name when they are ticked. */
function ColleagueNote({ note, label }: { readonly note: SignedNote; readonly label: string }) {
  const { kept, country } = useReviewNotes();
  const nameOf = useColleagueName();
  const locale = useLocale();
  const id = useId();
  const { by, at, text } = note;
  return (
    <div className="review-colleague">
      <label className="ui-check">
        <input
          type="checkbox"
          checked={hasWords(kept.draft, note)}
          aria-describedby={id}
          onChange={(event) => kept.take(note, event.target.checked)}
        />
        {label}
      </label>
      <div id={id}>
        <p>{text}</p>
        <p className="ui-muted">
          {nameOf(by)}, <time dateTime={at}>{formatInstant(at, locale, country)}</time>
        </p>
      </div>
    </div>
  );
}

/** What colleagues wrote on one subject, where it is looked at. */
export function NotesOfColleagues({ subject }: { readonly subject: string }) {
  const { colleagues } = useReviewNotes().kept;
  const translate = useTranslations("back-office-review.notes");
  const nameOf = useColleagueName();
  return colleagues
    .filter((note) => note.subject === subject && hasText(note))
    .map((note) => (
      <ColleagueNote key={note.by.sub} note={note} label={translate("take", { name: nameOf(note.by) })} />
    ));
}

/** What colleagues wrote on the whole. */
export const ColleagueComments = () => <NotesOfColleagues subject={wholeSubject} />;

/** Everything that colleagues wrote on a ticket, by author, before a decision is sent. */
export function ColleagueNotes({ labelOf }: { readonly labelOf: (subject: string) => string }) {
  const translate = useTranslations("back-office-review.notes");
  const nameOf = useColleagueName();
  const { draft, take, colleagues } = useReviewNotes().kept;
  const written = colleagues.filter(hasText);
  const authors = new Map(written.map(({ by }) => [by.sub, by]));
  const label = (subject: string) => (subject === wholeSubject ? translate("comment") : labelOf(subject));
  return [...authors.values()].map((by) => {
    const notes = written.filter((note) => note.by.sub === by.sub);
    const left = notes.filter((note) => !hasWords(draft, note));
    return (
      <fieldset key={by.sub} className="review-colleagues">
        <legend>{translate("by", { name: nameOf(by) })}</legend>
        <p className="ui-muted">{translate("byLead")}</p>
        {notes.map((note) => (
          <ColleagueNote key={note.subject} note={note} label={label(note.subject)} />
        ))}
        {left.length > 1 && (
          <Button size="small" onClick={() => left.forEach((note) => take(note, true))}>
            {translate("takeAll")}
          </Button>
        )}
      </fieldset>
    );
  });
}
