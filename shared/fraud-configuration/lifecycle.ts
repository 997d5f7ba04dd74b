import type { Transitions } from "../lifecycle.ts";

export const fraudConfigurationStatuses = ["open", "under-approval", "revision", "approved"] as const;
export type FraudConfigurationStatus = (typeof fraudConfigurationStatuses)[number];

/** The life of a fraud prevention's configuration, the same as that of Online Payment's with events of its own. */
export const fraudConfigurationTransitions = {
  saveDraft: {
    from: ["open", "revision"],
    to: "unchanged",
    by: ["client"],
    event: "fraud-configuration.edited",
    kind: "edited",
  },
  send: {
    from: ["open", "revision"],
    to: "under-approval",
    by: ["client"],
    event: "fraud-configuration.sent",
    kind: "sent",
  },
  reject: {
    from: ["under-approval"],
    to: "revision",
    by: ["support"],
    event: "fraud-configuration.rejected",
    kind: "rejected",
  },
  conclude: {
    from: ["under-approval"],
    to: "approved",
    by: ["support"],
    event: "fraud-configuration.approved",
    kind: "approved",
  },
  // What is analysed, and how, changes for real buyers later on, so a change goes through support again.
  reopen: {
    from: ["approved"],
    to: "revision",
    by: ["client"],
    event: "fraud-configuration.reopened",
    kind: "edited",
  },
} as const satisfies Transitions<FraudConfigurationStatus>;
