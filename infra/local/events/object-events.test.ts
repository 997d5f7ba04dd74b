import type { Lambdas } from "../functions/lambda.ts";
import { declaredTemplate } from "../template/declared.ts";
import { createObjectEvents, readObjectSubscriptions } from "./object-events.ts";

const arn = "arn:aws:lambda:sa-east-1:111122223333:function:Dev-Inspect";
const object = {
  eventName: "ObjectCreated:Put",
  eventTime: "2026-11-21T10:00:00.000Z",
  bucket: "dev-evidence",
  key: "quarantine/a b+c.pdf",
  size: 3,
  eTag: "abc",
  sequencer: "01",
} as const;

const tellsEventBridge = { EventBridgeConfiguration: { EventBridgeEnabled: true } };

const withRule = (wanted: object, notifications: object = tellsEventBridge, rule: object = {}) =>
  readObjectSubscriptions(
    declaredTemplate({
      Inspect: { Type: "AWS::Lambda::Function", Properties: {} },
      Evidence: { Type: "AWS::S3::Bucket", Properties: { NotificationConfiguration: notifications } },
      Rule: {
        Type: "AWS::Events::Rule",
        Properties: {
          EventPattern: {
            source: ["aws.s3"],
            "detail-type": ["Object Created"],
            detail: { bucket: { name: [{ Ref: "Evidence" }] }, object: wanted },
          },
          Targets: [{ Arn: { "Fn::GetAtt": ["Inspect", "Arn"] }, Id: "Target0" }],
          ...rule,
        },
      },
    }),
  );

const quarantined = { key: [{ prefix: "quarantine/" }] };

interface Told {
  calls: unknown[];
  givenUp: unknown[];
}

async function tell(subscriptions: ReturnType<typeof withRule>, failures = 0): Promise<Told> {
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

test("a function hears of an object that its bucket got, as EventBridge says it", async () => {
  const { calls } = await tell(withRule(quarantined));
  expect(calls).toMatchObject([
    [
      arn,
      {
        source: "aws.s3",
        "detail-type": "Object Created",
        detail: { bucket: { name: "dev-evidence" }, object: { key: "quarantine/a b+c.pdf", size: 3 } },
      },
    ],
  ]);
});

test("another prefix, another bucket, a silent bucket and a switched-off rule are not its business", async () => {
  expect((await tell(withRule({ key: [{ prefix: "evidence/" }] }))).calls).toEqual([]);
  expect((await tell({ ...withRule(quarantined), buckets: ["other"] })).calls).toEqual([]);
  expect((await tell(withRule(quarantined, {}))).calls).toEqual([]);
  expect((await tell(withRule(quarantined, tellsEventBridge, { State: "DISABLED" }))).calls).toEqual([]);
});

test("what a bucket or a rule declares and nobody would do here is refused", () => {
  expect(() => withRule(quarantined, { LambdaConfigurations: [] })).toThrow("declares LambdaConfigurations");
  expect(() => withRule(quarantined, {}, { EventPattern: undefined })).toThrow("schedules are not emulated");
});

test("a function that fails is told again, and after three times the event is kept for people", async () => {
  expect((await tell(withRule(quarantined), 1)).calls).toHaveLength(2);
  const { calls, givenUp } = await tell(withRule(quarantined), 3);
  expect(calls).toHaveLength(3);
  expect(givenUp).toMatchObject([{ functionName: "Dev-Inspect", reason: "busy" }]);
});
