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

interface Sending<Content, Draft> {
  readonly place: OccurrencePlace;
  readonly stored: Content | undefined;
  /** As it was sent the time before. */
  readonly before: Draft | undefined;
  readonly by: Pick<Author, "sub" | "name">;
  readonly at: string;
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

/**
 * The decisions of such a stage, whatever its fields are. Nothing is stored before the first save; support's decisions
 * leave the client's draft as it is.
 */
export function formDecisions<Field extends string, Draft extends AnyDraft>(
  fields: readonly Field[],
  empty: Draft,
) {
  type Content = FormContent<Field, Draft>;
  type Decision = StageDecision<Content>;
  type Stored = Content | undefined;
  /** With `isAutomatic` the form saved itself. */
  type Saved = Typed<Field, Draft> & { readonly isAutomatic?: boolean | undefined };
  type Verdict = Pick<FormReview<Field>, "adjustments"> & { readonly comment?: string | undefined };

  const workOf = (stored: Stored) => ({
    draft: stored?.draft ?? empty,
    answers: answersTo<Field>(null, {}),
    revision: stored?.revision ?? 0,
  });

  const reviewed = (stored: Stored, { comment, adjustments }: Verdict, at: string): Decision => ({
    content: { ...workOf(stored), review: { comment: comment ?? null, adjustments, reviewedAt: at } },
    comment,
  });

  const draft = (stored: Stored, typed: Saved): Decision => {
    const review = stored?.review ?? null;
    const answers = answersTo(review, typed.answers);
    return {
      content: { draft: typed.draft, review, answers, revision: stored?.revision ?? 0 },
      facts: { fields: fieldsChanged(fields, stored?.draft ?? empty, typed.draft) },
      isQuiet: typed.isAutomatic,
    };
  };

  /**
   * Sends it to support and keeps it as a revision.
   * @throws DomainError `nothing-corrected` when support gave it back and it returns unchanged and unanswered
   */
  const send = ({ place, stored, before, by, at }: Sending<Content, Draft>, typed: Typed<Field, Draft>) => {
    const review = stored?.review ?? null;
    const answers = answersTo(review, typed.answers);
    const states = statesOf(fields, review?.adjustments ?? [], { before, now: typed.draft, answers });
    const corrections = states.map(({ state }) => state);
    if (isUntouched(corrections)) throw new DomainError("nothing-corrected");
    const revision = { ...sendingOf(stored, by, at), draft: typed.draft, answers };
    const decision: Decision = {
      content: { draft: typed.draft, review, answers, revision: revision.revision },
      ticket: { sentAt: at },
      writes: [keepRevision(place, revision)],
      facts: {
        revision: revision.revision,
        ...(before ? { fields: fieldsChanged(fields, before, typed.draft) } : {}),
        ...(corrections.length > 0 ? { corrections: countCorrections(corrections) } : {}),
      },
    };
    return decision;
  };

  /** The approval's comment is about what was; the new revision starts without a word of support. */
  const reopen = (stored: Stored): Decision => ({ content: { ...workOf(stored), review: null } });

  const reject = (stored: Stored, verdict: Verdict, at: string): Decision => ({
    ...reviewed(stored, verdict, at),
    facts: { adjustments: verdict.adjustments },
  });

  const conclude = (stored: Stored, comment: string | undefined, at: string): Decision =>
    reviewed(stored, { comment, adjustments: [] }, at);

  return { draft, send, reopen, reject, conclude };
}
