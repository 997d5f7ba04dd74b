import { useEffect, useRef } from "react";
import type { ApiError } from "../../../../lib/api/api-error.ts";
import type { TicketNotes } from "./use-ticket-notes.ts";

/** Names the notes that a decision is taken on, after what was only just typed is among them. */
export const namesNotes =
  ({ settle }: TicketNotes) =>
  async ({ setValue }: { setValue: (name: "notesVersion", version: number) => void }) =>
    setValue("notesVersion", await settle());

/**
 * Brings into an open decision what came into the notes in another way than by typing in it: from another window, or
 * a colleague's words taken over.
 */
export function useFollowedNotes(
  failure: ApiError | undefined,
  { arrivals, refresh }: TicketNotes,
  follow: () => void,
): void {
  const latest = useRef({ follow, refresh });
  useEffect(() => {
    latest.current = { follow, refresh };
  });
  const seen = useRef(arrivals);
  useEffect(() => {
    if (seen.current === arrivals) return;
    seen.current = arrivals;
    latest.current.follow();
  }, [arrivals]);
  useEffect(() => {
    if (failure?.code === "notes-changed") latest.current.refresh();
  }, [failure]);
}
