/** The scenarios of fraud prevention's certification, by name alone: what they are is `scenarios.data.ts`. */
export const fraudScenarioIds = [
  "approved",
  "review-approved",
  "review-rejected",
  "rejected",
  "deadline",
  "webhook",
  "error",
] as const;
export type FraudScenarioId = (typeof fraudScenarioIds)[number];
