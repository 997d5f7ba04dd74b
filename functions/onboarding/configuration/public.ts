import * as z from "zod/mini";
import { configurationItemSchema, configurationPlace, configurationRef } from "./model.ts";

const configurationProgressSchema = z.pick(configurationItemSchema, {
  status: true,
  version: true,
  draft: true,
  review: true,
});
export type ConfigurationProgress = z.output<typeof configurationProgressSchema>;

/** How far Online Payment's configuration has come, with the answers that its certification follows from. */
export const configurationProgressRef = (companyId: string) => ({
  key: configurationRef(configurationPlace(companyId, "online-payment")).key,
  schema: configurationProgressSchema,
});
