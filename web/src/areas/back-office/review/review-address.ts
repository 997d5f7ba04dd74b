import type { Occurrence, WorkKind } from "@portal/shared/occurrence/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import type { PortalPath } from "@portal/shared/site.ts";

type Screen = PortalPath | `${PortalPath}?${string}`;

/** Partners and production data have no address of their own in the back office: they are a company's. */
const requestPages = {
  release: "/onboarding/bo/release",
  production: "/onboarding/bo/company",
  partner: "/onboarding/bo/company",
} as const;

const pages: Readonly<Record<ProductId, Record<WorkKind, PortalPath>>> = {
  "online-payment": {
    configuration: "/onboarding/bo/configurationOccurrence",
    certification: "/onboarding/bo/certificationOccurrence",
    ...requestPages,
  },
  "fraud-prevention": {
    configuration: "/anti-fraud/occurrence-configuration",
    certification: "/anti-fraud/occurrence-certification",
    ...requestPages,
  },
};

/** The address of a ticket's screen. Paths have no parameters, so the ticket is in the query. */
export const reviewAddress = ({ id, product, stage }: Pick<Occurrence, "id" | "product" | "stage">): Screen =>
  `${pages[product ?? "online-payment"][stage]}?${new URLSearchParams({ occurrence: id })}`;

/** Kept in the history entry of a ticket's screen: the queue that one left for it, as it was filtered. */
export interface FromQueue {
  readonly queue: string;
}

const queues: readonly PortalPath[] = [
  "/onboarding/bo/dashboard",
  "/anti-fraud/occurrences",
  "/onboarding/bo/release",
];

/** Without the language; the whole queue unfiltered on a deep link. What is kept outlives releases, so it is checked. */
export function queueOf(state: unknown): string {
  const [usual = ""] = queues;
  if (typeof state !== "object" || state === null || !("queue" in state)) return usual;
  const { queue } = state;
  return typeof queue === "string" && queues.some((path) => path === queue.split("?")[0]) ? queue : usual;
}
