import { receiveText } from "../protocol/body.ts";
import { parseTagging, renderTagSet, type Tag } from "../protocol/tags.ts";
import { parseXml, xmlDocument } from "../protocol/xml.ts";
import { getStored } from "./object-lookup.ts";
import { readObject } from "./object-reading.ts";
import { putObject } from "./object-writing.ts";
import { type S3Context, type S3Reply, type S3Route, versionHeaders } from "./route.ts";

function deleteObject(context: S3Context): S3Reply {
  const { request, store } = context;
  const versionId = request.query.get("versionId");
  const affected = versionId
    ? store.removeVersion(request.bucket, request.key, versionId)
    : store.remove(request.bucket, request.key);
  return {
    status: 204,
    headers: {
      ...versionHeaders(context, affected?.versionId),
      ...(affected?.kind === "delete-marker" ? { "x-amz-delete-marker": "true" } : {}),
    },
  };
}

function getTagging(context: S3Context): S3Reply {
  const { request, store } = context;
  const stored = getStored(store, request.bucket, request.key, request.query.get("versionId"));
  return {
    status: 200,
    headers: versionHeaders(context, stored.versionId),
    body: xmlDocument("Tagging", [renderTagSet(stored.tags)]),
  };
}

function replaceTags(context: S3Context, tags: readonly Tag[]): Record<string, string> {
  const { request, store } = context;
  const stored = getStored(store, request.bucket, request.key, request.query.get("versionId"));
  store.replaceVersion(request.bucket, request.key, { ...stored, tags });
  return versionHeaders(context, stored.versionId);
}

async function putTagging(context: S3Context): Promise<S3Reply> {
  const tags = parseTagging(parseXml(await receiveText(context.body)));
  return { status: 200, headers: replaceTags(context, tags) };
}

/** By method and subresource. */
export const objectRoutes: Readonly<Record<string, S3Route>> = {
  PUT: putObject,
  GET: readObject,
  HEAD: readObject,
  DELETE: deleteObject,
  "GET ?tagging": getTagging,
  "PUT ?tagging": putTagging,
  "DELETE ?tagging": (context) => ({ status: 204, headers: replaceTags(context, []) }),
};
