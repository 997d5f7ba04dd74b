import type { Country } from "@portal/shared/country.ts";
import { createContext, useContext } from "react";
import type { TicketNotes } from "./use-ticket-notes.ts";

interface TicketReview {
  readonly kept: TicketNotes;
  /** The client's, in whose time instants are shown. */
  readonly country: Country;
}

/** Reaches cards and dialogs past what lies between, which need not be drawn again for each word. */
export const NotesContext = createContext<TicketReview | undefined>(undefined);

export function useReviewNotes(): TicketReview {
  const notes = useContext(NotesContext);
  if (!notes) throw new Error("There is no review around.");
  return notes;
}
