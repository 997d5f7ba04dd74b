import type { StepName, Upload } from "./upload.ts";

export const stages = ["checking", "hashing", "signing", "uploading", "inspecting"] as const;
export type Stage = (typeof stages)[number];

export interface StageTime {
  readonly stage: Stage;
  readonly state: "done" | "current" | "failed" | "ahead";
  readonly milliseconds?: number;
}

const endings: readonly StepName[] = ["failed", "unfit", "refused"];

/** What each stage of sending a file took, as far as it has come. */
export function stageTimes({ step, beganAt }: Upload): readonly StageTime[] {
  const begun = stages.filter((stage) => beganAt[stage] !== undefined);
  const last = begun.at(-1);
  return stages.map((stage, index) => {
    const start = beganAt[stage];
    if (start === undefined) return { stage, state: "ahead" };
    const end = endOf(beganAt, index);
    const milliseconds = end === undefined ? undefined : end - start;
    if (stage !== last) return { stage, state: "done", milliseconds };
    if (endings.includes(step.name)) return { stage, state: "failed", milliseconds };
    return {
      stage,
      state: step.name === "clean" || step.name === "waiting" ? "done" : "current",
      milliseconds,
    };
  });
}

function endOf(beganAt: Upload["beganAt"], index: number): number | undefined {
  // Waiting for a free slot after the check belongs to no step.
  const ends = index === 0 ? [beganAt.waiting, beganAt.unfit] : [];
  const next = stages[index + 1];
  return [...ends, next && beganAt[next], beganAt.clean, beganAt.refused, beganAt.failed].find(
    (at) => at !== undefined,
  );
}
