import * as z from "zod/mini";
import { type AdjustmentState, fieldsChanged, type Sides, statesOf } from "../stage/adjustment.ts";
import { saverSchema } from "../stage/saver.ts";
import {
  type ConfigurationAdjustment,
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

/** The fields whose value differs from before, in the form's order. */
export const changedFields = (before: ConfigurationDraft, now: ConfigurationDraft): ConfigurationField[] =>
  fieldsChanged(configurationFields, before, now);

/** What the client did about each adjustment. */
export const adjustmentStates = (
  asked: readonly ConfigurationAdjustment[],
  sides: Sides<ConfigurationField>,
): AdjustmentState<ConfigurationField>[] => statesOf(configurationFields, asked, sides);
