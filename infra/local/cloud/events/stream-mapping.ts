import { Problem } from "../../../problem.ts";
import type { Resource, Template } from "../template/template.ts";
import { matchesPattern } from "./filter.ts";
import type { StreamRecord } from "./stream-record.ts";

interface MappingProperties {
  readonly EventSourceArn?: string;
  readonly FunctionName: string;
  readonly StartingPosition?: "TRIM_HORIZON" | "LATEST";
  readonly BatchSize?: number;
  readonly MaximumRetryAttempts?: number;
  readonly ParallelizationFactor?: number;
  readonly BisectBatchOnFunctionError?: boolean;
  readonly FunctionResponseTypes?: readonly string[];
  readonly FilterCriteria?: { readonly Filters?: readonly { readonly Pattern: string }[] };
}

/** One consumer of one table's changes. */
export interface StreamMapping {
  readonly id: string;
  readonly tableName: string;
  readonly functionArn: string;
  readonly functionName: string;
  readonly startingPosition: "TRIM_HORIZON" | "LATEST";
  readonly batchSize: number;
  readonly maxRetries: number;
  /** How many batches are brought at once, each of partitions of its own. */
  readonly atOnce: number;
  readonly bisects: boolean;
  readonly reportsItemFailures: boolean;
  matches(record: StreamRecord): boolean;
}

const emulated = new Set([
  "BatchSize",
  "BisectBatchOnFunctionError",
  "DestinationConfig",
  "Enabled",
  "EventSourceArn",
  "FilterCriteria",
  "FunctionName",
  "FunctionResponseTypes",
  "MaximumBatchingWindowInSeconds",
  "MaximumRetryAttempts",
  "ParallelizationFactor",
  "StartingPosition",
  "Tags",
]);

const usualBatchSize = 100;

function matcherOf({ FilterCriteria }: MappingProperties): (record: StreamRecord) => boolean {
  const patterns: Record<string, unknown>[] = (FilterCriteria?.Filters ?? []).map(({ Pattern }) =>
    JSON.parse(Pattern),
  );
  return (record) => patterns.length === 0 || patterns.some((pattern) => matchesPattern(record, pattern));
}

function toMapping(
  { stack, id, properties }: Resource<MappingProperties>,
  template: Template,
): StreamMapping {
  const unknown = Object.keys(properties).find((name) => !emulated.has(name));
  if (unknown) throw new Problem(`The event source ${id} sets ${unknown}, which is not emulated locally.`);
  const tableName = /:table\/([^/]+)\/stream\//.exec(properties.EventSourceArn ?? "")?.[1];
  if (!tableName)
    throw new Problem(
      `The event source ${id} is not the stream of a table, which is all that is emulated locally.`,
    );
  const consumer = template
    .ofType("AWS::Lambda::Function")
    .find(
      ({ ref, attributes }) => ref === properties.FunctionName || attributes.Arn === properties.FunctionName,
    );
  if (!consumer?.attributes.Arn)
    throw new Problem(`The event source ${id} feeds a function that is not declared.`);
  return {
    id: `${stack}/${id}`,
    tableName,
    functionArn: consumer.attributes.Arn,
    functionName: consumer.ref,
    startingPosition: properties.StartingPosition ?? "LATEST",
    batchSize: properties.BatchSize ?? usualBatchSize,
    maxRetries: properties.MaximumRetryAttempts ?? Number.POSITIVE_INFINITY,
    atOnce: properties.ParallelizationFactor ?? 1,
    bisects: properties.BisectBatchOnFunctionError ?? false,
    reportsItemFailures: properties.FunctionResponseTypes?.includes("ReportBatchItemFailures") ?? false,
    matches: matcherOf(properties),
  };
}

export const readStreamMappings = (template: Template): StreamMapping[] =>
  template
    .ofType<MappingProperties>("AWS::Lambda::EventSourceMapping")
    .map((mapping) => toMapping(mapping, template));
