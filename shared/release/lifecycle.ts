import type { Transitions } from "../lifecycle.ts";
import type { ReleaseStatus } from "./model.ts";

/** Support may also release by hand, without having been asked. */
export const releaseTransitions = {
  request: { from: ["open", "declined"], to: "under-approval", by: ["client"], event: "release.requested" },
  grant: {
    from: ["open", "under-approval", "declined"],
    to: "approved",
    by: ["support"],
    event: "release.granted",
  },
  decline: { from: ["under-approval"], to: "declined", by: ["support"], event: "release.declined" },
  /** Closes the stage again if the client has not begun; a stage that was begun goes on. */
  revoke: { from: ["approved"], to: "declined", by: ["support"], event: "release.revoked" },
} as const satisfies Transitions<ReleaseStatus>;

export type ReleaseAction = keyof typeof releaseTransitions;
