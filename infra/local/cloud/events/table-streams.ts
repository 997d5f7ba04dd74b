import { setTimeout as wait } from "node:timers/promises";
import { DescribeTableCommand, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetShardIteratorCommand,
} from "@aws-sdk/client-dynamodb-streams";
import { messageOf } from "../../../problem.ts";
import type { AwsAccess } from "../../engines/aws-access.ts";
import type { Lambdas } from "../functions/lambda.ts";
import type { Checkpoints } from "./checkpoints.ts";
import type { DeadLetters } from "./dead-letters.ts";
import { byPartition, deliver } from "./delivery.ts";
import type { StreamMapping } from "./stream-mapping.ts";
import { openRecordReader, type RecordReader, type StreamRecord } from "./stream-record.ts";

const pollMs = 200;
/** As many as the interface gives at once; a function gets its mapping's number of those that it wants. */
const readAtOnce = 1000;
const pauseAfterFailureMs = 1000;

export interface StreamConsumers {
  stop(): Promise<void>;
}

export interface StreamSurroundings {
  readonly access: AwsAccess;
  readonly lambdas: Lambdas;
  readonly checkpoints: Checkpoints;
  readonly deadLetters: DeadLetters;
  readonly log: (line: string) => void;
}

/** Follows one table's changes on behalf of one function. */
class Consumer {
  readonly #mapping: StreamMapping;
  readonly #around: StreamSurroundings;
  readonly #reader: RecordReader;
  readonly #streams: DynamoDBStreamsClient;
  readonly #signal: AbortSignal;
  readonly #iterators = new Map<string, string>();
  #partitionKey = "";
  #shards: readonly string[] = [];

  constructor(mapping: StreamMapping, around: StreamSurroundings, reader: RecordReader, signal: AbortSignal) {
    this.#mapping = mapping;
    this.#around = around;
    this.#reader = reader;
    this.#streams = new DynamoDBStreamsClient(around.access);
    this.#signal = signal;
  }

  /** Runs until stopped. A database that is away for a moment is asked again, from the last checkpoint. */
  async run(): Promise<void> {
    while (!this.#signal.aborted) {
      try {
        const streamArn = await this.#streamArn();
        while (!this.#signal.aborted) await this.#poll(streamArn);
      } catch (error) {
        if (this.#signal.aborted) break;
        this.#iterators.clear();
        this.#shards = [];
        this.#around.log(
          `The changes of ${this.#mapping.tableName} cannot be read: ${messageOf(error)}; trying again.`,
        );
        await this.#pause(pauseAfterFailureMs);
      }
    }
    this.#streams.destroy();
  }

  async #poll(streamArn: string): Promise<void> {
    if (this.#shards.length === 0) this.#shards = await this.#findShards(streamArn);
    let isFull = false;
    for (const shardId of this.#shards) isFull = (await this.#readShard(streamArn, shardId)) || isFull;
    if (!isFull) await this.#pause(pollMs);
  }

  async #findShards(StreamArn: string): Promise<string[]> {
    const { StreamDescription } = await this.#streams.send(new DescribeStreamCommand({ StreamArn }));
    return (StreamDescription?.Shards ?? []).flatMap(({ ShardId }) => ShardId ?? []);
  }

  /** Whether there may be more to read at once. */
  async #readShard(streamArn: string, shardId: string): Promise<boolean> {
    const ShardIterator = this.#iterators.get(shardId) ?? (await this.#openIterator(streamArn, shardId));
    if (!ShardIterator) return false;
    const asked = { ShardIterator, Limit: readAtOnce };
    const { records, next } = await this.#reader.read(streamArn, asked);
    const checkpoint = this.#checkpoint(streamArn, shardId);
    await this.#deliver(
      records.filter((record) => this.#mapping.matches(record)),
      checkpoint,
    );
    const last = records.at(-1)?.dynamodb.SequenceNumber;
    if (last) this.#around.checkpoints.set(checkpoint, last);
    if (next) this.#iterators.set(shardId, next);
    else {
      this.#iterators.delete(shardId);
      this.#shards = [];
    }
    return records.length === readAtOnce;
  }

  async #deliver(records: readonly StreamRecord[], checkpoint: string): Promise<void> {
    const { functionArn, functionName, batchSize, maxRetries, bisects, reportsItemFailures, atOnce } =
      this.#mapping;
    const settings = {
      maxRetries,
      bisects,
      reportsItemFailures,
      invoke: (Records: readonly StreamRecord[]) => this.#around.lambdas.invoke(functionArn, { Records }),
      giveUp: (event: readonly StreamRecord[], reason: string) =>
        this.#around.deadLetters.add({ functionName, reason, event }),
      signal: this.#signal,
    };
    for (let start = 0; start < records.length; start += batchSize) {
      const batch = records.slice(start, start + batchSize);
      await Promise.all(
        byPartition(batch, { atOnce, key: this.#partitionKey }).map((part) => deliver(part, settings)),
      );
      const last = batch.at(-1)?.dynamodb.SequenceNumber;
      if (last) this.#around.checkpoints.set(checkpoint, last);
    }
  }

  async #openIterator(StreamArn: string, ShardId: string): Promise<string | undefined> {
    const SequenceNumber = this.#around.checkpoints.find(this.#checkpoint(StreamArn, ShardId));
    const position = SequenceNumber
      ? { ShardIteratorType: "AFTER_SEQUENCE_NUMBER" as const, SequenceNumber }
      : { ShardIteratorType: this.#mapping.startingPosition };
    const { ShardIterator } = await this.#streams.send(
      new GetShardIteratorCommand({ StreamArn, ShardId, ...position }),
    );
    return ShardIterator;
  }

  async #streamArn(): Promise<string> {
    const client = new DynamoDBClient(this.#around.access);
    const { Table } = await client.send(new DescribeTableCommand({ TableName: this.#mapping.tableName }));
    client.destroy();
    if (!Table?.LatestStreamArn) throw new Error("it has no stream");
    this.#partitionKey = Table.KeySchema?.find(({ KeyType }) => KeyType === "HASH")?.AttributeName ?? "";
    return Table.LatestStreamArn;
  }

  #checkpoint(streamArn: string, shardId: string): string {
    return `${this.#mapping.id} ${streamArn} ${shardId}`;
  }

  async #pause(milliseconds: number): Promise<void> {
    await wait(milliseconds, undefined, { signal: this.#signal }).catch(() => undefined);
  }
}

/** Feeds functions with the changes of the tables they are mapped to, until stopped. */
export function startStreamConsumers(
  mappings: readonly StreamMapping[],
  around: StreamSurroundings,
): StreamConsumers {
  const abort = new AbortController();
  const reader = openRecordReader(around.access);
  const running = mappings.map((mapping) => new Consumer(mapping, around, reader, abort.signal).run());
  return {
    stop: async () => {
      abort.abort();
      await Promise.all(running);
    },
  };
}
