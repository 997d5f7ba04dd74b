import type { Occurrence, StageOccurrence } from "@portal/shared/occurrence/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import type { PortalPath } from "@portal/shared/site.ts";
import type { StageId } from "@portal/shared/stage/model.ts";

type Screen = PortalPath | `${PortalPath}?${string}`;

const screenOf = (page: PortalPath, address: Record<string, string>): Screen =>
  `${page}?${new URLSearchParams(address)}`;

type ReviewedStage = Exclude<StageId, "production">;

const reviewPages: Readonly<Record<ReviewedStage, PortalPath>> = {
  configuration: "/onboarding/bo/configurationOccurrence",
  certification: "/onboarding/bo/certificationOccurrence",
  release: "/onboarding/bo/release",
};

const fraudPages: Readonly<Record<ReviewedStage, PortalPath>> = {
  configuration: "/anti-fraud/occurrence-configuration",
  certification: "/anti-fraud/occurrence-certification",
  release: "/onboarding/bo/release",
};

const reviewPage = (product: ProductId, stage: ReviewedStage): PortalPath =>
  (product === "fraud-prevention" ? fraudPages : reviewPages)[stage];

/** The address of a ticket's screen. Paths have no parameters, so the ticket is in the query. */
export function reviewAddress(
  ticket: Occurrence | Pick<StageOccurrence, "id" | "companyId" | "product" | "stage">,
): Screen {
  if (ticket.stage === "partner") {
    const { partnerStatus: status, about: text } = ticket;
    return screenOf("/onboarding/listOfPartners", { status, text });
  }
  // Production data is delivered on the screen of the company.
  if (ticket.stage === "production") return screenOf("/onboarding/bo/company", { company: ticket.companyId });
  return screenOf(reviewPage(ticket.product, ticket.stage), { occurrence: ticket.id });
}

/** Kept in the history entry of a ticket's screen: the queue that one left for it, as it was filtered. */
export interface FromQueue {
  readonly queue: string;
}

const queues: readonly PortalPath[] = ["/onboarding/bo/dashboard", "/anti-fraud/occurrences"];

/** Without the language; the whole queue unfiltered on a deep link. What is kept outlives releases, so it is checked. */
export function queueOf(state: unknown): string {
  const [usual = ""] = queues;
  if (typeof state !== "object" || state === null || !("queue" in state)) return usual;
  const { queue } = state;
  return typeof queue === "string" && queues.some((path) => path === queue.split("?")[0]) ? queue : usual;
}
