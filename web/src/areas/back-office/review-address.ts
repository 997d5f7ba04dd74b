import type { Occurrence, StageId } from "@portal/shared/occurrence/model.ts";
import type { PortalPath } from "@portal/shared/site.ts";

const reviewPages = {
  configuration: "/onboarding/bo/configurationOccurrence",
  certification: "/onboarding/bo/certificationOccurrence",
  release: "/onboarding/bo/release",
} as const satisfies Record<StageId, PortalPath>;

/** A ticket's screen; addresses have no parameters in their path, so the ticket is in the query. */
export const reviewAddress = ({ id, stage }: Pick<Occurrence, "id" | "stage">) =>
  `${reviewPages[stage]}?${new URLSearchParams({ occurrence: id })}` as const;

/** Kept in the history entry of a ticket's screen: the queue as it was filtered when one left it. */
export interface FromQueue {
  readonly queue: string;
}

export const queueSearchOf = (state: unknown): string =>
  typeof state === "object" && state !== null && "queue" in state && typeof state.queue === "string"
    ? state.queue
    : "";
