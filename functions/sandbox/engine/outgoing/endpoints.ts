import { callbackAddresses } from "@portal/shared/esitef/callbacks.data.ts";
import * as z from "zod/mini";
import { inStore } from "../store.ts";

/** Where a store wants to be told, and what signs it. The secrets themselves follow from the stage's. */
export const endpointsSchema = z.object({
  version: z.number(),
  addresses: z.partialRecord(z.enum(callbackAddresses), z.string()),
  secrets: z.array(z.object({ id: z.string(), createdAt: z.string(), until: z.optional(z.string()) })),
});
export type Endpoints = z.output<typeof endpointsSchema>;

export const endpointsRef = (merchantId: string) => ({
  key: inStore(merchantId, "ENDPOINTS"),
  schema: endpointsSchema,
});
