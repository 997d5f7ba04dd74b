import type { configurationContract } from "@portal/shared/configuration/contract.ts";
import type { AdjustmentAnswers, ConfigurationDraft } from "@portal/shared/configuration/model.ts";
import { notOffered } from "@portal/shared/configuration/offer.ts";
import {
  adjustmentStates,
  type ConfigurationRevision,
  changedFields,
} from "@portal/shared/configuration/revision.ts";
import type { RouteRequest } from "@portal/shared/contract.ts";
import type { Country } from "@portal/shared/country.ts";
import { DomainError, type FieldError } from "@portal/shared/errors.ts";
import type { OccurrencePlace } from "@portal/shared/occurrence/model.ts";
import { countCorrections, isUntouched } from "@portal/shared/stage/correction.ts";
import type { Author } from "../platform/change/author.ts";
import type { StageDecision } from "../stage/decision.ts";
import { keepRevision, sendingOf } from "../stage/revision.ts";
import { answersTo, type ConfigurationContent } from "./model.ts";

type Routes = typeof configurationContract.routes;
type Body<Name extends keyof Routes> = RouteRequest<Routes[Name]>["body"];
type Decision = StageDecision<ConfigurationContent>;

/** Nothing before the first save. */
type Stored = ConfigurationContent | undefined;

interface Draft {
  readonly draft: ConfigurationDraft;
  readonly answers: AdjustmentAnswers;
}

interface SavedDraft extends Draft {
  /** The form saved itself. */
  readonly isAutomatic?: boolean | undefined;
}

/** The client's work, which support's decisions leave as it is. */
const workOf = (stored: Stored) => ({
  draft: stored?.draft ?? {},
  answers: {},
  revision: stored?.revision ?? 0,
});

export function decideDraft(stored: Stored, { draft, answers, isAutomatic }: SavedDraft): Decision {
  const review = stored?.review ?? null;
  return {
    content: { draft, review, answers: answersTo(review, answers), revision: stored?.revision ?? 0 },
    facts: { fields: changedFields(stored?.draft ?? {}, draft) },
    isQuiet: isAutomatic,
  };
}

/** @throws DomainError `invalid-input` for an option that companies of this country are not offered */
function requireOffered(draft: ConfigurationDraft, country: Country): void {
  const fields = notOffered(draft, country).map((field): FieldError => {
    return { path: `draft.${field}`, code: "invalid-option" };
  });
  if (fields.length > 0) throw new DomainError("invalid-input", { fields });
}

interface Sending {
  readonly place: OccurrencePlace;
  readonly stored: Stored;
  /** As it was sent the time before. */
  readonly before: ConfigurationDraft | undefined;
  /** Where the company is. */
  readonly country: Country;
  readonly by: Pick<Author, "sub" | "name">;
  readonly at: string;
}

/**
 * Sends the configuration to support and keeps it as a revision.
 * @throws DomainError `invalid-input` for options that the company is not offered; `nothing-corrected` when support
 * gave it back and it returns unchanged and unanswered
 */
export function decideSend(sending: Sending, body: Draft): Decision {
  const { place, stored, before, country, by, at } = sending;
  const { draft } = body;
  requireOffered(draft, country);
  const review = stored?.review ?? null;
  const answers = answersTo(review, body.answers);
  const states = adjustmentStates(review?.adjustments ?? [], { before, now: draft, answers });
  const corrections = states.map(({ state }) => state);
  if (isUntouched(corrections)) throw new DomainError("nothing-corrected");
  const revision: ConfigurationRevision = { ...sendingOf(stored, by, at), draft, answers };
  return {
    content: { draft, review, answers, revision: revision.revision },
    ticket: { sentAt: at },
    writes: [keepRevision(place, revision)],
    facts: {
      revision: revision.revision,
      ...(before ? { fields: changedFields(before, draft) } : {}),
      ...(corrections.length > 0 ? { corrections: countCorrections(corrections) } : {}),
    },
  };
}

/** The approval's comment is about what was; the new revision starts without a word of support. */
export const decideReopen = (stored: Stored): Decision => ({
  content: { ...workOf(stored), review: null },
});

export function decideReject(
  stored: Stored,
  { comment, adjustments }: Pick<Body<"reject">, "comment" | "adjustments">,
  at: string,
): Decision {
  const review = { comment: comment ?? null, adjustments, reviewedAt: at };
  return { content: { ...workOf(stored), review }, comment, facts: { adjustments } };
}

export function decideConclude(
  stored: Stored,
  { comment }: Pick<Body<"conclude">, "comment">,
  at: string,
): Decision {
  const review = { comment: comment ?? null, adjustments: [], reviewedAt: at };
  return { content: { ...workOf(stored), review }, comment };
}
