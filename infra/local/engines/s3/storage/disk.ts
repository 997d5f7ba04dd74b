import { createHash, randomUUID } from "node:crypto";
import {
  createReadStream,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { BucketDocuments } from "./bucket-settings.ts";
import { blobsOf, type StoredObject, type Version } from "./stored-object.ts";

interface BucketRecord {
  readonly createdAt: number;
  readonly documents: BucketDocuments;
}

interface ObjectRecord {
  readonly key: string;
  readonly versions: readonly Version[];
}

export interface BucketOnDisk extends BucketRecord {
  readonly name: string;
  readonly objects: Map<string, readonly Version[]>;
}

/**
 * One small record a key, one file a version's bytes; every write is a file in `incoming` that is renamed into
 * place. Names are hashes and random ids: a key may hold `..`, differ from another only by case, or be longer
 * than a file name may be.
 */
export class Disk {
  readonly #buckets: string;
  readonly #incoming: string;

  /** Removes what an earlier process was cut off from finishing. */
  constructor(directory: string) {
    this.#buckets = join(directory, "buckets");
    this.#incoming = join(directory, "incoming");
    rmSync(this.#incoming, { recursive: true, force: true });
    mkdirSync(this.#incoming, { recursive: true });
    mkdirSync(this.#buckets, { recursive: true });
  }

  load(): BucketOnDisk[] {
    return readdirSync(this.#buckets).flatMap((name) => {
      const folder = join(this.#buckets, name);
      if (existsSync(join(folder, "bucket.json"))) return [loadBucket(name, folder)];
      rmSync(folder, { recursive: true });
      return [];
    });
  }

  /** The record comes last when a bucket begins and goes first when it ends: it is what makes the folder one. */
  saveBucket(name: string, record: BucketRecord): void {
    for (const part of ["objects", "blobs"]) mkdirSync(join(this.#buckets, name, part), { recursive: true });
    this.#writeRecord(join(this.#buckets, name, "bucket.json"), record);
  }

  removeBucket(name: string): void {
    rmSync(join(this.#buckets, name, "bucket.json"));
    rmSync(join(this.#buckets, name), { recursive: true });
  }

  saveObject(bucket: string, key: string, versions: readonly Version[]): void {
    const file = join(
      this.#buckets,
      bucket,
      "objects",
      `${createHash("sha256").update(key).digest("hex")}.json`,
    );
    if (versions.length === 0) rmSync(file, { force: true });
    else this.#writeRecord(file, { key, versions });
  }

  /** Lends a file name to fill; unless `keepBlob` took the file, it is gone afterwards, whatever happened. */
  async withStagedFile<T>(use: (file: string) => Promise<T>): Promise<T> {
    const file = join(this.#incoming, randomUUID());
    try {
      return await use(file);
    } finally {
      rmSync(file, { force: true });
    }
  }

  keepBlob(bucket: string, stagedFile: string): string {
    const blob = randomUUID();
    renameSync(stagedFile, this.#blobFile(bucket, blob));
    return blob;
  }

  removeBlob(bucket: string, blob: string): void {
    rmSync(this.#blobFile(bucket, blob), { force: true });
  }

  /** Opened at once: an overwrite or a delete a moment later does not tear the reading. */
  open(bucket: string, { blob }: StoredObject, range?: { start: number; end: number }): Readable {
    const file = this.#blobFile(bucket, blob);
    return createReadStream(file, { fd: openSync(file, "r"), ...range });
  }

  #blobFile(bucket: string, blob: string): string {
    return join(this.#buckets, bucket, "blobs", blob);
  }

  #writeRecord(file: string, record: BucketRecord | ObjectRecord): void {
    const staged = join(this.#incoming, randomUUID());
    writeFileSync(staged, JSON.stringify(record));
    renameSync(staged, file);
  }
}

function loadBucket(name: string, folder: string): BucketOnDisk {
  try {
    const bucket: BucketRecord = JSON.parse(readFileSync(join(folder, "bucket.json"), "utf8"));
    const records = readdirSync(join(folder, "objects")).map((file): ObjectRecord => {
      return JSON.parse(readFileSync(join(folder, "objects", file), "utf8"));
    });
    const known = new Set(records.flatMap(({ versions }) => blobsOf(versions)));
    const unknown = readdirSync(join(folder, "blobs")).filter((blob) => !known.has(blob));
    for (const blob of unknown) rmSync(join(folder, "blobs", blob));
    return { name, ...bucket, objects: new Map(records.map(({ key, versions }) => [key, versions])) };
  } catch (cause) {
    throw new Error(`The stored S3 bucket in ${folder} cannot be read.`, { cause });
  }
}
