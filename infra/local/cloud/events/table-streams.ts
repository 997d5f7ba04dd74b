import { setTimeout as wait } from "node:timers/promises";
import { DescribeTableCommand, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from "@aws-sdk/client-dynamodb-streams";
import { messageOf } from "../../../problem.ts";
import type { AwsAccess } from "../../engines/aws-access.ts";
import type { Lambdas } from "../functions/lambda.ts";
import type { Checkpoints } from "./checkpoints.ts";
import type { DeadLetters } from "./dead-letters.ts";
import { byPartition, deliver } from "./delivery.ts";
import type { StreamMapping } from "./stream-mapping.ts";
import { type StreamRecord, toStreamRecord } from "./stream-record.ts";

const pollMs = 200;
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
  readonly #streams: DynamoDBStreamsClient;
  readonly #signal: AbortSignal;
  readonly #iterators = new Map<string, string>();
  #partitionKey = "";

  constructor(mapping: StreamMapping, around: StreamSurroundings, signal: AbortSignal) {
    this.#mapping = mapping;
    this.#around = around;
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
        this.#around.log(
          `The changes of ${this.#mapping.tableName} cannot be read: ${messageOf(error)}; trying again.`,
        );
        await this.#pause(pauseAfterFailureMs);
      }
    }
    this.#streams.destroy();
  }

  async #poll(streamArn: string): Promise<void> {
    const { StreamDescription } = await this.#streams.send(
      new DescribeStreamCommand({ StreamArn: streamArn }),
    );
    let seen = 0;
    for (const { ShardId } of StreamDescription?.Shards ?? []) {
      if (ShardId) seen += await this.#readShard(streamArn, ShardId);
    }
    if (seen === 0) await this.#pause(pollMs);
  }

  async #readShard(streamArn: string, shardId: string): Promise<number> {
    const ShardIterator = this.#iterators.get(shardId) ?? (await this.#openIterator(streamArn, shardId));
    if (!ShardIterator) return 0;
    const { batchSize: Limit } = this.#mapping;
    const { Records = [], NextShardIterator } = await this.#streams.send(
      new GetRecordsCommand({ ShardIterator, Limit }),
    );
    const facts = { region: this.#around.access.region, streamArn };
    await this.#deliver(
      Records.map((record) => toStreamRecord(record, facts)).filter((record) =>
        this.#mapping.matches(record),
      ),
    );
    const last = Records.at(-1)?.dynamodb?.SequenceNumber;
    if (last) this.#around.checkpoints.set(this.#checkpoint(streamArn, shardId), last);
    if (NextShardIterator) this.#iterators.set(shardId, NextShardIterator);
    return Records.length;
  }

  async #deliver(records: readonly StreamRecord[]): Promise<void> {
    if (records.length === 0) return;
    const { functionArn, functionName, maxRetries, bisects, reportsItemFailures, atOnce } = this.#mapping;
    const settings = {
      maxRetries,
      bisects,
      reportsItemFailures,
      invoke: (Records: readonly StreamRecord[]) => this.#around.lambdas.invoke(functionArn, { Records }),
      giveUp: (event: readonly StreamRecord[], reason: string) =>
        this.#around.deadLetters.add({ functionName, reason, event }),
      signal: this.#signal,
    };
    await Promise.all(
      byPartition(records, { atOnce, key: this.#partitionKey }).map((batch) => deliver(batch, settings)),
    );
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
  const running = mappings.map((mapping) => new Consumer(mapping, around, abort.signal).run());
  return {
    stop: async () => {
      abort.abort();
      await Promise.all(running);
    },
  };
}
