import { createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { receiveBody, receiveText, requireDeclaredSize } from "../protocol/body.ts";
import { invalidRequest, noSuchKey, notEmulated, preconditionFailed } from "../protocol/errors.ts";
import { decodePath, type S3Request, splitPath } from "../protocol/request.ts";
import { parseTagHeader } from "../protocol/tags.ts";
import { leaf, xmlDocument } from "../protocol/xml.ts";
import type { ObjectContent, StoredObject } from "../storage/stored-object.ts";
import { getStored } from "./object-lookup.ts";
import {
  checkKey,
  checksumHeaders,
  refuseGrants,
  type S3Context,
  type S3Reply,
  versionHeaders,
} from "./route.ts";

const keptHeaders = ["cache-control", "content-disposition", "content-language", "expires"];

function headersToKeep(headers: S3Request["headers"]): Record<string, string> {
  const kept: Record<string, string> = { "content-type": headers["content-type"] ?? "binary/octet-stream" };
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && (keptHeaders.includes(name) || name.startsWith("x-amz-meta-"))) {
      kept[name] = value;
    }
  }
  // aws-chunked is only how the bytes travelled.
  const codings =
    headers["content-encoding"]?.split(/\s*,\s*/).filter((coding) => coding !== "aws-chunked") ?? [];
  if (codings.length > 0) kept["content-encoding"] = codings.join(", ");
  return kept;
}

function checkPreconditions({ request, store }: S3Context): void {
  const existing = store.findCurrent(request.bucket, request.key);
  const { "if-none-match": ifNoneMatch, "if-match": ifMatch } = request.headers;
  if (ifNoneMatch !== undefined && ifNoneMatch !== "*") {
    throw notEmulated("If-None-Match with an ETag on a write");
  }
  if (ifNoneMatch === "*" && existing) throw preconditionFailed();
  if (ifMatch !== undefined && !existing) throw noSuchKey();
  if (ifMatch !== undefined && ifMatch !== existing?.eTag) throw preconditionFailed();
}

/** The check and the write are one step: of two writers with `If-None-Match: *`, one is refused. */
function commit(context: S3Context, stagedFile: string, content: ObjectContent): StoredObject {
  checkPreconditions(context);
  return context.store.put(context.request.bucket, context.request.key, stagedFile, content);
}

export function putObject(context: S3Context): Promise<S3Reply> {
  const { request, body, store } = context;
  checkKey(request.key);
  refuseGrants(request.headers);
  store.getBucket(request.bucket);
  if (request.headers["x-amz-copy-source"] !== undefined) return copyObject(context);
  requireDeclaredSize(body);
  const tags = parseTagHeader(request.headers["x-amz-tagging"]);
  return store.withStagedFile(async (file) => {
    const { md5, size, checksum } = await receiveToFile(context, file);
    const headers = headersToKeep(request.headers);
    const stored = commit(context, file, { size, eTag: `"${md5}"`, headers, tags, checksum });
    context.announce("ObjectCreated:Put", stored);
    return {
      status: 200,
      headers: {
        etag: stored.eTag,
        ...checksumHeaders(stored),
        ...versionHeaders(context, stored.versionId),
      },
    };
  });
}

async function receiveToFile({ body, maxBodyBytes }: S3Context, file: string) {
  const handle = await open(file, "wx");
  try {
    return await receiveBody(body, maxBodyBytes, (chunk) => handle.writeFile(chunk));
  } finally {
    await handle.close();
  }
}

function copySource({ request, store }: S3Context) {
  const unsupported = Object.keys(request.headers).find((name) => name.startsWith("x-amz-copy-source-"));
  if (unsupported) throw notEmulated(unsupported);
  const [path = "", version] = (request.headers["x-amz-copy-source"] ?? "").split("?versionId=");
  const source = splitPath(decodePath(path));
  return { ...source, stored: getStored(store, source.bucket, source.key, version) };
}

async function copyObject(context: S3Context): Promise<S3Reply> {
  const { request, store } = context;
  await receiveText(context.body);
  const source = copySource(context);
  const newHeaders = request.headers["x-amz-metadata-directive"] === "REPLACE";
  const newTags = request.headers["x-amz-tagging-directive"] === "REPLACE";
  if (source.bucket === request.bucket && source.key === request.key && !newHeaders) {
    throw invalidRequest("This copy request is illegal because it copies an object to itself unchanged.");
  }
  const { size, eTag, checksum } = source.stored;
  const headers = newHeaders ? headersToKeep(request.headers) : source.stored.headers;
  const tags = newTags ? parseTagHeader(request.headers["x-amz-tagging"]) : source.stored.tags;
  return store.withStagedFile(async (file) => {
    await pipeline(store.open(source.bucket, source.stored), createWriteStream(file, { flags: "wx" }));
    const stored = commit(context, file, { size, eTag, checksum, headers, tags });
    context.announce("ObjectCreated:Copy", stored);
    const modified = leaf("LastModified", new Date(stored.storedAt).toISOString());
    return {
      status: 200,
      headers: versionHeaders(context, stored.versionId),
      body: xmlDocument("CopyObjectResult", [leaf("ETag", eTag), modified]),
    };
  });
}
