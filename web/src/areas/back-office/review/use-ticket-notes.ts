import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { type KeptNotes, keptNotesSchema } from "@portal/shared/occurrence/notes.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "../../../lib/api/api.ts";
import { isApiError } from "../../../lib/api/api-error.ts";
import { conflictsOf, type FieldConflict, sameValue } from "../../../ui/form/form-values.ts";
import { draftIn, laidOnTop, type NotesDraft, notesFrom } from "./notes-draft.ts";
import { notesQuery } from "./queries.ts";

interface NotesConflict {
  readonly theirs: KeptNotes;
  readonly fields: readonly FieldConflict[];
}

const saveDelayMilliseconds = 800;
const blank: NotesDraft = { comment: "", entries: {} };

/** The notes stored on the server, and this reviewer's changes on top of them. */
interface Held {
  /** Absent until it has loaded; what is typed before that is merged on top of it. */
  readonly base?: KeptNotes;
  readonly mine: NotesDraft;
}

const knownIn = ({ base }: Held): NotesDraft => (base ? draftIn(base) : blank);

const laidOn = (theirs: KeptNotes, held: Held, winner: "mine" | "theirs"): Held => ({
  base: theirs,
  mine: laidOnTop(knownIn(held), held.mine, draftIn(theirs), winner),
});

const saveNotes = (occurrenceId: string, { version, round }: KeptNotes, mine: NotesDraft) =>
  api(occurrenceContract).saveNotes(
    { params: { occurrenceId }, body: { version, round, notes: notesFrom(mine) } },
    { idempotencyKey: crypto.randomUUID() },
  );

/** Saves unsaved notes a moment after typing, never twice at once. */
function useSaving(
  occurrenceId: string,
  held: Held,
  setHeld: (next: (before: Held) => Held) => void,
  hasConflict: boolean,
  onConflict: (conflict: NotesConflict) => void,
) {
  const client = useQueryClient();
  const [hasFailed, setFailed] = useState(false);
  const isSaving = useRef(false);
  useEffect(() => {
    const { base, mine } = held;
    if (!base || hasConflict || sameValue(mine, knownIn(held))) return undefined;
    const refused = (error: unknown) => {
      const theirs = isApiError(error) ? keptNotesSchema.safeParse(error.current).data : undefined;
      if (!theirs) return setFailed(true);
      // A newer revision was sent: the notes start afresh.
      if (theirs.round !== base.round) return setHeld(() => ({ base: theirs, mine: draftIn(theirs) }));
      const fields = conflictsOf(draftIn(base), mine, draftIn(theirs));
      return fields.length > 0
        ? onConflict({ theirs, fields })
        : setHeld((now) => laidOn(theirs, now, "mine"));
    };
    const kept = (saved: KeptNotes) => {
      setFailed(false);
      client.setQueryData(notesQuery(occurrenceId).queryKey, saved);
      setHeld((now) => ({ base: saved, mine: now.mine }));
    };
    const timer = setTimeout(() => {
      if (isSaving.current) return;
      isSaving.current = true;
      const done = saveNotes(occurrenceId, base, mine).finally(() => {
        isSaving.current = false;
      });
      done.then(kept, refused);
    }, saveDelayMilliseconds);
    return () => clearTimeout(timer);
  }, [held, setHeld, hasConflict, onConflict, occurrenceId, client]);
  return hasFailed;
}

/**
 * The notes on a ticket. They save themselves and are there after a reload and for a colleague who takes over. Notes
 * of two reviewers are merged; only when both wrote on the same subject somebody is asked.
 */
export function useTicketNotes(occurrenceId: string, isOn: boolean) {
  const kept = useQuery({ ...notesQuery(occurrenceId), enabled: isOn });
  const [held, setHeld] = useState<Held>({ mine: blank });
  const [conflict, setConflict] = useState<NotesConflict>();
  const isUnsaved = !sameValue(held.mine, knownIn(held));
  const found = kept.data;
  const { base } = held;
  const isNews = found && (!base || found.version > base.version || found.round > base.round);
  if (isNews && (!base || !isUnsaved)) setHeld(laidOn(found, held, "mine"));
  const hasFailed = useSaving(occurrenceId, held, setHeld, conflict !== undefined, setConflict);
  const change = useCallback(
    (next: (draft: NotesDraft) => NotesDraft) =>
      setHeld((before) => ({ ...before, mine: next(before.mine) })),
    [],
  );
  const settle = (theirs: KeptNotes, winner: "mine" | "theirs") => {
    setConflict(undefined);
    setHeld((before) => laidOn(theirs, before, winner));
  };
  return {
    draft: held.mine,
    /** Until the stored notes are read, nothing that is typed can be saved on top of them. */
    unread: kept.isError && !base ? { error: kept.error, retry: kept.refetch } : undefined,
    savedBy: base?.savedBy ?? undefined,
    isUnsaved,
    hasFailed,
    change,
    conflict: conflict && { ...conflict, settle },
  };
}
export type TicketNotes = ReturnType<typeof useTicketNotes>;
