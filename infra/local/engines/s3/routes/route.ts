import type { Readable } from "node:stream";
import type { SignedBody } from "../protocol/body.ts";
import { invalidArgument, S3Error } from "../protocol/errors.ts";
import type { S3Request } from "../protocol/request.ts";
import type { ObjectCreated } from "../storage/object-created.ts";
import type { Store } from "../storage/store.ts";
import type { ObjectContent, StoredObject } from "../storage/stored-object.ts";

/** A request whose signature was found right, and what may be done with it. */
export interface S3Context {
  readonly request: S3Request;
  readonly body: SignedBody;
  readonly store: Store;
  readonly maxBodyBytes: number;
  readonly announce: (eventName: ObjectCreated["eventName"], stored: StoredObject) => void;
}

export interface S3Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** XML, or what opens the object's bytes; never asked for on HEAD. */
  readonly body?: string | (() => Readable);
}

export type S3Route = (context: S3Context) => S3Reply | Promise<S3Reply>;

export function versionHeaders(
  { request, store }: S3Context,
  versionId: string | undefined,
): Record<string, string> {
  const kept = store.getBucket(request.bucket).settings.versioning !== undefined;
  return kept && versionId !== undefined ? { "x-amz-version-id": versionId } : {};
}

export function checksumHeaders({ checksum }: Pick<ObjectContent, "checksum">): Record<string, string> {
  if (!checksum) return {};
  return { [`x-amz-checksum-${checksum.algorithm}`]: checksum.value, "x-amz-checksum-type": "FULL_OBJECT" };
}

/** Nothing here can be made public, neither a bucket nor an object. */
export function refuseGrants(headers: S3Request["headers"]): void {
  const acl = headers["x-amz-acl"] ?? "private";
  const grants = Object.keys(headers).some((name) => name.startsWith("x-amz-grant-"));
  if (grants || !["private", "bucket-owner-full-control"].includes(acl)) {
    throw new S3Error(400, "AccessControlListNotSupported", "The bucket does not allow ACLs.");
  }
}

export function checkKey(key: string): void {
  if (Buffer.byteLength(key) > 1024) throw new S3Error(400, "KeyTooLongError", "Your key is too long.");
  if (key.includes("\0")) throw invalidArgument("A key holds no NUL character.");
}
