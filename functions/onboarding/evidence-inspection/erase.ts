import { productIdSchema } from "@portal/shared/product.ts";
import * as z from "zod/mini";
import { log } from "../../platform/aws/log.ts";
import { removeObject } from "../../platform/aws/object-store.ts";
import type { OutboxImage } from "../../platform/outbox/outbox.ts";
import { type FilePlace, objectKeysOf } from "../evidence/public.ts";

const removalSchema = z.object({
  companyId: z.string(),
  product: productIdSchema,
  fileId: z.string(),
});

/** Deletes the file's objects from every folder that the inspection may have put them in. */
export async function erase(place: FilePlace): Promise<void> {
  for (const key of objectKeysOf(place)) await removeObject(key);
}

/** The event of the outbox, as `functions/onboarding/evidence/remove.ts` writes it. */
export async function eraseRemoved(event: OutboxImage): Promise<"done"> {
  const { fileId, ...place } = removalSchema.parse(event);
  await erase({ ...place, id: fileId });
  log("INFO", "removal", { service: "evidence-inspection", fileId });
  return "done";
}
