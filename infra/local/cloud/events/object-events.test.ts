import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Lambdas } from "../functions/lambda.ts";
import { declaredTemplate } from "../testing/declared-template.ts";
import { readObjectSubscriptions, startObjectEvents } from "./object-events.ts";
import { openPendingObjects } from "./pending-objects.ts";

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

const folder = mkdtempSync(path.join(tmpdir(), "objects-"));
const file = path.join(folder, "objects.json");
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => rmSync(file, { force: true }));

const settled = () => openPendingObjects(file).all().length === 0;

/** `invoke` is what the function does at its nth call. */
function listen(subscriptions: ReturnType<typeof withRule>, invoke: (call: number) => Promise<unknown>) {
  const told: Told = { calls: [], givenUp: [] };
  const lambdas: Pick<Lambdas, "invoke"> = {
    invoke: (name, event) => {
      told.calls.push([name, event]);
      return invoke(told.calls.length);
    },
  };
  const deadLetters = { add: (letter: unknown) => told.givenUp.push(letter) };
  const pending = openPendingObjects(file);
  return {
    told,
    events: startObjectEvents(subscriptions, { region: "sa-east-1", lambdas, deadLetters, pending }),
  };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await wait(5);
}

async function tell(subscriptions: ReturnType<typeof withRule>, failures = 0): Promise<Told> {
  const { told, events } = listen(subscriptions, async (call) => {
    if (call <= failures) throw new Error("busy");
  });
  events.announce(object);
  await until(settled);
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
  expect(() => withRule(quarantined, {}, { EventPattern: undefined })).toThrow(
    "neither a pattern nor a schedule",
  );
});

test("a function that fails is told again, and after three times the event is kept for people", async () => {
  expect((await tell(withRule(quarantined), 1)).calls).toHaveLength(2);
  const { calls, givenUp } = await tell(withRule(quarantined), 3);
  expect(calls).toHaveLength(3);
  expect(givenUp).toMatchObject([{ functionName: "Dev-Inspect", reason: "busy" }]);
});

test("an object is written down before its upload is answered, and told of again after the process has ended", async () => {
  const hung = listen(withRule(quarantined), () => new Promise(() => undefined));
  hung.events.announce(object);
  expect(openPendingObjects(file).all()).toEqual([object]);
  // No stop: the process was killed.
  const { told } = listen(withRule(quarantined), async () => undefined);
  await until(settled);
  expect(told.calls).toMatchObject([[arn, { detail: { object: { key: object.key } } }]]);
});

test("an object that a stop cuts short is neither given up nor forgotten", async () => {
  const { told, events } = listen(withRule(quarantined), () =>
    Promise.reject(new Error("The local stack is stopping.")),
  );
  events.announce(object);
  events.stop();
  await wait(50);
  expect(told.givenUp).toEqual([]);
  expect(openPendingObjects(file).all()).toEqual([object]);
});
