import * as z from "zod/mini";
import { saverSchema } from "../stage/saver.ts";
import { configurationSchema } from "./model.ts";

/** A configuration as it was sent, kept for good. */
export const configurationRevisionSchema = z.object({
  revision: z.number(),
  sentAt: z.string(),
  sentBy: saverSchema,
  draft: configurationSchema.shape.draft,
  answers: configurationSchema.shape.answers,
});
