import { productIdSchema } from "@portal/shared/product.ts";
import * as z from "zod/mini";
import { type FilePlace, objectKeysOf } from "../evidence/model.ts";
import type { OutboxImage } from "../outbox/outbox.ts";
import { log } from "../platform/aws/log.ts";
import { removeObject } from "../platform/aws/object-store.ts";

const removalSchema = z.object({
  companyId: z.string(),
  product: productIdSchema,
  fileId: z.string(),
});

/** Wherever the inspection has brought it: nothing is left of a file that is in no list any more. */
export async function erase(place: FilePlace): Promise<void> {
  for (const key of objectKeysOf(place)) await removeObject(key);
}

/** The event of the outbox, as `functions/evidence/remove.ts` writes it. */
export async function eraseRemoved(event: OutboxImage): Promise<"done"> {
  const { fileId, ...place } = removalSchema.parse(event);
  await erase({ ...place, id: fileId });
  log("INFO", "removal", { service: "evidence-inspection", fileId });
  return "done";
}
