import type { Lambdas } from "../functions/lambda.ts";
import { declaredTemplate } from "../testing/declared-template.ts";
import { readSchedules, startSchedules } from "./schedules.ts";

const arn = "arn:aws:lambda:sa-east-1:111122223333:function:Dev-Sweep";

const withRule = (rule: object) =>
  readSchedules(
    declaredTemplate({
      Sweep: { Type: "AWS::Lambda::Function", Properties: {} },
      Rule: {
        Type: "AWS::Events::Rule",
        Properties: {
          ScheduleExpression: "rate(5 minutes)",
          Targets: [{ Arn: { "Fn::GetAtt": ["Sweep", "Arn"] }, Id: "Target0" }],
          ...rule,
        },
      },
    }),
  );

afterEach(() => jest.useRealTimers());

test("a function is called when the stack starts and then by the clock, until it stops", () => {
  jest.useFakeTimers();
  const calls: unknown[] = [];
  const lambdas: Pick<Lambdas, "invoke"> = { invoke: async (name, event) => calls.push([name, event]) };
  const stop = startSchedules(withRule({}), { lambdas, log: () => undefined });
  expect(calls).toMatchObject([[arn, { source: "aws.events", "detail-type": "Scheduled Event" }]]);
  jest.advanceTimersByTime(11 * 60_000);
  expect(calls).toHaveLength(3);
  stop();
  jest.advanceTimersByTime(60 * 60_000);
  expect(calls).toHaveLength(3);
});

test("a call that fails is told in the log, and the next one comes nevertheless", async () => {
  jest.useFakeTimers();
  const logged: string[] = [];
  const lambdas: Pick<Lambdas, "invoke"> = { invoke: () => Promise.reject(new Error("down")) };
  const stop = startSchedules(withRule({}), { lambdas, log: (line) => logged.push(line) });
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  stop();
  expect(logged).toEqual(Array.from({ length: 2 }, () => "[Dev-Sweep] failed by its schedule (down)"));
});

test("a rule of events, or one that is switched off, is no schedule", () => {
  expect(withRule({ ScheduleExpression: undefined })).toEqual([]);
  expect(withRule({ State: "DISABLED" })).toEqual([]);
});

test("a schedule that nobody would keep here is refused", () => {
  expect(() => withRule({ ScheduleExpression: "cron(0 3 * * ? *)" })).toThrow("only rates are emulated");
  expect(() => withRule({ Targets: [{ Arn: "x", Id: "0", Input: "{}" }] })).toThrow("an input of its own");
});
