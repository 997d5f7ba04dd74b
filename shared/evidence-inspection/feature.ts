import type { Feature } from "../feature.ts";

export const evidenceInspectionFeature = {
  home: "onboarding/evidence-inspection",
  impact: "Uploaded files stay without a verdict: clients wait, and nobody can open them.",
  bind: ["table", "inspect-evidence"],
  // A file of 10 MB is held whole, twice while it is kept; processor time comes with the memory.
  memoryMb: 1024,
  timeoutSeconds: 60,
  uploads: {
    lossImpact:
      "At least one uploaded file waits for its verdict; it is tried again every five minutes, and disappears after a day.",
    runbook: "lost-upload",
  },
  events: {
    partition: "OUTBOX#erasure",
    lossImpact:
      "At least one removed file is still in the bucket, though nobody can reach it; it is tried again for seven days.",
    runbook: "lost-removal",
  },
  sweepMinutes: 5,
} as const satisfies Feature;
