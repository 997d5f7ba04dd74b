import type { Correction } from "./correction.ts";
import { sameContent } from "./same-content.ts";

/** What support asks to correct in a form that it gives back: one of its fields, and what is wrong with it. */
export interface Adjustment<Field extends string> {
  readonly field: Field;
  readonly comment: string;
}

/** What the client says about an adjustment instead of changing the field, by field. */
export type AdjustmentAnswers<Field extends string> = Partial<Readonly<Record<Field, string>>>;

export interface AdjustmentState<Field extends string> extends Adjustment<Field> {
  readonly state: Correction;
  readonly answer: string | undefined;
}

/** What was filled in, by field. */
export type Draft = Readonly<Record<string, unknown>>;

/** The fields whose value differs from before, in the form's order. */
export const fieldsChanged = <Field extends string>(
  fields: readonly Field[],
  before: Draft,
  now: Draft,
): Field[] => fields.filter((field) => !sameContent(before[field], now[field]));

export interface Sides<Field extends string> {
  /**
   * The draft that support saw when it asked for corrections; undefined for drafts sent before revisions were kept.
   */
  readonly before: Draft | undefined;
  readonly now: Draft;
  readonly answers: AdjustmentAnswers<Field>;
}

/** What the client did about each adjustment. A field that was both changed and answered counts as changed. */
export function statesOf<Field extends string>(
  fields: readonly Field[],
  asked: readonly Adjustment<Field>[],
  { before, now, answers }: Sides<Field>,
): AdjustmentState<Field>[] {
  const changed = before ? fieldsChanged(fields, before, now) : fields;
  return asked.map((adjustment) => {
    const answer = answers[adjustment.field]?.trim() || undefined;
    const untouched = answer ? "answered" : "open";
    return { ...adjustment, answer, state: changed.includes(adjustment.field) ? "changed" : untouched };
  });
}
