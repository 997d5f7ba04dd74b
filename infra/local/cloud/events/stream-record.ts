import type { _Record as SdkRecord } from "@aws-sdk/client-dynamodb-streams";

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

function toJson(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toJson(inner)]));
}

export function toStreamRecord(
  record: SdkRecord,
  facts: { region: string; streamArn: string },
): StreamRecord {
  const {
    ApproximateCreationDateTime,
    SequenceNumber = "",
    SizeBytes,
    StreamViewType,
  } = record.dynamodb ?? {};
  const { Keys, NewImage, OldImage } = record.dynamodb ?? {};
  return {
    eventID: record.eventID ?? SequenceNumber,
    eventName: record.eventName ?? "MODIFY",
    eventVersion: "1.1",
    eventSource: "aws:dynamodb",
    awsRegion: facts.region,
    eventSourceARN: facts.streamArn,
    dynamodb: {
      ApproximateCreationDateTime: Math.floor((ApproximateCreationDateTime?.getTime() ?? Date.now()) / 1000),
      SequenceNumber,
      SizeBytes,
      StreamViewType,
      ...(Keys ? { Keys: toJson(Keys) } : {}),
      ...(NewImage ? { NewImage: toJson(NewImage) } : {}),
      ...(OldImage ? { OldImage: toJson(OldImage) } : {}),
    },
  };
}
