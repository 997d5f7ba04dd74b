import { readFile } from "node:fs/promises";
import { CloudFrontClient, CreateInvalidationCommand } from "@aws-sdk/client-cloudfront";
import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { type StageOutputs, siteConfig } from "./site-config.ts";
import { immutable, revalidated, type SiteObject, siteObjects } from "./site-objects.ts";

const parallelUploads = 16;

async function upload(s3: S3Client, bucket: string, objects: readonly SiteObject[]): Promise<void> {
  const waiting = [...objects];
  const work = async () => {
    for (let object = waiting.pop(); object; object = waiting.pop()) {
      await s3.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: object.key,
          Body: await readFile(object.file),
          ContentType: object.contentType,
          CacheControl: object.cacheControl,
        }),
      );
    }
  };
  await Promise.all(Array.from({ length: parallelUploads }, work));
}

/**
 * Puts the built site where CloudFront reads it. Hashed files go first, so that no page names one that is not
 * there yet; old ones stay for tabs that are still open. Returns how many objects were put.
 */
export async function publishSite(outputs: StageOutputs): Promise<number> {
  const s3 = new S3Client({ region: outputs.Region });
  const objects = siteObjects();
  const isFirst = ({ cacheControl }: SiteObject) => cacheControl === immutable;
  await upload(s3, outputs.SiteBucket, objects.filter(isFirst));
  await s3.send(
    new PutObjectCommand({
      Bucket: outputs.SiteBucket,
      Key: "config.json",
      Body: JSON.stringify(siteConfig(outputs)),
      ContentType: "application/json",
      CacheControl: revalidated,
    }),
  );
  await upload(
    s3,
    outputs.SiteBucket,
    objects.filter((object) => !isFirst(object)),
  );
  const invalidation = {
    CallerReference: new Date().toISOString(),
    Paths: { Quantity: 1, Items: ["/*"] },
  };
  await new CloudFrontClient({ region: outputs.Region }).send(
    new CreateInvalidationCommand({
      DistributionId: outputs.DistributionId,
      InvalidationBatch: invalidation,
    }),
  );
  return objects.length + 1;
}
