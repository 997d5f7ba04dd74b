import type { AwsAccess } from "../../engines/aws-access.ts";

/** A change of a table as a function gets it: plain JSON, times in seconds, bytes as base64. */
export interface StreamRecord {
  readonly eventID: string;
  readonly eventName: string;
  readonly eventVersion: string;
  readonly eventSource: string;
  readonly awsRegion: string;
  readonly eventSourceARN: string;
  readonly dynamodb: {
    readonly ApproximateCreationDateTime: number;
    readonly SequenceNumber: string;
    readonly SizeBytes?: number;
    readonly StreamViewType?: string;
    readonly Keys?: unknown;
    readonly NewImage?: unknown;
    readonly OldImage?: unknown;
  };
}

/** As the interface answers it, which is nearly what functions get. */
interface RecordsAnswer {
  readonly Records?: readonly (Partial<Omit<StreamRecord, "dynamodb">> & {
    readonly dynamodb?: Partial<StreamRecord["dynamodb"]>;
  })[];
  readonly NextShardIterator?: string;
}

interface RecordPage {
  readonly records: readonly StreamRecord[];
  /** Absent at the end of a shard. */
  readonly next: string | undefined;
}

/** The engines read who asks and when, and verify no signature. */
const signed = ({ credentials, region }: AwsAccess): Record<string, string> => ({
  "x-amz-date": "20260101T000000Z",
  authorization: `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/20260101/${region}/dynamodb/aws4_request, SignedHeaders=host, Signature=none`,
});

/**
 * The next changes of a shard. Not by the SDK, which takes each value apart, so that it would have to be put together
 * again: under load that costs more than all else that happens to a change.
 */
async function readRecords(
  access: AwsAccess,
  streamArn: string,
  asked: { readonly ShardIterator: string; readonly Limit: number },
): Promise<RecordPage> {
  const response = await fetch(access.endpoint, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.0",
      "x-amz-target": "DynamoDBStreams_20120810.GetRecords",
      ...signed(access),
    },
    body: JSON.stringify(asked),
  });
  if (!response.ok) throw new Error(`GetRecords answered ${response.status}: ${await response.text()}`);
  const { Records = [], NextShardIterator }: RecordsAnswer = JSON.parse(await response.text());
  const records = Records.map(({ eventID, eventName = "MODIFY", dynamodb = {} }) => {
    const { SequenceNumber = "", ApproximateCreationDateTime: at = Date.now() / 1000 } = dynamodb;
    return {
      eventID: eventID ?? SequenceNumber,
      eventName,
      eventVersion: "1.1",
      eventSource: "aws:dynamodb",
      awsRegion: access.region,
      eventSourceARN: streamArn,
      dynamodb: { ...dynamodb, SequenceNumber, ApproximateCreationDateTime: Math.floor(at) },
    };
  });
  return { records, next: NextShardIterator };
}

type RecordsAsked = Parameters<typeof readRecords>[2];

export interface RecordReader {
  read(streamArn: string, asked: RecordsAsked): Promise<RecordPage>;
}

/** Consumers that are not far behind each other find the page there that the first of them has read. */
const keptPages = 3;

/**
 * Reads each page of changes once for all consumers of a stream: they follow at their own pace, but most of the time
 * ask for the same, and handing out a change costs the engine nearly as much as making it.
 */
export function openRecordReader(access: AwsAccess): RecordReader {
  const pages = new Map<string, Promise<RecordPage>>();
  const forget = (iterator: string) => void pages.delete(iterator);
  return {
    read: (streamArn, asked) => {
      const { ShardIterator } = asked;
      const known = pages.get(ShardIterator);
      if (known) return known;
      const page = readRecords(access, streamArn, asked);
      pages.set(ShardIterator, page);
      for (const oldest of [...pages.keys()].slice(0, -keptPages)) forget(oldest);
      page.then(
        // At the end of the stream there may be more at any time.
        ({ records }) => records.length === 0 && forget(ShardIterator),
        () => forget(ShardIterator),
      );
      return page;
    },
  };
}
