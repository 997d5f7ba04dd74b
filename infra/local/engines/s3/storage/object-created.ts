import type { StoredObject } from "./stored-object.ts";

/** What a bucket notification says, as plain values: the key is not encoded, the eTag has no quotes. */
export interface ObjectCreated {
  readonly eventName: "ObjectCreated:Put" | "ObjectCreated:Copy";
  /** ISO 8601, UTC. */
  readonly eventTime: string;
  readonly bucket: string;
  readonly key: string;
  readonly size: number;
  readonly eTag: string;
  /** Compares as text, in the order of the writes. */
  readonly sequencer: string;
  /** Only where the bucket keeps versions. */
  readonly versionId?: string;
}

/** Numbers the writes so that they compare as text, across restarts as well. */
function sequence(): () => string {
  let last = 0;
  return () => {
    last = Math.max(last + 1, Date.now() * 4096);
    return last.toString(16).toUpperCase().padStart(16, "0");
  };
}

export class Announcer {
  readonly #listeners: ((event: ObjectCreated) => void)[] = [];
  readonly #nextSequencer = sequence();

  add(listener: (event: ObjectCreated) => void): void {
    this.#listeners.push(listener);
  }

  announce(
    eventName: ObjectCreated["eventName"],
    { bucket, key }: { bucket: string; key: string },
    { storedAt, size, eTag, versionId }: StoredObject,
  ): void {
    const event: ObjectCreated = {
      eventName,
      eventTime: new Date(storedAt).toISOString(),
      bucket,
      key,
      size,
      eTag: eTag.replaceAll('"', ""),
      sequencer: this.#nextSequencer(),
      ...(versionId === "null" ? {} : { versionId }),
    };
    for (const listener of this.#listeners) {
      try {
        listener(event);
      } catch (error) {
        // The object is stored: what a listener makes of it must not fail the upload.
        console.error(error);
      }
    }
  }
}
