import { synthesize } from "./test-synthesis.ts";

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

  test("hands new events, and only those, to the mail function, and removals to the one that erases files", () => {
    expect([...mappings.keys()].map(String).toSorted()).toEqual(["evidence-inspection", "mail"]);
    const Keys = { pk: { S: [{ prefix: "EVENT#" }] } };
    expect(patternOf("mail")).toEqual({ eventName: ["INSERT"], dynamodb: { Keys } });
    expect(patternOf("evidence-inspection")).toEqual({
      eventName: ["INSERT"],
      dynamodb: { Keys, NewImage: { event: { S: ["evidence.removed"] } } },
    });
  });

  test.each(["mail", "evidence-inspection"])(
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
  const [, rule] = resources("AWS::Events::Rule")[0] ?? [];
  const lost = resources("AWS::SQS::Queue").find(([id]) => id.includes("LostObjects"))?.[0];

  test("and no other calls the inspection", () => {
    api.resourceCountIs("AWS::Events::Rule", 1);
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
