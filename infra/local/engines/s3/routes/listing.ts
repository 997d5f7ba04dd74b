import { encodePath } from "../../signature-v4.ts";
import { invalidArgument } from "../protocol/errors.ts";
import { leaf, node, xmlDocument } from "../protocol/xml.ts";
import type { Version } from "../storage/stored-object.ts";
import type { S3Context, S3Reply } from "./route.ts";

interface ListingPage {
  /** A key, or a common prefix standing for all keys that begin with it. */
  readonly entries: readonly { readonly name: string; readonly isPrefix: boolean }[];
  /** The last key that the page covers, when there are more. */
  readonly lastKey?: string;
}

/** S3 orders keys by their UTF-8 bytes, which is not the order of JavaScript strings. */
function sortedKeys(keys: Iterable<string>): string[] {
  return [...keys]
    .map((key) => ({ key, bytes: Buffer.from(key) }))
    .sort((one, other) => Buffer.compare(one.bytes, other.bytes))
    .map(({ key }) => key);
}

function isAfter(key: string, marker: string): boolean {
  return Buffer.compare(Buffer.from(key), Buffer.from(marker)) > 0;
}

function pageOf(keys: readonly string[], prefix: string, delimiter: string, maxKeys: number): ListingPage {
  const entries: { name: string; isPrefix: boolean }[] = [];
  let lastKey: string | undefined;
  for (const key of keys) {
    const cut = delimiter === "" ? -1 : key.indexOf(delimiter, prefix.length);
    const name = cut < 0 ? key : key.slice(0, cut + delimiter.length);
    const repeated = cut >= 0 && entries.at(-1)?.name === name;
    if (!repeated && entries.length >= maxKeys) return { entries, lastKey };
    if (!repeated) entries.push({ name, isPrefix: cut >= 0 });
    lastKey = key;
  }
  return { entries };
}

function readMaxKeys(text: string | null): number {
  if (text === null) return 1000;
  if (!/^\d{1,9}$/.test(text)) {
    throw invalidArgument("Provided max-keys not an integer or within integer range");
  }
  return Math.min(Number(text), 1000);
}

const tokenOf = (key: string) => Buffer.from(key).toString("base64url");

export function listObjects({ request, store }: S3Context): S3Reply {
  const { query, bucket } = request;
  const { objects } = store.getBucket(bucket);
  const prefix = query.get("prefix") ?? "";
  const delimiter = query.get("delimiter") ?? "";
  const maxKeys = readMaxKeys(query.get("max-keys"));
  const token = query.get("continuation-token");
  const marker =
    token === null ? (query.get("start-after") ?? "") : Buffer.from(token, "base64url").toString();
  const encode = query.get("encoding-type") === "url" ? encodePath : (text: string) => text;
  const live = [...objects.keys()].filter((key) => key.startsWith(prefix) && store.findCurrent(bucket, key));
  const keys = sortedKeys(live).filter((key) => isAfter(key, marker));
  const { entries, lastKey } = pageOf(keys, prefix, delimiter, maxKeys);
  const truncated = lastKey !== undefined;
  const content = (key: string) => {
    const version = store.findCurrent(bucket, key);
    return version ? node("Contents", [leaf("Key", encode(key)), ...describe(version)]) : "";
  };
  const body = xmlDocument("ListBucketResult", [
    leaf("Name", bucket),
    leaf("Prefix", encode(prefix)),
    delimiter === "" ? "" : leaf("Delimiter", encode(delimiter)),
    leaf("MaxKeys", maxKeys),
    leaf("KeyCount", entries.length),
    leaf("IsTruncated", truncated),
    truncated ? leaf("NextContinuationToken", tokenOf(lastKey)) : "",
    ...entries.map(({ name, isPrefix }) =>
      isPrefix ? node("CommonPrefixes", [leaf("Prefix", encode(name))]) : content(name),
    ),
  ]);
  return { status: 200, body };
}

function describe(version: Version): string[] {
  const modified = leaf("LastModified", new Date(version.storedAt).toISOString());
  if (version.kind !== "object") return [modified];
  return [modified, leaf("ETag", version.eTag), leaf("Size", version.size), leaf("StorageClass", "STANDARD")];
}

/** All of them in one page, newest first within a key. */
export function listVersions({ request, store }: S3Context): S3Reply {
  const { objects } = store.getBucket(request.bucket);
  const prefix = request.query.get("prefix") ?? "";
  const keys = sortedKeys(objects.keys()).filter((key) => key.startsWith(prefix));
  const versions = keys.flatMap((key) =>
    store
      .versions(request.bucket, key)
      .map((version, position, all) =>
        node(version.kind === "object" ? "Version" : "DeleteMarker", [
          leaf("Key", key),
          leaf("VersionId", version.versionId),
          leaf("IsLatest", position === all.length - 1),
          ...describe(version),
        ]),
      )
      .toReversed(),
  );
  const head = [leaf("Name", request.bucket), leaf("Prefix", prefix), leaf("IsTruncated", false)];
  return { status: 200, body: xmlDocument("ListVersionsResult", [...head, ...versions]) };
}
