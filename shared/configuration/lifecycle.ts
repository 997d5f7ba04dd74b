import type { Transitions } from "../lifecycle.ts";

export const configurationStatuses = ["open", "under-approval", "revision", "approved"] as const;
export type ConfigurationStatus = (typeof configurationStatuses)[number];

/** The life of a technical configuration. A draft is saved as often as one likes; what was sent is read-only. */
export const configurationTransitions = {
  saveDraft: {
    from: ["open", "revision"],
    to: "unchanged",
    by: ["client"],
    event: "configuration.edited",
    kind: "edited",
  },
  send: {
    from: ["open", "revision"],
    to: "under-approval",
    by: ["client"],
    event: "configuration.sent",
    kind: "sent",
  },
  reject: {
    from: ["under-approval"],
    to: "revision",
    by: ["support"],
    event: "configuration.rejected",
    kind: "rejected",
  },
  conclude: {
    from: ["under-approval"],
    to: "approved",
    by: ["support"],
    event: "configuration.approved",
    kind: "approved",
  },
  // The test environment runs with the approved configuration, so a change goes through support again.
  reopen: {
    from: ["approved"],
    to: "revision",
    by: ["client"],
    event: "configuration.reopened",
    kind: "edited",
  },
} as const satisfies Transitions<ConfigurationStatus>;
