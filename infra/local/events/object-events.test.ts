import type { Lambdas } from "../functions/lambda.ts";
import { declaredTemplate } from "../template/declared.ts";
import { createObjectEvents, readObjectSubscriptions } from "./object-events.ts";

const arn = "arn:aws:lambda:sa-east-1:111122223333:function:Dev-Inspect";
const inspect = { Type: "AWS::Lambda::Function", Properties: {} };
const object = {
  eventName: "ObjectCreated:Put",
  eventTime: "2026-11-21T10:00:00.000Z",
  bucket: "dev-evidence",
  key: "quarantine/a b+c.pdf",
  size: 3,
  eTag: "abc",
  sequencer: "01",
} as const;

const onBucket = (Rules: object[]) =>
  readObjectSubscriptions(
    declaredTemplate({
      Inspect: inspect,
      Evidence: {
        Type: "AWS::S3::Bucket",
        Properties: {
          NotificationConfiguration: {
            LambdaConfigurations: [
              {
                Event: "s3:ObjectCreated:*",
                Function: { "Fn::GetAtt": ["Inspect", "Arn"] },
                Filter: { S3Key: { Rules } },
              },
            ],
          },
        },
      },
    }),
  );

interface Told {
  calls: unknown[];
  givenUp: unknown[];
}

async function tell(subscriptions: ReturnType<typeof onBucket>, failures = 0): Promise<Told> {
  const told: Told = { calls: [], givenUp: [] };
  const lambdas: Pick<Lambdas, "invoke"> = {
    invoke: async (name, event) => {
      told.calls.push([name, event]);
      if (told.calls.length <= failures) throw new Error("busy");
    },
  };
  const deadLetters = { add: (letter: unknown) => told.givenUp.push(letter) };
  await createObjectEvents({ region: "sa-east-1", lambdas, deadLetters })(subscriptions, object);
  return told;
}

test("a function hears of an object that its bucket got, as S3 says it", async () => {
  const { calls } = await tell(onBucket([{ Name: "prefix", Value: "quarantine/" }]));
  expect(calls).toMatchObject([
    [
      arn,
      {
        Records: [
          {
            eventSource: "aws:s3",
            eventName: "ObjectCreated:Put",
            s3: { bucket: { name: "dev-evidence" }, object: { key: "quarantine/a+b%2Bc.pdf", size: 3 } },
          },
        ],
      },
    ],
  ]);
});

test("another prefix, suffix or bucket is not its business", async () => {
  expect((await tell(onBucket([{ Name: "prefix", Value: "clean/" }]))).calls).toEqual([]);
  expect((await tell(onBucket([{ Name: "suffix", Value: ".zip" }]))).calls).toEqual([]);
  const elsewhere = onBucket([]).map((subscription) => ({ ...subscription, bucket: "other" }));
  expect((await tell(elsewhere)).calls).toEqual([]);
});

test("notifications that CDK declares beside the bucket count as well", () => {
  const [subscription] = readObjectSubscriptions(
    declaredTemplate({
      Inspect: inspect,
      Evidence: { Type: "AWS::S3::Bucket" },
      Notifications: {
        Type: "Custom::S3BucketNotifications",
        Properties: {
          BucketName: { Ref: "Evidence" },
          NotificationConfiguration: {
            LambdaFunctionConfigurations: [
              { Events: ["s3:ObjectCreated:Put"], LambdaFunctionArn: { "Fn::GetAtt": ["Inspect", "Arn"] } },
            ],
          },
        },
      },
    }),
  );
  expect(subscription).toEqual({
    bucket: "dev-evidence",
    events: ["s3:ObjectCreated:Put"],
    rules: [],
    functionArn: arn,
  });
});

test("a function that fails is told again, and after three times the event is kept for people", async () => {
  expect((await tell(onBucket([]), 1)).calls).toHaveLength(2);
  const { calls, givenUp } = await tell(onBucket([]), 3);
  expect(calls).toHaveLength(3);
  expect(givenUp).toMatchObject([{ functionName: "Dev-Inspect", reason: "busy" }]);
});
