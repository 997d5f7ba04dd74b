import type { Feature } from "../feature.ts";

export const clockFeature = {
  home: "letters/clock",
  impact: "Reminders and whatever else happens by the clock are late; what people do themselves goes on.",
  bind: ["table"],
  // A sweep begins nothing after 30 s.
  timeoutSeconds: 60,
  sweepMinutes: 1,
  lateness: {
    seconds: 15 * 60,
    lossImpact: "What was due a quarter of an hour ago has not happened, or nobody looked.",
    runbook: "late-clock",
  },
} as const satisfies Feature;
