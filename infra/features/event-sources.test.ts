import { leaseMs } from "@portal/functions/letters/mail/claim.ts";
import { keys, shards } from "@portal/functions/platform/table/keys.ts";
import { noticesOf } from "@portal/functions/sandbox/engine/outgoing/notice.ts";
import { synthesize } from "../testing/synthesis.ts";

const api = synthesize("dev").template("Api");

const resources = (type: string) => Object.entries(api.findResources(type));

/** Features by the logical id of their function. */
const features = new Map(
  resources("AWS::Lambda::Function").map(([id, { Properties }]) => [
    id,
    String(Properties.Description).replace(" (dev)", ""),
  ]),
);

describe("the table's stream", () => {
  const mappings = new Map(
    resources("AWS::Lambda::EventSourceMapping").map(([, { Properties }]) => [
      features.get(Properties.FunctionName.Ref),
      Properties,
    ]),
  );
  const patternOf = (feature: string) => JSON.parse(mappings.get(feature).FilterCriteria.Filters[0].Pattern);

  test("hands new news, and only those, to the mail function, and removals to the one that erases files", () => {
    expect([...mappings.keys()].map(String).toSorted()).toEqual([
      "evidence-inspection",
      "mail",
      "sandbox-delivery",
    ]);
    const consumers = { mail: "mail", "evidence-inspection": "erasure" } as const;
    for (const [feature, consumer] of Object.entries(consumers)) {
      const { pk } = keys.outbox(consumer);
      expect(patternOf(feature)).toEqual({ eventName: ["INSERT"], dynamodb: { Keys: { pk: { S: [pk] } } } });
    }
  });

  test("hands what stores are told to the function that posts it, of all partitions and several at once", () => {
    const mapping = mappings.get("sandbox-delivery");
    const family = [{ prefix: "NOTICE#" }];
    expect(patternOf("sandbox-delivery")).toEqual({
      eventName: ["INSERT"],
      dynamodb: { Keys: { pk: { S: family } } },
    });
    for (const shard of shards) expect(noticesOf(shard).pk).toMatch(/^NOTICE#/);
    expect(mapping.ParallelizationFactor).toBe(shards.length);
  });

  test.each(["mail", "evidence-inspection", "sandbox-delivery"])(
    "of %s is not held up by a poisoned event, which is kept for two weeks",
    (feature) => {
      const mapping = mappings.get(feature);
      expect(mapping).toMatchObject({
        BisectBatchOnFunctionError: true,
        FunctionResponseTypes: ["ReportBatchItemFailures"],
        MaximumRetryAttempts: 10,
        StartingPosition: "TRIM_HORIZON",
      });
      const [id] = mapping.DestinationConfig.OnFailure.Destination["Fn::GetAtt"];
      const queue = resources("AWS::SQS::Queue").find(([each]) => each === id)?.[1];
      expect(queue?.["Properties"].MessageRetentionPeriod).toBe(14 * 24 * 3600);
    },
  );
});

describe("a new object in quarantine", () => {
  const [, rule] = resources("AWS::Events::Rule").find(([, { Properties }]) => Properties.EventPattern) ?? [];
  const lost = resources("AWS::SQS::Queue").find(([id]) => id.includes("LostObjects"))?.[0];

  test("and no other calls the inspection", () => {
    expect(
      resources("AWS::Events::Rule").filter(([, { Properties }]) => Properties.EventPattern),
    ).toHaveLength(1);
    const { EventPattern, Targets } = rule?.["Properties"] ?? {};
    expect(EventPattern).toMatchObject({
      source: ["aws.s3"],
      "detail-type": ["Object Created"],
      detail: { object: { key: [{ prefix: "quarantine/" }] } },
    });
    expect(JSON.stringify(EventPattern.detail.bucket.name)).toContain("portal-dev-evidence-");
    expect(
      Targets.map(({ Arn }: { Arn: { "Fn::GetAtt": [string] } }) => features.get(Arn["Fn::GetAtt"][0])),
    ).toEqual(["evidence-inspection"]);
  });

  test("is tried three times, and kept where nobody could inspect it", () => {
    const [, invocation] = resources("AWS::Lambda::EventInvokeConfig")[0] ?? [];
    expect(invocation?.["Properties"]).toMatchObject({
      MaximumRetryAttempts: 2,
      DestinationConfig: { OnFailure: { Destination: { "Fn::GetAtt": [lost, "Arn"] } } },
    });
    expect(rule?.["Properties"].Targets[0].DeadLetterConfig.Arn).toEqual({ "Fn::GetAtt": [lost, "Arn"] });
  });
});

describe("what no event brought to its end", () => {
  const schedules = resources("AWS::Events::Rule").flatMap(([, { Properties }]) =>
    Properties.ScheduleExpression ? [Properties] : [],
  );

  test("is looked for by the clock: mails and what is due every minute, files every five", () => {
    const rates = schedules.map(({ ScheduleExpression, State, Targets }) => [
      features.get(Targets[0].Arn["Fn::GetAtt"][0]),
      `${ScheduleExpression} ${State}`,
    ]);
    expect(Object.fromEntries(rates)).toEqual({
      clock: "rate(1 minute) ENABLED",
      "evidence-inspection": "rate(5 minutes) ENABLED",
      mail: "rate(1 minute) ENABLED",
      "sandbox-delivery": "rate(1 minute) ENABLED",
    });
  });

  test("of a mail is not taken over while the function that claimed it may still be sending it", () => {
    const mail = resources("AWS::Lambda::Function").find(([id]) => features.get(id) === "mail")?.[1];
    expect(mail?.["Properties"].Timeout * 1000).toBeLessThan(leaseMs);
  });
});
