import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import type { KeptNotes, SignedNote } from "@portal/shared/occurrence/notes.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { api } from "../../../../lib/api/api.ts";
import { type NotesDraft, notesFrom, withoutWords, withWords } from "./notes-draft.ts";
import { NotesKeeper } from "./notes-keeper.ts";
import { notesQuery } from "./queries.ts";

const saveNotes = (occurrenceId: string, { version, round }: KeptNotes, mine: NotesDraft) =>
  api(occurrenceContract).saveNotes(
    { params: { occurrenceId }, body: { version, round, notes: notesFrom(mine) } },
    { idempotencyKey: crypto.randomUUID() },
  );

/** What is unsaved goes when the network is back, and when somebody leaves the page or returns, such as signed in again. */
function useWatch(keeper: NotesKeeper) {
  useEffect(() => {
    const retry = () => keeper.retry();
    window.addEventListener("online", retry);
    document.addEventListener("visibilitychange", retry);
    return () => {
      window.removeEventListener("online", retry);
      document.removeEventListener("visibilitychange", retry);
      keeper.stop();
    };
  }, [keeper]);
}

const none: readonly SignedNote[] = [];

/**
 * This reviewer's notes on a ticket, and his colleagues' beside them. His own save themselves and are there after a
 * reload; a colleague's become his own, and are sent under his name, only when he takes them over.
 */
export function useTicketNotes(occurrenceId: string, isOn: boolean) {
  const client = useQueryClient();
  const kept = useQuery({ ...notesQuery(occurrenceId), enabled: isOn });
  const [keeper] = useState(
    () =>
      new NotesKeeper(async (base, mine) => {
        const saved = await saveNotes(occurrenceId, base, mine);
        client.setQueryData(notesQuery(occurrenceId).queryKey, saved);
        return saved;
      }),
  );
  const held = useSyncExternalStore(keeper.subscribe, keeper.held);
  const { data: found } = kept;
  useEffect(() => {
    if (found) keeper.learn(found);
  }, [found, keeper]);
  useWatch(keeper);
  // The same as long as the page is open: cards that are not touched are not drawn again.
  const change = useCallback((next: (draft: NotesDraft) => NotesDraft) => keeper.change(next), [keeper]);
  const { base, mine, conflict, arrivals, status } = held;
  return {
    draft: mine,
    colleagues: base?.colleagues ?? none,
    /** Whether it is known what was noted before. */
    isRead: base !== undefined,
    /** Until the stored notes are read, nothing that is typed can be saved on top of them. */
    unread: kept.isError && !base ? { error: kept.error, retry: kept.refetch } : undefined,
    savedBy: base?.savedBy ?? undefined,
    isUnsaved: keeper.isUnsaved,
    hasFailed: status === "unreachable" || status === "refused",
    change,
    /** Makes a colleague's words one's own, or takes them out again. */
    take: (note: SignedNote, isTaken: boolean) =>
      keeper.takeOver((draft) => (isTaken ? withWords : withoutWords)(draft, note)),
    arrivals,
    settle: () => keeper.settle(),
    refresh: () => void kept.refetch(),
    conflict: conflict && {
      ...conflict,
      settle: (winner: "mine" | "theirs") => keeper.settleConflict(winner),
    },
  };
}
export type TicketNotes = ReturnType<typeof useTicketNotes>;
