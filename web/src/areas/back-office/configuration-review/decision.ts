import type { Configuration } from "@portal/shared/configuration/model.ts";
import type { Occurrence } from "@portal/shared/occurrence/model.ts";
import type { Lost } from "../review/lost-decision.tsx";
import type { ReviewNotes } from "../review/review-notes.ts";

/** What both dialogs that decide are given, and how they end. */
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
  /** Somebody else decided first. */
  readonly onLost: (lost: Lost<Configuration>) => void;
  /** The ticket moved on without being decided; what shows it is brought up to date. */
  readonly onChanged: (current: Configuration) => void;
}
