import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { CloudFrontClient, CreateInvalidationCommand } from "@aws-sdk/client-cloudfront";
import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { madeObjects } from "./made-objects.ts";
import { type StageOutputs, siteConfig } from "./site-config.ts";
import {
  forSite,
  immutable,
  revalidated,
  type SiteBuilds,
  type SiteObject,
  siteObjects,
} from "./site-objects.ts";

export interface Destination {
  readonly s3: S3Client;
  readonly cloudFront: CloudFrontClient;
}

const parallelUploads = 16;

/** At its best, which is what the algorithm does unless told otherwise. */
const compress = promisify(brotliCompress);

async function bodyOf(
  { file, contentEncoding, namesSite }: SiteObject,
  { SiteUrl }: StageOutputs,
): Promise<Buffer> {
  const content = await readFile(file);
  if (namesSite) return Buffer.from(forSite(content.toString("utf8"), SiteUrl));
  return contentEncoding ? compress(content) : content;
}

async function upload(s3: S3Client, outputs: StageOutputs, objects: readonly SiteObject[]): Promise<void> {
  const waiting = [...objects];
  const work = async () => {
    for (let object = waiting.pop(); object; object = waiting.pop()) {
      await s3.send(
        new PutObjectCommand({
          Bucket: outputs.SiteBucket,
          Key: object.key,
          Body: await bodyOf(object, outputs),
          ContentType: object.contentType,
          ContentEncoding: object.contentEncoding,
          CacheControl: object.cacheControl,
        }),
      );
    }
  };
  await Promise.all(Array.from({ length: parallelUploads }, work));
}

async function putMade(s3: S3Client, outputs: StageOutputs): Promise<void> {
  const config = siteConfig(outputs);
  for (const [key, make] of Object.entries(madeObjects)) {
    await s3.send(
      new PutObjectCommand({
        Bucket: outputs.SiteBucket,
        Key: key,
        Body: make(config),
        ContentType: "application/json",
        CacheControl: revalidated,
      }),
    );
  }
}

const forgetCached = (cloudFront: CloudFrontClient, { DistributionId }: StageOutputs) =>
  cloudFront.send(
    new CreateInvalidationCommand({
      DistributionId,
      InvalidationBatch: {
        CallerReference: new Date().toISOString(),
        Paths: { Quantity: 1, Items: ["/*"] },
      },
    }),
  );

/**
 * Puts the built site where CloudFront reads it. Hashed files go first, so that no page names one that is not
 * there yet; old ones stay for tabs that are still open. Returns how many objects were put.
 */
export async function publishSite(
  outputs: StageOutputs,
  builds?: SiteBuilds,
  { s3, cloudFront }: Destination = {
    s3: new S3Client({ region: outputs.Region }),
    cloudFront: new CloudFrontClient({ region: outputs.Region }),
  },
): Promise<number> {
  const objects = siteObjects(builds);
  const isHashed = ({ cacheControl }: SiteObject) => cacheControl === immutable;
  const hashed = objects.filter(isHashed);
  const others = objects.filter((object) => !isHashed(object));
  await upload(s3, outputs, hashed);
  await putMade(s3, outputs);
  await upload(s3, outputs, others);
  await forgetCached(cloudFront, outputs);
  return objects.length + Object.keys(madeObjects).length;
}
