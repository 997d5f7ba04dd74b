import type { Transitions } from "../lifecycle.ts";
import { type CertificationStatus, certificationMoves } from "../stage/certification/lifecycle.ts";

/**
 * The life of a certification of fraud prevention. The contract's signature is recorded by support while nothing is
 * concluded; a conclusion is taken back together with the signature it stood on.
 */
export const fraudCertificationTransitions = {
  ...certificationMoves("fraud-certification"),
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
} as const satisfies Transitions<CertificationStatus>;
