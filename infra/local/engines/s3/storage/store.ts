import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { noSuchBucket, S3Error } from "../protocol/errors.ts";
import { type BucketSettings, readSettings } from "./bucket-settings.ts";
import { type BucketOnDisk, Disk } from "./disk.ts";
import {
  blobsOf,
  type DeleteMarker,
  type ObjectContent,
  type StoredObject,
  type Version,
} from "./stored-object.ts";

export interface Bucket extends BucketOnDisk {
  readonly settings: BucketSettings;
}

/**
 * Buckets and objects, kept in memory and written through to disk. Every change runs without an await, so what
 * a caller checked just before it still holds.
 */
export class Store {
  readonly #disk: Disk;
  readonly #buckets = new Map<string, Bucket>();

  constructor(directory: string) {
    this.#disk = new Disk(directory);
    for (const found of this.#disk.load()) {
      this.#buckets.set(found.name, { ...found, settings: readSettings(found.documents) });
    }
  }

  buckets(): Bucket[] {
    return [...this.#buckets.values()];
  }

  findBucket(name: string): Bucket | undefined {
    return this.#buckets.get(name);
  }

  getBucket(name: string): Bucket {
    const bucket = this.#buckets.get(name);
    if (!bucket) throw noSuchBucket();
    return bucket;
  }

  createBucket(name: string): void {
    if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name) || name.includes("..")) {
      throw new S3Error(400, "InvalidBucketName", "The specified bucket is not valid.");
    }
    if (this.#buckets.has(name)) {
      throw new S3Error(409, "BucketAlreadyOwnedByYou", "The bucket already exists and you own it.");
    }
    this.#saveBucket({
      name,
      createdAt: Date.now(),
      documents: {},
      settings: readSettings({}),
      objects: new Map(),
    });
  }

  deleteBucket(name: string): void {
    if (this.getBucket(name).objects.size > 0) {
      throw new S3Error(409, "BucketNotEmpty", "The bucket you tried to delete is not empty.");
    }
    this.#disk.removeBucket(name);
    this.#buckets.delete(name);
  }

  setDocument(name: string, kind: keyof BucketSettings, source: string | undefined): void {
    const bucket = this.getBucket(name);
    const documents = { ...bucket.documents, [kind]: source };
    this.#saveBucket({ ...bucket, documents, settings: readSettings(documents) });
  }

  versions(bucketName: string, key: string): readonly Version[] {
    return this.getBucket(bucketName).objects.get(key) ?? [];
  }

  /** What a plain read sees: nothing when the latest version is a delete marker. */
  findCurrent(bucketName: string, key: string): StoredObject | undefined {
    const latest = this.versions(bucketName, key).at(-1);
    return latest?.kind === "object" ? latest : undefined;
  }

  withStagedFile<T>(use: (file: string) => Promise<T>): Promise<T> {
    return this.#disk.withStagedFile(use);
  }

  put(bucketName: string, key: string, stagedFile: string, content: ObjectContent): StoredObject {
    const bucket = this.getBucket(bucketName);
    const blob = this.#disk.keepBlob(bucketName, stagedFile);
    const stored: StoredObject = { kind: "object", ...stamp(bucket, Date.now()), blob, ...content };
    this.#append(bucket, key, stored);
    return stored;
  }

  /** A delete that names no version: leaves a marker where versions are kept, else ends the object. */
  remove(bucketName: string, key: string, now = Date.now()): DeleteMarker | undefined {
    const bucket = this.getBucket(bucketName);
    if (bucket.settings.versioning === undefined) {
      this.#save(bucket, key, []);
      return undefined;
    }
    const marker: DeleteMarker = { kind: "delete-marker", ...stamp(bucket, now) };
    this.#append(bucket, key, marker);
    return marker;
  }

  removeVersion(bucketName: string, key: string, versionId: string): Version | undefined {
    const versions = this.versions(bucketName, key);
    const removed = versions.find((version) => version.versionId === versionId);
    const others = versions.filter((version) => version !== removed);
    if (removed) this.#save(this.getBucket(bucketName), key, others);
    return removed;
  }

  replaceVersion(bucketName: string, key: string, changed: StoredObject): void {
    const versions = this.versions(bucketName, key).map((version) =>
      version.versionId === changed.versionId ? changed : version,
    );
    this.#save(this.getBucket(bucketName), key, versions);
  }

  open(bucketName: string, stored: StoredObject, range?: { start: number; end: number }): Readable {
    return this.#disk.open(bucketName, stored, range);
  }

  #append(bucket: Bucket, key: string, added: Version): void {
    const kept = this.versions(bucket.name, key).filter(({ versionId }) => versionId !== added.versionId);
    this.#save(bucket, key, [...kept, added]);
  }

  #save(bucket: Bucket, key: string, versions: readonly Version[]): void {
    const kept = new Set(blobsOf(versions));
    const dropped = blobsOf(this.versions(bucket.name, key)).filter((blob) => !kept.has(blob));
    this.#disk.saveObject(bucket.name, key, versions);
    if (versions.length === 0) bucket.objects.delete(key);
    else bucket.objects.set(key, versions);
    for (const blob of dropped) this.#disk.removeBlob(bucket.name, blob);
  }

  #saveBucket(bucket: Bucket): void {
    this.#disk.saveBucket(bucket.name, { createdAt: bucket.createdAt, documents: bucket.documents });
    this.#buckets.set(bucket.name, bucket);
  }
}

function stamp({ settings }: Bucket, storedAt: number) {
  const versionId = settings.versioning === "Enabled" ? randomUUID().replaceAll("-", "") : "null";
  return { versionId, storedAt };
}
