import { receiveText } from "../protocol/body.ts";
import { malformedXml, notEmulated, S3Error } from "../protocol/errors.ts";
import { childrenOf, leaf, node, parseXml, textOf, type XmlElement, xmlDocument } from "../protocol/xml.ts";
import type { BucketSettings } from "../storage/bucket-settings.ts";
import { listObjects, listVersions } from "./listing.ts";
import { refuseGrants, type S3Context, type S3Reply, type S3Route } from "./route.ts";

const maxDeletedAtOnce = 1000;

async function createBucket({ request, body, store }: S3Context): Promise<S3Reply> {
  refuseGrants(request.headers);
  await receiveText(body);
  store.createBucket(request.bucket);
  return { status: 200, headers: { location: `/${request.bucket}` } };
}

function deleteBucket({ request, store }: S3Context): S3Reply {
  store.deleteBucket(request.bucket);
  return { status: 204 };
}

function headBucket({ request, store }: S3Context): S3Reply {
  store.getBucket(request.bucket);
  return { status: 200 };
}

function putDocument(kind: keyof BucketSettings): S3Route {
  return async ({ request, body, store }) => {
    store.setDocument(request.bucket, kind, await receiveText(body));
    return { status: 200 };
  };
}

function deleteDocument(kind: keyof BucketSettings): S3Route {
  return ({ request, store }) => {
    store.setDocument(request.bucket, kind, undefined);
    return { status: 204 };
  };
}

function getDocument(kind: keyof BucketSettings, absent: () => string): S3Route {
  return ({ request, store }) => ({
    status: 200,
    body: store.getBucket(request.bucket).documents[kind] ?? absent(),
  });
}

function absentDocument(code: string): () => never {
  return () => {
    throw new S3Error(404, code, "The bucket has no such configuration.");
  };
}

function deleteOne({ request, store }: S3Context, object: XmlElement): string {
  const key = textOf(object, "Key");
  const versionId = textOf(object, "VersionId");
  if (key === undefined) throw malformedXml();
  if (versionId !== undefined) {
    store.removeVersion(request.bucket, key, versionId);
    return node("Deleted", [leaf("Key", key), leaf("VersionId", versionId)]);
  }
  const marker = store.remove(request.bucket, key);
  const made = marker ? [leaf("DeleteMarker", true), leaf("DeleteMarkerVersionId", marker.versionId)] : [];
  return node("Deleted", [leaf("Key", key), ...made]);
}

async function deleteObjects(context: S3Context): Promise<S3Reply> {
  const document = parseXml(await receiveText(context.body));
  const objects = childrenOf(document, "Object");
  if (document.name !== "Delete" || objects.length === 0 || objects.length > maxDeletedAtOnce) {
    throw malformedXml();
  }
  context.store.getBucket(context.request.bucket);
  const deleted = objects.map((object) => deleteOne(context, object));
  const quiet = textOf(document, "Quiet")?.trim() === "true";
  return { status: 200, body: xmlDocument("DeleteResult", quiet ? [] : deleted) };
}

export function listBuckets({ store }: S3Context): S3Reply {
  const buckets = store
    .buckets()
    .map(({ name, createdAt }) =>
      node("Bucket", [leaf("Name", name), leaf("CreationDate", new Date(createdAt).toISOString())]),
    );
  return { status: 200, body: xmlDocument("ListAllMyBucketsResult", [node("Buckets", buckets)]) };
}

function list(context: S3Context): S3Reply {
  if (context.request.query.get("list-type") !== "2") throw notEmulated("ListObjects (version 1)");
  return listObjects(context);
}

/** By method and subresource. */
export const bucketRoutes: Readonly<Record<string, S3Route>> = {
  PUT: createBucket,
  DELETE: deleteBucket,
  HEAD: headBucket,
  GET: list,
  "GET ?versions": listVersions,
  "POST ?delete": deleteObjects,
  "PUT ?cors": putDocument("cors"),
  "GET ?cors": getDocument("cors", absentDocument("NoSuchCORSConfiguration")),
  "DELETE ?cors": deleteDocument("cors"),
  "PUT ?lifecycle": putDocument("lifecycle"),
  "GET ?lifecycle": getDocument("lifecycle", absentDocument("NoSuchLifecycleConfiguration")),
  "DELETE ?lifecycle": deleteDocument("lifecycle"),
  "PUT ?versioning": putDocument("versioning"),
  "GET ?versioning": getDocument("versioning", () => xmlDocument("VersioningConfiguration", [])),
};
