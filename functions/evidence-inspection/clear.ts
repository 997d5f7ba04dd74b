import { productIdSchema } from "@portal/shared/product.ts";
import * as z from "zod/mini";
import { cleanKey, type EvidenceItem, evidenceRef, isLive, quarantineKey } from "../evidence/model.ts";
import { log } from "../platform/aws/log.ts";
import { readObject, removeObject, storeObject } from "../platform/aws/object-store.ts";
import { pause } from "../platform/aws/pause.ts";
import { readAll } from "../platform/table/table.ts";
import { LostRace, transact } from "../platform/table/transaction.ts";
import { erase } from "./erase.ts";
import { inspect } from "./inspect.ts";

const placeSchema = z.object({ companyId: z.string(), product: productIdSchema, id: z.string() });
type Place = z.output<typeof placeSchema>;

const attempts = 4;
/** How long a refused file stays in the list, so that people can read why. */
const refusedSeconds = 7 * 24 * 60 * 60;

/** The file that an object key of the quarantine belongs to; undefined for a key that we never signed. */
function placeOf(key: string): Place | undefined {
  const [folder, companyId, product, id, ...rest] = key.split("/");
  if (folder !== "quarantine" || rest.length > 0) return undefined;
  const parsed = placeSchema.safeParse({ companyId, product, id });
  return parsed.success ? parsed.data : undefined;
}

/**
 * The file's item while it awaits inspection; undefined when it was removed, has expired or already has its verdict.
 */
async function findWaiting({ companyId, product, id }: Place) {
  const ref = evidenceRef(companyId, product, id);
  const item = (await readAll([ref])).find(ref);
  return { item, waiting: item?.status === "awaiting-upload" && isLive(item) ? item : undefined };
}

/** Stores the inspected bytes. They can only be downloaded, never opened in place. */
const keep = (item: EvidenceItem, bytes: Buffer): Promise<void> =>
  storeObject(cleanKey(item), bytes, {
    "content-type": item.contentType,
    "content-disposition": "attachment",
    "x-amz-checksum-sha256": item.sha256,
  });

/** A clean file of a case is kept for good; a trial upload keeps its expiry date. */
function withVerdict({ ttl, ...item }: EvidenceItem, refusal: EvidenceItem["refusal"]): EvidenceItem {
  const inspectedAt = new Date().toISOString();
  if (refusal) {
    const until = Math.floor(Date.now() / 1000) + refusedSeconds;
    return { ...item, status: "refused", refusal, inspectedAt, ttl: item.caseId === null ? ttl : until };
  }
  return { ...item, status: "clean", inspectedAt, ...(item.caseId === null ? { ttl } : {}) };
}

/**
 * Records the verdict if the file still awaits it. The bytes are stored first, so that a clean file always has them.
 */
async function settle(place: Place, bytes: Buffer): Promise<string> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const { waiting } = await findWaiting(place);
    if (!waiting) return "late";
    const refusal = (await inspect(bytes, waiting)) ?? null;
    if (!refusal) await keep(waiting, bytes);
    try {
      const { key } = evidenceRef(place.companyId, place.product, place.id);
      await transact([{ act: "put", key, item: withVerdict(waiting, refusal), seen: waiting.version }]);
      return refusal ?? "clean";
    } catch (error) {
      if (!(error instanceof LostRace)) throw error;
      await pause(attempt);
    }
  }
  throw new Error("The file kept changing while its verdict was written.");
}

/** Deletes the object from quarantine, and every object of a file that no longer exists. */
async function tidy(place: Place): Promise<void> {
  const { item } = await findWaiting(place);
  return item ? removeObject(quarantineKey(item)) : erase(place);
}

/** Inspects an object of the quarantine and moves it to the evidence or deletes it. */
export async function clear(objectKey: string): Promise<void> {
  const place = placeOf(objectKey);
  if (!place) return removeObject(objectKey);
  const { waiting } = await findWaiting(place);
  const bytes = waiting && (await readObject(objectKey, waiting.sizeBytes));
  // The file waits but its object is not there: it may be uploaded again, so nothing is deleted.
  if (waiting && !bytes) return undefined;
  const verdict = bytes ? await settle(place, bytes) : "late";
  await tidy(place);
  log("INFO", "inspection", { service: "evidence-inspection", fileId: place.id, verdict });
}
