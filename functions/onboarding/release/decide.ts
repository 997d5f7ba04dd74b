import type { RouteRequest } from "@portal/shared/contract.ts";
import { DomainError } from "@portal/shared/errors.ts";
import type { releaseContract } from "@portal/shared/release/contract.ts";
import type { Release, ReleaseObstacle } from "@portal/shared/release/model.ts";
import type { Contact } from "@portal/shared/roles.ts";
import type { Author } from "../../platform/change/author.ts";
import type { StageDecision } from "../../stage/decision.ts";
import type { ReleaseContent, ReleaseItem } from "./model.ts";

type ReleaseRoutes = typeof releaseContract.routes;
type ReleaseBody<Name extends keyof ReleaseRoutes> = Omit<
  RouteRequest<ReleaseRoutes[Name]>["body"],
  "version"
>;
type ReleaseDecision = StageDecision<ReleaseContent>;
/** Nothing before the first request, or support's first act. */
type StoredRelease = Pick<ReleaseItem, "status" | keyof ReleaseContent> | undefined;

interface Asking {
  readonly stored: StoredRelease;
  /** Why there is nothing to ask for, where that is so. */
  readonly obstacle: ReleaseObstacle | null;
  readonly by: Pick<Author, "name">;
  readonly at: string;
}

/**
 * A request of the client's, each a matter of its own.
 * @throws DomainError `stage-already-open`, `product-not-used`
 */
export function decideRequest(
  { stored, obstacle, by, at }: Asking,
  body: ReleaseBody<"request">,
): ReleaseDecision {
  if (obstacle) throw new DomainError(obstacle);
  const { category, reason } = body;
  return {
    content: { request: { category, reason, requestedAt: at, requestedBy: by.name }, answer: null },
    comment: reason,
    facts: { category, isAgain: Boolean(stored?.request) },
    ticket: { isNew: true, sentAt: at },
  };
}

const answered = (stored: StoredRelease, answer: NonNullable<Release["answer"]>): ReleaseDecision => ({
  content: { request: stored?.request ?? null, answer },
  comment: answer.comment ?? undefined,
});

interface Granting {
  readonly stored: StoredRelease;
  /** The company's, whom the ticket answers to where nobody asked before. */
  readonly owner: Contact | undefined;
  readonly at: string;
}

/**
 * @throws DomainError `invalid-input` where neither side gave a reason, `action-not-allowed` for a company that
 * everybody has left: nobody would use what is opened.
 */
export function decideGrant(
  { stored, owner, at }: Granting,
  { comment }: ReleaseBody<"grant">,
): ReleaseDecision {
  if (stored?.status !== "under-approval" && !comment) {
    throw new DomainError("invalid-input", { fields: [{ path: "comment", code: "required" }] });
  }
  if (!stored && !owner) throw new DomainError("action-not-allowed");
  const decision = answered(stored, { comment: comment ?? null, answeredAt: at, isRevoked: false });
  return stored ? decision : { ...decision, ticket: { contact: owner } };
}

export const decideDecline = (
  stored: StoredRelease,
  { comment }: ReleaseBody<"decline">,
  at: string,
): ReleaseDecision => answered(stored, { comment, answeredAt: at, isRevoked: false });

export const decideRevoke = (
  stored: StoredRelease,
  { comment }: ReleaseBody<"revoke">,
  at: string,
): ReleaseDecision => answered(stored, { comment, answeredAt: at, isRevoked: true });
