import type { LifecycleRule } from "../protocol/lifecycle-rules.ts";
import type { Bucket, Store } from "./store.ts";
import type { StoredObject, Version } from "./stored-object.ts";

const dayMs = 24 * 3600 * 1000;

/** Days count from the midnight (UTC) after the instant, as S3 counts them. */
function daysPassed(since: number, days: number | undefined, now: number): boolean {
  return days !== undefined && now >= (Math.floor(since / dayMs) + 1 + days) * dayMs;
}

function applies(rule: LifecycleRule, object: StoredObject): boolean {
  const { tags, largerThanBytes = -1, smallerThanBytes = Number.POSITIVE_INFINITY } = rule;
  return (
    object.size > largerThanBytes &&
    object.size < smallerThanBytes &&
    tags.every((wanted) => object.tags.some(({ key, value }) => key === wanted.key && value === wanted.value))
  );
}

function currentIsDue(rule: LifecycleRule, latest: Version | undefined, now: number): boolean {
  if (latest?.kind !== "object" || !applies(rule, latest)) return false;
  return daysPassed(latest.storedAt, rule.expireAfterDays, now) || (rule.expireOn ?? Infinity) <= now;
}

/** A version's noncurrent days begin when the next one replaced it. */
function noncurrentDue(rule: LifecycleRule, versions: readonly Version[], now: number): Version[] {
  return versions
    .slice(0, Math.max(0, versions.length - 1 - rule.newerNoncurrentKept))
    .filter((version, position) => {
      const replacedAt = versions[position + 1]?.storedAt ?? now;
      return (
        daysPassed(replacedAt, rule.noncurrentAfterDays, now) &&
        (version.kind !== "object" || applies(rule, version))
      );
    });
}

function expireKey(store: Store, bucket: Bucket, rule: LifecycleRule, key: string, now: number): boolean {
  const due = noncurrentDue(rule, store.versions(bucket.name, key), now);
  for (const { versionId } of due) store.removeVersion(bucket.name, key, versionId);
  const versions = store.versions(bucket.name, key);
  const [only] = versions;
  if (rule.removeLoneDeleteMarkers && versions.length === 1 && only?.kind === "delete-marker") {
    store.removeVersion(bucket.name, key, only.versionId);
  }
  if (!currentIsDue(rule, versions.at(-1), now)) return false;
  store.remove(bucket.name, key, now);
  return true;
}

export interface ExpiredObject {
  readonly bucket: string;
  readonly key: string;
}

/** Applies every bucket's lifecycle rules; returns the objects that a plain read no longer finds. */
export function expireObjects(store: Store, now: number): ExpiredObject[] {
  return store
    .buckets()
    .flatMap((bucket) =>
      bucket.settings.lifecycle.flatMap((rule) =>
        [...bucket.objects.keys()]
          .filter((key) => key.startsWith(rule.prefix) && expireKey(store, bucket, rule, key, now))
          .map((key) => ({ bucket: bucket.name, key })),
      ),
    );
}
