import type { ReleaseStatus } from "@portal/shared/release/model.ts";
import type { Tone } from "../../ui/status.tsx";

export const releaseTones = {
  open: "neutral",
  "under-approval": "info",
  approved: "success",
  declined: "warning",
} as const satisfies Record<ReleaseStatus, Tone>;
