import { Suspense, useMemo } from "react";
import { useTranslations } from "use-intl";
import { useHasSessionEnded } from "../../../../lib/session/session.ts";
import { lazyPart } from "../../../../ui/feedback/lazy-part.tsx";
import { type FormSurroundings, FormSurroundingsContext } from "../../../../ui/form/field/form-context.ts";
import { UnsavedChangesGuard } from "../../../../ui/form/leaving/unsaved-changes.tsx";
import type { TicketNotes } from "./use-ticket-notes.ts";

const ConflictDialog = lazyPart(
  async () => (await import("../../../../ui/form/conflict-dialog.tsx")).ConflictDialog,
);

/** Shows whether the notes are saved, and whose notes one continues. */
export function NotesState({ notes: { savedBy, isUnsaved, hasFailed } }: { notes: TicketNotes }) {
  const translate = useTranslations("back-office-review.notes");
  const shell = useTranslations("shell");
  // What is noted from then on is kept by this page alone, whether or not a save has failed yet.
  if (useHasSessionEnded()) return <span className="ui-field__error">{shell("sessionEnded")}</span>;
  if (hasFailed) return <span className="ui-field__error">{translate("failed")}</span>;
  if (isUnsaved) return <span className="ui-muted">{translate("saving")}</span>;
  return savedBy ? <span className="ui-muted">{translate("savedBy", { name: savedBy.name })}</span> : null;
}

interface NotesGuardProps {
  readonly notes: TicketNotes;
  /** What a field or a case is called. */
  readonly labelOf: (subject: string) => string;
}

/** Guards unsaved notes when leaving the page, and asks when two reviewers wrote on the same subject. */
export function NotesGuard({ notes: { isUnsaved, conflict }, labelOf }: NotesGuardProps) {
  const translate = useTranslations("back-office-review.notes");
  const surroundings = useMemo((): FormSurroundings => {
    const fields = (conflict?.fields ?? []).map(({ path }) => {
      const [, subject] = path.split(".");
      return [path, { label: subject ? labelOf(subject) : translate("comment") }] as const;
    });
    return { idPrefix: "", readOnly: true, fields: new Map(fields) };
  }, [conflict, labelOf, translate]);
  return (
    <>
      <UnsavedChangesGuard when={isUnsaved} />
      {conflict && (
        <FormSurroundingsContext value={surroundings}>
          <Suspense>
            <ConflictDialog
              conflict={{
                saver: conflict.theirs.savedBy ?? undefined,
                fields: conflict.fields,
                keepMine: () => conflict.settle("mine"),
                takeTheirs: () => conflict.settle("theirs"),
                dismiss: () => conflict.settle("mine"),
              }}
            />
          </Suspense>
        </FormSurroundingsContext>
      )}
    </>
  );
}
