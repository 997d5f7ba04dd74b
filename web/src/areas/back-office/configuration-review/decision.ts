import type { Configuration } from "@portal/shared/configuration/model.ts";
import type { Occurrence } from "@portal/shared/occurrence/model.ts";
import type { Lost } from "../review/lost-decision.tsx";
import type { ReviewNotes } from "../review/review-notes.ts";

/** The properties of both decision dialogs, and the callbacks by which they end. */
export interface DecisionProps {
  readonly occurrence: Occurrence;
  readonly configuration: Configuration;
  readonly notes: ReviewNotes;
  readonly onNotes: (notes: ReviewNotes) => void;
  /** What is said besides, kept with the notes. */
  readonly comment: string;
  readonly onComment: (comment: string) => void;
  readonly onClose: () => void;
  readonly onDone: (decided: Configuration, text: string) => void;
  /** Called when a colleague decided first. */
  readonly onLost: (lost: Lost<Configuration>) => void;
  /** Called when the ticket changed without being decided, so that the screen is brought up to date. */
  readonly onChanged: (current: Configuration) => void;
}
