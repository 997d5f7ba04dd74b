import type { Checksum } from "../protocol/checksum.ts";
import type { Tag } from "../protocol/tags.ts";

interface Stored {
  /** "null" for what was written while versioning was off. */
  readonly versionId: string;
  /** Milliseconds since 1970. */
  readonly storedAt: number;
}

/** What an upload or a copy brings; the store adds the rest. */
export interface ObjectContent {
  readonly size: number;
  /** With its quotes, as HTTP writes it. */
  readonly eTag: string;
  /** The headers that reading gives back: content type, caching, `x-amz-meta-*`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly tags: readonly Tag[];
  readonly checksum?: Checksum;
}

export interface StoredObject extends Stored, ObjectContent {
  readonly kind: "object";
  /** Name of the file that holds the bytes; no part of it comes from a client. */
  readonly blob: string;
}

export interface DeleteMarker extends Stored {
  readonly kind: "delete-marker";
}

/** Oldest first in every list of them: the last one is what a plain read sees. */
export type Version = StoredObject | DeleteMarker;

export function blobsOf(versions: readonly Version[]): string[] {
  return versions.flatMap((version) => (version.kind === "object" ? [version.blob] : []));
}
