import type { Transitions } from "../lifecycle.ts";

export const certificationStatuses = ["open", "under-approval", "revision", "concluded"] as const;
export type CertificationStatus = (typeof certificationStatuses)[number];

/** The life of a certification. What was sent is read-only; a restart archives the attempt. */
export const certificationTransitions = {
  begin: { from: ["open"], to: "unchanged", by: ["client"], event: "certification.begun", kind: "edited" },
  select: {
    from: ["open", "revision"],
    to: "unchanged",
    by: ["client"],
    event: "certification.selected",
    kind: "edited",
  },
  saveReturn: {
    from: ["open", "revision"],
    to: "unchanged",
    by: ["client"],
    event: "certification.edited",
    kind: "edited",
  },
  send: {
    from: ["open", "revision"],
    to: "under-approval",
    by: ["client"],
    event: "certification.sent",
    kind: "sent",
  },
  reject: {
    from: ["under-approval"],
    to: "revision",
    by: ["support"],
    event: "certification.rejected",
    kind: "rejected",
  },
  conclude: {
    from: ["under-approval"],
    to: "concluded",
    by: ["support"],
    event: "certification.concluded",
    kind: "approved",
  },
  restart: {
    from: ["open", "revision", "concluded"],
    to: "open",
    by: ["client"],
    event: "certification.restarted",
    kind: "edited",
  },
} as const satisfies Transitions<CertificationStatus>;

export type CertificationAction = keyof typeof certificationTransitions;
