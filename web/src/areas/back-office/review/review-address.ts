import type { Occurrence, StageOccurrence } from "@portal/shared/occurrence/model.ts";
import type { PortalPath } from "@portal/shared/site.ts";
import type { StageId } from "@portal/shared/stage/model.ts";

type Screen = PortalPath | `${PortalPath}?${string}`;

const screenOf = (page: PortalPath, address: Record<string, string>): Screen =>
  `${page}?${new URLSearchParams(address)}`;

const partnerStatuses = {
  "client-pending": "pending",
  "support-pending": "pending",
  rejected: "declined",
  declined: "declined",
  approved: "listed",
} as const satisfies Record<Occurrence["status"], string>;

const reviewPages = {
  configuration: "/onboarding/bo/configurationOccurrence",
  certification: "/onboarding/bo/certificationOccurrence",
  release: "/onboarding/bo/release",
} as const satisfies Record<Exclude<StageId, "production">, PortalPath>;

/** A ticket's screen; addresses have no parameters in their path, so what it is about is in the query. */
export function reviewAddress(
  ticket: Occurrence | Pick<StageOccurrence, "id" | "companyId" | "stage">,
): Screen {
  if (ticket.stage === "partner") {
    const status = partnerStatuses[ticket.status];
    return screenOf("/onboarding/listOfPartners", { status, text: ticket.about });
  }
  // Production is handed over where all of a company is seen.
  if (ticket.stage === "production") return screenOf("/onboarding/bo/company", { company: ticket.companyId });
  return screenOf(reviewPages[ticket.stage], { occurrence: ticket.id });
}

/** Kept in the history entry of a ticket's screen: the queue as it was filtered when one left it. */
export interface FromQueue {
  readonly queue: string;
}

export const queueSearchOf = (state: unknown): string =>
  typeof state === "object" && state !== null && "queue" in state && typeof state.queue === "string"
    ? state.queue
    : "";
