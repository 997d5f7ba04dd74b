import { Duration, RemovalPolicy } from "aws-cdk-lib";
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import type { StageSettings } from "../stages.ts";

/** Where S3 and CloudFront leave their access logs. They hold addresses of people, so they do not stay. */
export function accessLogBucket(scope: Construct, stage: StageSettings): Bucket {
  return new Bucket(scope, "AccessLogs", {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    // CloudFront's log delivery writes with an ACL and is refused where ACLs are off.
    objectOwnership: ObjectOwnership.OBJECT_WRITER,
    lifecycleRules: [{ id: "forget", expiration: Duration.days(90) }],
    removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
}
