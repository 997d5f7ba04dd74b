import { type ReleaseStatus } from "@portal/shared/release/lifecycle.ts";
import type { Release } from "@portal/shared/release/model.ts";
import type { Tone } from "../../ui/feedback/status.tsx";

export const releaseTones = {
  open: "neutral",
  "under-approval": "info",
  approved: "success",
  declined: "warning",
} as const satisfies Record<ReleaseStatus, Tone>;

/** A revoked release is closed like a declined one but has a name of its own. */
export const shownStatus = ({ status, answer }: Pick<Release, "status" | "answer">) =>
  status === "declined" && answer?.isRevoked ? ("revoked" as const) : status;
