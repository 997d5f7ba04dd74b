import { readFileSync } from "node:fs";
import { join } from "node:path";
import { featureNames } from "@portal/shared/features.ts";
import { synthesize } from "../testing/synthesis.ts";

const api = synthesize("dev").template("Api");
const propertiesOf = (type: string) =>
  Object.values(api.findResources(type)).map(({ Properties }) => Properties);

const runbook = readFileSync(join(import.meta.dirname, "../../docs/papers/runbook.md"), "utf8");
const alarms = propertiesOf("AWS::CloudWatch::Alarm");
const filters = propertiesOf("AWS::Logs::MetricFilter");
const metricOf = ({ MetricTransformations: [one] }: (typeof filters)[number]): string =>
  String(one.MetricName);

test("each function has one, and so have each queue of lost events and what is late by the clock", () => {
  const metrics = alarms.map(({ MetricName }) => String(MetricName)).toSorted();
  expect(metrics).toEqual(
    [
      ...Array.from({ length: 4 }, () => "ApproximateNumberOfMessagesVisible"),
      ...featureNames.map((feature) => `${feature}-failures`),
      "clock-late-seconds",
    ].toSorted(),
  );
});

test("what is due and has not happened for a quarter of an hour rings, and so does a clock that stands still", () => {
  const late = alarms.find(({ MetricName }) => MetricName === "clock-late-seconds");
  expect(late).toMatchObject({ Threshold: 900, Statistic: "Maximum", TreatMissingData: "breaching" });
  const others = alarms.filter((one) => one !== late);
  for (const { Threshold, TreatMissingData } of others)
    expect([Threshold, TreatMissingData]).toEqual([1, "notBreaching"]);
  expect(filters.filter((filter) => metricOf(filter) === late?.["MetricName"])).toMatchObject([
    { FilterPattern: "{ $.lateSeconds >= 0 }", MetricTransformations: [{ MetricValue: "$.lateSeconds" }] },
  ]);
});

test("each says who notices what, and leads to a heading of the runbook", () => {
  for (const { AlarmDescription, AlarmActions } of alarms) {
    const [, impact, anchor] =
      /^(.{40,}\.) Runbook: docs\/papers\/runbook\.md#([\w-]+)$/.exec(AlarmDescription) ?? [];
    expect(impact).toBeDefined();
    expect(runbook).toContain(`\n## ${anchor}\n`);
    expect(AlarmActions).toHaveLength(1);
  }
});

test("an error that a function logs and a function that is cut off both count", () => {
  const failures = filters.filter((filter) => metricOf(filter).endsWith("-failures"));
  expect(failures).toHaveLength(featureNames.length);
  for (const { FilterPattern } of failures) {
    expect(FilterPattern).toContain('$.level = "ERROR"');
    expect(FilterPattern).toContain('$.record.status != "success"');
  }
  for (const { LoggingConfig } of propertiesOf("AWS::Lambda::Function"))
    expect(LoggingConfig.LogFormat).toBe("JSON");
});
