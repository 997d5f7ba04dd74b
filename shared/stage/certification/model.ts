import * as z from "zod/mini";
import { version } from "../../field/fields.ts";
import { stored } from "../../field/stored.ts";
import { sentFileSchema } from "../proof.ts";
import { saverSchema } from "../saver.ts";
import { caseReviewOf, keptVerdictSchema, provingSchema, wholeReviewSchema } from "../verdict.ts";
import { certificationStatuses } from "./lifecycle.ts";

/** The forms of a certification over these cases, and over what is returned from the test of one. */
export function certificationForms<
  Ids extends Readonly<Record<string, string>>,
  Return extends z.ZodMiniType,
>(caseId: z.ZodMiniEnum<Ids>, given: Return) {
  const content = {
    attempt: z.number(),
    /** The cases that are sent, in their order. */
    selected: z.array(caseId),
    /** Also holds cases that are no longer selected, so that one selected again finds its evidence. */
    returns: z.partialRecord(caseId, stored(given)),
    /** The last verdict on each case; it stays beside the form while the client corrects. */
    reviews: z.partialRecord(caseId, keptVerdictSchema),
    review: z.nullable(wholeReviewSchema),
  };
  const status = z.enum(certificationStatuses);
  return {
    /** Support's verdict on one case. */
    review: caseReviewOf(caseId),

    view: {
      companyId: z.string(),
      status,
      version,
      /** Whether what has to come before is approved; without it nothing can begin. */
      isUnlocked: z.boolean(),
      /** Absent until the certification begins. */
      begunAt: z.nullable(z.string()),
      ...content,
      /** The cases whose returns are as recorded calls of the sandbox prove them; whoever edits one by hand has not. */
      matched: z.partialRecord(caseId, z.object({ proving: z.array(provingSchema), at: z.string() })),
      /** How often it was sent, over all attempts; each sending is kept as a revision of this number. */
      revision: z.number(),
      savedAt: z.nullable(z.string()),
      savedBy: z.nullable(saverSchema),
    },

    /** As it was when a restart archived it. It never changes again. */
    archived: { ...content, status, begunAt: z.string(), archivedAt: z.string() },

    /** Returns as they were sent, kept for good. Of the files only the names: their own items may be removed later. */
    sent: z.object({
      revision: z.number(),
      attempt: z.number(),
      sentAt: z.string(),
      sentBy: saverSchema,
      selected: content.selected,
      returns: content.returns,
      files: z.partialRecord(caseId, z.array(sentFileSchema)),
    }),
  };
}
