import { declaredTemplate } from "../testing/declared-template.ts";
import { readStreamMappings } from "./stream-mapping.ts";

const stream = "arn:aws:dynamodb:sa-east-1:111122223333:table/Portal/stream/2026-11-22T00:00:00.000";

const mappingWith = (settings: object) =>
  readStreamMappings(
    declaredTemplate({
      Letters: { Type: "AWS::Lambda::Function", Properties: {} },
      Changes: {
        Type: "AWS::Lambda::EventSourceMapping",
        Properties: { EventSourceArn: stream, FunctionName: { Ref: "Letters" }, ...settings },
      },
    }),
  );

test("a stack that sets nothing gets what Lambda does by itself: new changes only, one batch of 100 at once, retried for ever", () => {
  expect(mappingWith({})).toMatchObject([
    {
      id: "Dev/Changes",
      tableName: "Portal",
      startingPosition: "LATEST",
      batchSize: 100,
      maxRetries: Number.POSITIVE_INFINITY,
      atOnce: 1,
      bisects: false,
      reportsItemFailures: false,
    },
  ]);
});

test("what the stack sets counts", () => {
  const set = {
    StartingPosition: "TRIM_HORIZON",
    BatchSize: 10,
    MaximumRetryAttempts: 0,
    ParallelizationFactor: 4,
    BisectBatchOnFunctionError: true,
    FunctionResponseTypes: ["ReportBatchItemFailures"],
  };
  expect(mappingWith(set)).toMatchObject([
    {
      startingPosition: "TRIM_HORIZON",
      batchSize: 10,
      maxRetries: 0,
      atOnce: 4,
      bisects: true,
      reportsItemFailures: true,
    },
  ]);
});

test.each([
  ["sets something that is not emulated", { TumblingWindowInSeconds: 5 }, "TumblingWindowInSeconds"],
  ["reads a queue", { EventSourceArn: "arn:aws:sqs:sa-east-1:111122223333:letters" }, "stream of a table"],
  ["feeds a function of another stack", { FunctionName: "Unknown" }, "not declared"],
])("a mapping that %s is told, not passed over", (_what, settings, told) => {
  expect(() => mappingWith(settings)).toThrow(told);
});
