import { messageOf, Problem } from "../../../problem.ts";
import type { Lambdas } from "../functions/lambda.ts";
import { logLine } from "../functions/log-line.ts";
import type { Template } from "../template/template.ts";

interface ScheduleRule {
  readonly ScheduleExpression?: string;
  readonly State?: string;
  readonly Targets?: readonly { readonly Arn: string; readonly Input?: string }[];
}

/** Functions that are called by the clock. */
export interface Schedule {
  readonly everyMs: number;
  readonly functionArn: string;
}

const unitMs = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };
const ratePattern = /^rate\((\d+) (minute|hour|day)s?\)$/;
const isUnit = (text: string): text is keyof typeof unitMs => Object.hasOwn(unitMs, text);

function periodOf(expression: string, id: string): number {
  const [, count, unit = ""] = ratePattern.exec(expression) ?? [];
  if (!isUnit(unit))
    throw new Problem(`The rule ${id} is scheduled by ${expression}; only rates are emulated locally.`);
  return Number(count) * unitMs[unit];
}

export const readSchedules = (template: Template): Schedule[] =>
  template
    .ofType<ScheduleRule>("AWS::Events::Rule")
    .flatMap(({ id, properties: { ScheduleExpression, State, Targets = [] } }) => {
      if (!ScheduleExpression || State === "DISABLED") return [];
      if (Targets.some(({ Input }) => Input !== undefined))
        throw new Problem(
          `The rule ${id} gives its target an input of its own, which is not emulated locally.`,
        );
      const everyMs = periodOf(ScheduleExpression, id);
      return Targets.map(({ Arn }) => ({ everyMs, functionArn: Arn }));
    });

/** The event that EventBridge makes of a schedule that is due. */
const dueEvent = () => ({
  version: "0",
  id: crypto.randomUUID(),
  "detail-type": "Scheduled Event",
  source: "aws.events",
  time: new Date().toISOString(),
  resources: [],
  detail: {},
});

/** Calls functions at once, because nobody called while the stack was down, and then by the clock until stopped. */
export function startSchedules(
  schedules: readonly Schedule[],
  { lambdas, log }: { lambdas: Pick<Lambdas, "invoke">; log: (line: string) => void },
): () => void {
  const call = ({ functionArn }: Schedule, isStopped: () => boolean): void => {
    lambdas.invoke(functionArn, dueEvent()).catch((error: unknown) => {
      if (!isStopped())
        log(
          logLine(
            functionArn.split(":").at(-1) ?? functionArn,
            `failed by its schedule (${messageOf(error)})`,
          ),
        );
    });
  };
  let stopped = false;
  const timers = schedules.map((schedule) => {
    call(schedule, () => stopped);
    return setInterval(() => call(schedule, () => stopped), schedule.everyMs);
  });
  return () => {
    stopped = true;
    for (const timer of timers) clearInterval(timer);
  };
}
