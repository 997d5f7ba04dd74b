import type { Transitions } from "../lifecycle.ts";
import type { CertificationStatus } from "./model.ts";

/** The life of a certification. What was sent is read-only; a restart archives the attempt. */
export const certificationTransitions = {
  begin: { from: ["open"], to: "unchanged", by: ["client"], event: "certification.begun" },
  select: { from: ["open", "revision"], to: "unchanged", by: ["client"], event: "certification.selected" },
  saveReturn: { from: ["open", "revision"], to: "unchanged", by: ["client"], event: "certification.edited" },
  send: { from: ["open", "revision"], to: "under-approval", by: ["client"], event: "certification.sent" },
  reject: { from: ["under-approval"], to: "revision", by: ["support"], event: "certification.rejected" },
  conclude: { from: ["under-approval"], to: "concluded", by: ["support"], event: "certification.concluded" },
  restart: {
    from: ["open", "revision", "concluded"],
    to: "open",
    by: ["client"],
    event: "certification.restarted",
  },
} as const satisfies Transitions<CertificationStatus>;

export type CertificationAction = keyof typeof certificationTransitions;
