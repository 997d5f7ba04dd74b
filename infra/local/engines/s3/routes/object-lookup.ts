import { noSuchKey, S3Error } from "../protocol/errors.ts";
import type { Store } from "../storage/store.ts";
import type { StoredObject } from "../storage/stored-object.ts";

/** The object that a read means: the latest, or exactly the named version. */
export function getStored(
  store: Store,
  bucket: string,
  key: string,
  versionId?: string | null,
): StoredObject {
  if (!versionId) {
    const current = store.findCurrent(bucket, key);
    if (!current) throw noSuchKey();
    return current;
  }
  const version = store.versions(bucket, key).find((candidate) => candidate.versionId === versionId);
  if (!version) throw new S3Error(404, "NoSuchVersion", "The specified version does not exist.");
  if (version.kind === "object") return version;
  throw new S3Error(405, "MethodNotAllowed", "The specified method is not allowed against a delete marker.");
}
