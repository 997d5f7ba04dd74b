import * as z from "zod/mini";
import type { Correction } from "../stage/correction.ts";
import { sameContent } from "../stage/same-content.ts";
import { saverSchema } from "../stage/saver.ts";
import {
  type Adjustment,
  type AdjustmentAnswers,
  type ConfigurationDraft,
  type ConfigurationField,
  configurationFields,
  configurationSchema,
} from "./model.ts";

/** A configuration as it was sent, kept for good. */
export const configurationRevisionSchema = z.object({
  revision: z.number(),
  sentAt: z.string(),
  sentBy: saverSchema,
  draft: configurationSchema.shape.draft,
  answers: configurationSchema.shape.answers,
});
export type ConfigurationRevision = z.output<typeof configurationRevisionSchema>;

/** The fields whose value differs from before, in the form's order. */
export const changedFields = (before: ConfigurationDraft, now: ConfigurationDraft): ConfigurationField[] =>
  configurationFields.filter((field) => !sameContent(before[field], now[field]));

export interface AdjustmentState extends Adjustment {
  readonly state: Correction;
  readonly answer: string | undefined;
}

interface Sides {
  /**
   * The draft that support saw when it asked for corrections; undefined for drafts sent before revisions were kept.
   */
  readonly before: ConfigurationDraft | undefined;
  readonly now: ConfigurationDraft;
  readonly answers: AdjustmentAnswers;
}

/** What the client did about each adjustment. A field that was both changed and answered counts as changed. */
export function adjustmentStates(
  asked: readonly Adjustment[],
  { before, now, answers }: Sides,
): AdjustmentState[] {
  const changed = before ? changedFields(before, now) : configurationFields;
  return asked.map((adjustment) => {
    const answer = answers[adjustment.field]?.trim() || undefined;
    const untouched = answer ? "answered" : "open";
    return { ...adjustment, answer, state: changed.includes(adjustment.field) ? "changed" : untouched };
  });
}
