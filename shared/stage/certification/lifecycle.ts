import type { Transitions } from "../../lifecycle.ts";

export const certificationStatuses = ["open", "under-approval", "revision", "concluded"] as const;
export type CertificationStatus = (typeof certificationStatuses)[number];

const fillingIn = { from: ["open", "revision"], to: "unchanged", by: ["client"], kind: "edited" } as const;

/** The life of every product's certification. What was sent is read-only; a restart archives the attempt. */
export const certificationMoves = <const Feature extends string>(feature: Feature) =>
  ({
    begin: { from: ["open"], to: "unchanged", by: ["client"], event: `${feature}.begun`, kind: "edited" },
    select: { ...fillingIn, event: `${feature}.selected` },
    saveReturn: { ...fillingIn, event: `${feature}.edited` },
    send: {
      from: ["open", "revision"],
      to: "under-approval",
      by: ["client"],
      event: `${feature}.sent`,
      kind: "sent",
    },
    reject: {
      from: ["under-approval"],
      to: "revision",
      by: ["support"],
      event: `${feature}.rejected`,
      kind: "rejected",
    },
    conclude: {
      from: ["under-approval"],
      to: "concluded",
      by: ["support"],
      event: `${feature}.concluded`,
      kind: "approved",
    },
    restart: {
      from: ["open", "revision", "concluded"],
      to: "open",
      by: ["client"],
      event: `${feature}.restarted`,
      kind: "edited",
    },
  }) as const satisfies Transitions<CertificationStatus>;

export type CertificationMove = keyof ReturnType<typeof certificationMoves>;
