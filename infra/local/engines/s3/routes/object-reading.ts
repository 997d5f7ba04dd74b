import { preconditionFailed, S3Error } from "../protocol/errors.ts";
import type { S3Request } from "../protocol/request.ts";
import type { StoredObject } from "../storage/stored-object.ts";
import { getStored } from "./object-lookup.ts";
import { checksumHeaders, type S3Context, type S3Reply, versionHeaders } from "./route.ts";

/** Query parameters of a signed request that replace a header of the answer. */
const overrides = [
  "cache-control",
  "content-disposition",
  "content-encoding",
  "content-language",
  "content-type",
  "expires",
];

function objectHeaders(context: S3Context, stored: StoredObject): Record<string, string> {
  const { query, headers } = context.request;
  const overridden = overrides.flatMap((name) => {
    const value = query.get(`response-${name}`);
    return value === null ? [] : [[name, value]];
  });
  return {
    ...stored.headers,
    ...Object.fromEntries(overridden),
    "accept-ranges": "bytes",
    etag: stored.eTag,
    "last-modified": new Date(stored.storedAt).toUTCString(),
    ...(stored.tags.length > 0 ? { "x-amz-tagging-count": String(stored.tags.length) } : {}),
    ...(headers["x-amz-checksum-mode"]?.toUpperCase() === "ENABLED" ? checksumHeaders(stored) : {}),
    ...versionHeaders(context, stored.versionId),
  };
}

function listsETag(header: string, eTag: string): boolean {
  return header.split(",").some((candidate) => ["*", eTag].includes(candidate.trim().replace(/^W\//, "")));
}

/** True when the client's copy is still good (304). An ETag condition outweighs the date beside it. */
function isUnchanged({ headers }: S3Request, stored: StoredObject): boolean {
  const modified = Math.floor(stored.storedAt / 1000) * 1000;
  const { "if-match": match, "if-none-match": noneMatch } = headers;
  const { "if-modified-since": since = "", "if-unmodified-since": unmodifiedSince = "" } = headers;
  const changed =
    match === undefined ? Date.parse(unmodifiedSince) < modified : !listsETag(match, stored.eTag);
  if (changed) throw preconditionFailed();
  return noneMatch === undefined ? Date.parse(since) >= modified : listsETag(noneMatch, stored.eTag);
}

/** One range; several at once are answered, as S3 does, with the whole object. */
function requestedRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | undefined {
  const [matched, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (matched === undefined || (first === "" && last === "")) return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < Number(first)) return undefined;
  if (start >= size) throw new S3Error(416, "InvalidRange", "The requested range is not satisfiable");
  return { start, end };
}

/** GET and HEAD: the same answer, with or without its bytes. */
export function readObject(context: S3Context): S3Reply {
  const { request, store } = context;
  const stored = getStored(store, request.bucket, request.key, request.query.get("versionId"));
  const headers = objectHeaders(context, stored);
  if (isUnchanged(request, stored)) return { status: 304, headers };
  const range = requestedRange(request.headers["range"], stored.size);
  const body = () => store.open(request.bucket, stored, range);
  if (!range) return { status: 200, headers: { ...headers, "content-length": String(stored.size) }, body };
  return {
    status: 206,
    headers: {
      // The checksum is the whole object's; a client would compare it with the part.
      ...Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith("x-amz-checksum-"))),
      "content-length": String(range.end - range.start + 1),
      "content-range": `bytes ${range.start}-${range.end}/${stored.size}`,
    },
    body,
  };
}
