import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from "aws-cdk-lib";
import { AttributeType, Billing, ProjectionType, StreamViewType, TableV2 } from "aws-cdk-lib/aws-dynamodb";
import { BlockPublicAccess, Bucket, BucketEncryption, CfnBucket, HttpMethods } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import { evidenceBucketName } from "../addresses.ts";
import { evidenceFolders } from "../features/evidence-access.ts";
import { projectedAttributes, secondaryIndexNames } from "../features/table-access.ts";
import type { StageSettings } from "../stages.ts";
import { accessLogBucket } from "./access-log-bucket.ts";

interface DataProps extends StackProps {
  readonly stage: StageSettings;
  readonly siteOrigin: string;
}

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** Declared on the bucket itself: the construct's own switch would deploy a function to turn it. */
function tellEventBridge({ node: { defaultChild } }: Bucket): void {
  if (!(defaultChild instanceof CfnBucket)) throw new Error("The bucket has no resource of its own.");
  defaultChild.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } };
}

/** What people store: one table, and the bucket that evidence is uploaded to. */
export class DataStack extends Stack {
  readonly table: TableV2;

  constructor(scope: Construct, id: string, { stage, siteOrigin, ...props }: DataProps) {
    super(scope, id, props);
    const removalPolicy = stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
    this.table = new TableV2(this, "Table", {
      partitionKey: text("pk"),
      sortKey: text("sk"),
      globalSecondaryIndexes: secondaryIndexNames.map((indexName) => ({
        indexName,
        partitionKey: text(`${indexName}pk`),
        sortKey: text(`${indexName}sk`),
        projectionType: ProjectionType.INCLUDE,
        nonKeyAttributes: projectedAttributes,
      })),
      billing: Billing.onDemand(),
      timeToLiveAttribute: "ttl",
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      deletionProtection: stage.keepsData,
      removalPolicy,
    });
    const evidence = this.#evidence(stage, [siteOrigin, ...stage.extraOrigins], removalPolicy);
    new CfnOutput(this, "EvidenceBucket", { value: evidence.bucketName });
  }

  #evidence(stage: StageSettings, allowedOrigins: string[], removalPolicy: RemovalPolicy): Bucket {
    const bucket = new Bucket(this, "Evidence", {
      bucketName: evidenceBucketName(stage),
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // No versions: when a person's data is erased, no older copy may survive it.
      versioned: false,
      cors: [
        {
          // The page uploads, and reads back what it shows beside a case.
          allowedMethods: [HttpMethods.PUT, HttpMethods.GET, HttpMethods.HEAD],
          allowedOrigins,
          allowedHeaders: ["*"],
          exposedHeaders: ["ETag"],
          maxAge: 3600,
        },
      ],
      lifecycleRules: [
        { id: "orphans", prefix: evidenceFolders.quarantine, expiration: Duration.days(1) },
        { id: "trials", prefix: evidenceFolders.trial, expiration: Duration.days(1) },
        { id: "unfinished", abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      serverAccessLogsBucket: accessLogBucket(this, stage),
      serverAccessLogsPrefix: "evidence/",
      removalPolicy,
    });
    tellEventBridge(bucket);
    return bucket;
  }
}
