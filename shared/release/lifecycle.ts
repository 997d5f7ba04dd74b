import type { Transitions } from "../lifecycle.ts";

export const releaseStatuses = ["open", "under-approval", "approved", "declined"] as const;
export type ReleaseStatus = (typeof releaseStatuses)[number];

/** Support may also release by hand, without having been asked. */
export const releaseTransitions = {
  request: {
    from: ["open", "declined"],
    to: "under-approval",
    by: ["client"],
    event: "release.requested",
    kind: "sent",
  },
  grant: {
    from: ["open", "under-approval", "declined"],
    to: "approved",
    by: ["support"],
    event: "release.granted",
    kind: "approved",
  },
  decline: {
    from: ["under-approval"],
    to: "declined",
    by: ["support"],
    event: "release.declined",
    kind: "rejected",
  },
  /** Closes the stage again if the client has not begun; a stage that was begun goes on. */
  revoke: { from: ["approved"], to: "declined", by: ["support"], event: "release.revoked", kind: "rejected" },
} as const satisfies Transitions<ReleaseStatus>;
