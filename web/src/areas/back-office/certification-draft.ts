import { type Certification, verdicts } from "@portal/shared/certification/model.ts";
import { useCallback, useEffect, useState } from "react";
import * as z from "zod/mini";
import { type Judgements, standingJudgements } from "./certification-verdicts.ts";

/** What a reviewer has decided and written so far. */
export interface ReviewDraft {
  readonly judgements: Judgements;
  readonly comment: string;
}

const keptSchema = z.object({
  sentAt: z.nullable(z.string()),
  comment: z.string(),
  judgements: z.record(z.string(), z.object({ verdict: z.optional(z.enum(verdicts)), feedback: z.string() })),
});

type Reviewed = Pick<Certification, "selected" | "reviews" | "occurrence" | "status">;
type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const keyOf = ({ occurrence }: Reviewed) => `portal.certificationReview.${occurrence?.id ?? ""}`;
const sentAtOf = ({ occurrence }: Reviewed) => occurrence?.sentAt ?? null;

const firstDraft = (certification: Reviewed): ReviewDraft => ({
  judgements: standingJudgements(certification),
  comment: "",
});

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * What this tab has kept of the review. A draft belongs to what was sent when: a priority that changes the version
 * leaves it, returns that were sent again are to be looked at afresh.
 */
export function readDraft(kept: Kept, certification: Reviewed): ReviewDraft {
  const found = keptSchema.safeParse(parsed(kept.getItem(keyOf(certification)))).data;
  if (!found || found.sentAt !== sentAtOf(certification)) return firstDraft(certification);
  const { comment, judgements } = found;
  return { comment, judgements };
}

export function writeDraft(kept: Kept, certification: Reviewed, draft: ReviewDraft): void {
  const value: z.output<typeof keptSchema> = {
    sentAt: sentAtOf(certification),
    comment: draft.comment,
    judgements: { ...draft.judgements },
  };
  try {
    kept.setItem(keyOf(certification), JSON.stringify(value));
  } catch {
    // A browser without room or without storage: the page itself still holds what was written.
  }
}

export const dropDraft = (kept: Kept, certification: Reviewed): void => kept.removeItem(keyOf(certification));

const keptDraft = (certification: Reviewed) => ({
  sentAt: sentAtOf(certification),
  draft: readDraft(sessionStorage, certification),
  isChanged: false,
});

/** The draft of the review, kept in this tab through reloads and visits elsewhere until the decision is made. */
export function useReviewDraft(certification: Certification) {
  const [held, setHeld] = useState(() => keptDraft(certification));
  if (held.sentAt !== sentAtOf(certification)) setHeld(keptDraft(certification));
  useEffect(() => {
    if (held.isChanged) writeDraft(sessionStorage, certification, held.draft);
  }, [held, certification]);
  const change = useCallback(
    (next: (draft: ReviewDraft) => ReviewDraft) =>
      setHeld((before) => ({ ...before, draft: next(before.draft), isChanged: true })),
    [],
  );
  const drop = () => {
    dropDraft(sessionStorage, certification);
    setHeld(keptDraft(certification));
  };
  return { draft: held.draft, change, drop };
}
