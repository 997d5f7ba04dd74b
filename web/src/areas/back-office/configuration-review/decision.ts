import type { Occurrence } from "@portal/shared/occurrence/model.ts";
import type { Decidable, Lost } from "../review/lost-decision.ts";
import type { ReviewNotes } from "../review/notes/review-notes.ts";
import type { ReviewedForm } from "../review/review-marks.ts";

/** A form that was sent, as support decides on it. */
export type SentForm = Decidable & ReviewedForm & { readonly version: number; readonly companyId: string };

/** What makes the review of one form different from another's. */
export interface FormKind {
  readonly fields: readonly string[];
  readonly labelOf: (field: string) => string;
}

/** The properties of both decision dialogs, and the callbacks by which they end. */
export interface DecisionProps<Item extends SentForm> {
  readonly kind: FormKind;
  readonly occurrence: Occurrence;
  readonly configuration: Item;
  readonly notes: ReviewNotes;
  readonly onNotes: (notes: ReviewNotes) => void;
  /** What is said besides, kept with the notes. */
  readonly comment: string;
  readonly onComment: (comment: string) => void;
  readonly onClose: () => void;
  readonly onDone: (decided: Item, text: string) => void;
  /** Called when a colleague decided first. */
  readonly onLost: (lost: Lost<Item>) => void;
  /** Called when the ticket changed without being decided, so that the screen is brought up to date. */
  readonly onChanged: (current: Item) => void;
}
