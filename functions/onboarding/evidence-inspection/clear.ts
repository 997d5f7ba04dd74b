import { productIdSchema } from "@portal/shared/product.ts";
import * as z from "zod/mini";
import { log } from "../../platform/aws/log.ts";
import { readObject, removeObject, storeObject } from "../../platform/aws/object-store.ts";
import { pause } from "../../platform/aws/pause.ts";
import { readAll } from "../../platform/table/table.ts";
import { LostRace, transact } from "../../platform/table/transaction.ts";
import { cleanKey, type EvidenceItem, evidenceRef, type FilePlace, isLive } from "../evidence/public.ts";
import { erase } from "./erase.ts";
import { inspect } from "./inspect.ts";

const placeSchema = z.object({ companyId: z.string(), product: productIdSchema, id: z.string() });

const attempts = 4;
/** How long a refused file stays in the list, so that people can read why. */
const refusedSeconds = 7 * 24 * 60 * 60;

/** The file that an object key of the quarantine belongs to; undefined for a key that we never signed. */
function placeOf(key: string): FilePlace | undefined {
  const [folder, companyId, product, id, ...rest] = key.split("/");
  if (folder !== "quarantine" || rest.length > 0) return undefined;
  const parsed = placeSchema.safeParse({ companyId, product, id });
  return parsed.success ? parsed.data : undefined;
}

const awaitsVerdict = (item: EvidenceItem | undefined): item is EvidenceItem =>
  item?.status === "awaiting-upload" && isLive(item);

/** The file with its verdict. A clean file of a case is kept for good; a trial upload keeps its expiry date. */
function decideVerdict(
  { ttl, ...item }: EvidenceItem,
  refusal: EvidenceItem["refusal"],
  now: number,
): EvidenceItem {
  const inspectedAt = new Date(now).toISOString();
  const isTrial = item.caseId === null;
  if (!refusal) return { ...item, status: "clean", inspectedAt, ...(isTrial ? { ttl } : {}) };
  const until = Math.floor(now / 1000) + refusedSeconds;
  return { ...item, status: "refused", refusal, inspectedAt, ttl: isTrial ? ttl : until };
}

/** Stores the inspected bytes. They can only be downloaded, never opened in place. */
const keep = (item: EvidenceItem, bytes: Buffer): Promise<void> =>
  storeObject(cleanKey(item), bytes, {
    ContentType: item.contentType,
    ContentDisposition: "attachment",
    ChecksumSHA256: item.sha256,
  });

/**
 * Inspects an object of the quarantine and moves it to the evidence or deletes it. When the file changed meanwhile, all
 * of it is done again on what is there now.
 */
export async function clear(objectKey: string, attempt = 1): Promise<void> {
  const place = placeOf(objectKey);
  if (!place) return removeObject(objectKey);
  const ref = evidenceRef(place.companyId, place.product, place.id);
  const item = (await readAll([ref])).find(ref);
  let verdict = "late";
  if (awaitsVerdict(item)) {
    const bytes = await readObject(objectKey, item.sizeBytes);
    // The object is not there: it may be uploaded again, so nothing is deleted.
    if (!bytes) return undefined;
    const decided = decideVerdict(item, (await inspect(bytes, item)) ?? null, Date.now());
    // The bytes are stored first, so that a clean file always has them.
    if (decided.status === "clean") await keep(decided, bytes);
    try {
      await transact([{ act: "put", key: ref.key, item: decided, seen: item.version }]);
    } catch (error) {
      if (!(error instanceof LostRace) || attempt === attempts) throw error;
      await pause(attempt);
      return clear(objectKey, attempt + 1);
    }
    verdict = decided.refusal ?? "clean";
  }
  // A file that no longer exists may have left bytes elsewhere, too.
  await (item ? removeObject(objectKey) : erase(place));
  log("INFO", "inspection", { service: "evidence-inspection", fileId: place.id, verdict });
}
