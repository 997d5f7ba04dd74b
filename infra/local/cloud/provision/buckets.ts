import {
  BucketAlreadyOwnedByYou,
  type CORSRule,
  CreateBucketCommand,
  type LifecycleRule,
  PutBucketCorsCommand,
  PutBucketLifecycleConfigurationCommand,
  PutBucketVersioningCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { Problem } from "../../../problem.ts";
import type { AwsAccess } from "../../engines/aws-access.ts";
import type { Resource, Template } from "../template/template.ts";

interface DeclaredCorsRule {
  readonly AllowedMethods: string[];
  readonly AllowedOrigins: string[];
  readonly AllowedHeaders?: string[];
  readonly ExposedHeaders?: string[];
  readonly MaxAge?: number;
}

interface DeclaredLifecycleRule {
  readonly Id?: string;
  readonly Status: "Enabled" | "Disabled";
  readonly Prefix?: string;
  readonly ExpirationInDays?: number;
  readonly AbortIncompleteMultipartUpload?: { readonly DaysAfterInitiation: number };
  readonly NoncurrentVersionExpiration?: { readonly NoncurrentDays: number };
}

interface BucketProperties {
  readonly CorsConfiguration?: { readonly CorsRules: readonly DeclaredCorsRule[] };
  readonly LifecycleConfiguration?: { readonly Rules: readonly DeclaredLifecycleRule[] };
  readonly VersioningConfiguration?: { readonly Status: "Enabled" | "Suspended" };
}

const knownLifecycleFields = new Set([
  "Id",
  "Status",
  "Prefix",
  "ExpirationInDays",
  "AbortIncompleteMultipartUpload",
  "NoncurrentVersionExpiration",
]);

const toCorsRule = ({ ExposedHeaders, MaxAge, ...rule }: DeclaredCorsRule): CORSRule => ({
  ...rule,
  ExposeHeaders: ExposedHeaders,
  MaxAgeSeconds: MaxAge,
});

function toLifecycleRule(rule: DeclaredLifecycleRule, bucket: string): LifecycleRule {
  const unknown = Object.keys(rule).find((name) => !knownLifecycleFields.has(name));
  if (unknown)
    throw new Problem(
      `The bucket ${bucket} has a lifecycle rule with ${unknown}, which is not emulated locally.`,
    );
  return {
    ID: rule.Id,
    Status: rule.Status,
    Filter: { Prefix: rule.Prefix ?? "" },
    Expiration: rule.ExpirationInDays === undefined ? undefined : { Days: rule.ExpirationInDays },
    AbortIncompleteMultipartUpload: rule.AbortIncompleteMultipartUpload,
    NoncurrentVersionExpiration: rule.NoncurrentVersionExpiration,
  };
}

async function ensureBucket(
  client: S3Client,
  { ref: Bucket, properties }: Resource<BucketProperties>,
): Promise<void> {
  const { CorsConfiguration, LifecycleConfiguration, VersioningConfiguration } = properties;
  await client.send(new CreateBucketCommand({ Bucket })).catch((error: unknown) => {
    if (!(error instanceof BucketAlreadyOwnedByYou)) throw error;
  });
  if (CorsConfiguration) {
    const CORSRules = CorsConfiguration.CorsRules.map(toCorsRule);
    await client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules } }));
  }
  if (LifecycleConfiguration) {
    const Rules = LifecycleConfiguration.Rules.map((rule) => toLifecycleRule(rule, Bucket));
    await client.send(
      new PutBucketLifecycleConfigurationCommand({ Bucket, LifecycleConfiguration: { Rules } }),
    );
  }
  if (VersioningConfiguration) {
    await client.send(new PutBucketVersioningCommand({ Bucket, VersioningConfiguration }));
  }
}

/** Makes the buckets that the template declares, with the rules that browsers and time apply to them. */
export async function provisionBuckets(template: Template, access: AwsAccess): Promise<void> {
  const client = new S3Client(access);
  await Promise.all(
    template.ofType<BucketProperties>("AWS::S3::Bucket").map((bucket) => ensureBucket(client, bucket)),
  );
  client.destroy();
}
