import * as z from "zod/mini";
import { sentFileSchema } from "../stage/proof.ts";
import { saverSchema } from "../stage/saver.ts";
import { caseIdSchema, certificationSchema } from "./model.ts";

/**
 * Returns as they were sent, kept for good. Of the files only the names are kept here, because a file's own item may
 * be removed later.
 */
export const certificationRevisionSchema = z.object({
  revision: z.number(),
  attempt: z.number(),
  sentAt: z.string(),
  sentBy: saverSchema,
  /** The cases that were tested. */
  selected: z.array(caseIdSchema),
  returns: certificationSchema.shape.returns,
  files: z.partialRecord(caseIdSchema, z.array(sentFileSchema)),
});
export type CertificationRevision = z.output<typeof certificationRevisionSchema>;
