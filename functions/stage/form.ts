import { DomainError } from "@portal/shared/errors.ts";
import type { OccurrencePlace } from "@portal/shared/occurrence/model.ts";
import {
  type Adjustment,
  type AdjustmentAnswers,
  type Draft as AnyDraft,
  fieldsChanged,
  statesOf,
} from "@portal/shared/stage/adjustment.ts";
import { countCorrections, isUntouched } from "@portal/shared/stage/correction.ts";
import type { Author } from "../platform/change/author.ts";
import type { StageDecision } from "./decision.ts";
import { keepRevision, sendingOf } from "./revision.ts";

export interface FormReview<Field extends string> {
  readonly comment: string | null;
  readonly adjustments: Adjustment<Field>[];
  readonly reviewedAt: string;
}

/** What a stage stores whose client fills in a form and whose support gives it back field by field. */
export interface FormContent<Field extends string, Draft extends AnyDraft> {
  readonly draft: Draft;
  readonly review: FormReview<Field> | null;
  readonly answers: AdjustmentAnswers<Field>;
  readonly revision: number;
}

interface Typed<Field extends string, Draft> {
  readonly draft: Draft;
  readonly answers: AdjustmentAnswers<Field>;
}

interface FormToSend<Content, Draft> {
  readonly place: OccurrencePlace;
  readonly stored: Content | undefined;
  /** As it was sent the time before. */
  readonly before: Draft | undefined;
  readonly by: Pick<Author, "sub" | "name">;
  readonly at: string;
}

interface Verdict<Field extends string> {
  readonly adjustments: Adjustment<Field>[];
  readonly comment?: string | undefined;
}

/** Keeps only answers to adjustments that support asked for. */
function answersTo<Field extends string>(
  review: FormReview<Field> | null,
  given: AdjustmentAnswers<Field>,
): AdjustmentAnswers<Field>;
function answersTo(review: FormReview<string> | null, given: AdjustmentAnswers<string>): object {
  return Object.fromEntries(
    (review?.adjustments ?? []).flatMap(({ field }) => {
      const answer = given[field];
      return answer ? [[field, answer]] : [];
    }),
  );
}

/** The fields of a form, and what its draft is before the first save. */
export interface Form<Field extends string, Draft extends AnyDraft> {
  readonly fields: readonly Field[];
  readonly empty: Draft;
}

/** Nothing before the first save. */
type StoredForm<Field extends string, Draft extends AnyDraft> = FormContent<Field, Draft> | undefined;
type FormDecision<Field extends string, Draft extends AnyDraft> = StageDecision<FormContent<Field, Draft>>;

/**
 * Keeps what was typed. With `isAutomatic` the form saved itself, which leaves no line of history:
 * docs/papers/decisions/0028-drafts-save-themselves.md
 */
export function decideSaving<Field extends string, Draft extends AnyDraft>(
  { fields, empty }: Form<Field, Draft>,
  stored: StoredForm<Field, Draft>,
  typed: Typed<Field, Draft> & { readonly isAutomatic?: boolean | undefined },
): FormDecision<Field, Draft> {
  const review = stored?.review ?? null;
  const answers = answersTo(review, typed.answers);
  return {
    content: { draft: typed.draft, review, answers, revision: stored?.revision ?? 0 },
    facts: { fields: fieldsChanged(fields, stored?.draft ?? empty, typed.draft) },
    isQuiet: typed.isAutomatic,
  };
}

/**
 * Sends it to support and keeps it as a revision.
 * @throws DomainError `nothing-corrected` when support gave it back and it returns unchanged and unanswered
 */
export function decideSending<Field extends string, Draft extends AnyDraft>(
  { fields }: Pick<Form<Field, Draft>, "fields">,
  { place, stored, before, by, at }: FormToSend<FormContent<Field, Draft>, Draft>,
  typed: Typed<Field, Draft>,
): FormDecision<Field, Draft> {
  const { draft } = typed;
  const review = stored?.review ?? null;
  const answers = answersTo(review, typed.answers);
  const states = statesOf(fields, review?.adjustments ?? [], { before, now: draft, answers });
  const corrections = states.map(({ state }) => state);
  if (isUntouched(corrections)) throw new DomainError("nothing-corrected");
  const revision = { ...sendingOf(stored, by, at), draft, answers };
  return {
    content: { draft, review, answers, revision: revision.revision },
    ticket: { sentAt: at },
    writes: [keepRevision(place, revision)],
    facts: {
      revision: revision.revision,
      ...(before ? { fields: fieldsChanged(fields, before, draft) } : {}),
      ...(corrections.length > 0 ? { corrections: countCorrections(corrections) } : {}),
    },
  };
}

/** The client's work, which support's decisions leave as it is. */
const workOf = <Field extends string, Draft extends AnyDraft>(
  { empty }: Form<Field, Draft>,
  stored: StoredForm<Field, Draft>,
) => ({
  draft: stored?.draft ?? empty,
  answers: answersTo<Field>(null, {}),
  revision: stored?.revision ?? 0,
});

/** The approval's comment is about what was; the new revision starts without a word of support. */
export const decideReopening = <Field extends string, Draft extends AnyDraft>(
  form: Form<Field, Draft>,
  stored: StoredForm<Field, Draft>,
): FormDecision<Field, Draft> => ({ content: { ...workOf(form, stored), review: null } });

/** What support says to what was sent: with adjustments it goes back, without any it is approved. */
export function decideVerdict<Field extends string, Draft extends AnyDraft>(
  form: Form<Field, Draft>,
  stored: StoredForm<Field, Draft>,
  { comment, adjustments }: Verdict<Field>,
  at: string,
): FormDecision<Field, Draft> {
  const review = { comment: comment ?? null, adjustments, reviewedAt: at };
  const facts = adjustments.length > 0 ? { facts: { adjustments } } : {};
  return { content: { ...workOf(form, stored), review }, comment, ...facts };
}
