import type { Transitions } from "../lifecycle.ts";

export const fraudCertificationStatuses = ["open", "under-approval", "revision", "concluded"] as const;
export type FraudCertificationStatus = (typeof fraudCertificationStatuses)[number];

/**
 * The life of a certification of fraud prevention. The contract's signature is recorded by support while nothing is
 * concluded; a conclusion is taken back together with the signature it stood on.
 */
export const fraudCertificationTransitions = {
  begin: {
    from: ["open"],
    to: "unchanged",
    by: ["client"],
    event: "fraud-certification.begun",
    kind: "edited",
  },
  select: {
    from: ["open", "revision"],
    to: "unchanged",
    by: ["client"],
    event: "fraud-certification.selected",
    kind: "edited",
  },
  saveReturn: {
    from: ["open", "revision"],
    to: "unchanged",
    by: ["client"],
    event: "fraud-certification.edited",
    kind: "edited",
  },
  send: {
    from: ["open", "revision"],
    to: "under-approval",
    by: ["client"],
    event: "fraud-certification.sent",
    kind: "sent",
  },
  reject: {
    from: ["under-approval"],
    to: "revision",
    by: ["support"],
    event: "fraud-certification.rejected",
    kind: "rejected",
  },
  conclude: {
    from: ["under-approval"],
    to: "concluded",
    by: ["support"],
    event: "fraud-certification.concluded",
    kind: "approved",
  },
  restart: {
    from: ["open", "revision", "concluded"],
    to: "open",
    by: ["client"],
    event: "fraud-certification.restarted",
    kind: "edited",
  },
  sign: {
    from: ["open", "under-approval", "revision"],
    to: "unchanged",
    by: ["support"],
    event: "fraud-certification.signed",
    kind: "approved",
  },
  unsign: {
    from: ["open", "under-approval", "revision"],
    to: "unchanged",
    by: ["support"],
    event: "fraud-certification.unsigned",
    kind: "rejected",
  },
  reopen: {
    from: ["concluded"],
    to: "under-approval",
    by: ["support"],
    event: "fraud-certification.reopened",
    kind: "rejected",
  },
} as const satisfies Transitions<FraudCertificationStatus>;

export type FraudCertificationAction = keyof typeof fraudCertificationTransitions;
