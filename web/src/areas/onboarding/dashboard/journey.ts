import type { Overview, StageState } from "@portal/shared/occurrence/overview.ts";
import type { ProductId } from "@portal/shared/product.ts";
import type { PortalPath } from "@portal/shared/site.ts";

/** The three steps of every product, and what each asks of whom. */
export const stepIds = ["configuration", "certification", "production"] as const;
export type StepId = (typeof stepIds)[number];
export type StepState = "locked" | "open" | "waiting" | "attention" | "done";

type PageLabel =
  | "configure"
  | "continue"
  | "follow"
  | "correct"
  | "review"
  | "accessData"
  | "certify"
  | "release"
  | "production"
  | "fraudKeys"
  | "fraudAccess";

export interface StepLink {
  readonly label: PageLabel;
  readonly to: PortalPath;
}

const linkTo = (label: PageLabel, to: PortalPath) => ({ label, to }) satisfies StepLink;

/** Keys under `onboarding.text`. */
type StepText =
  | `${ProductId}.configuration.${"open" | "draft" | "waiting" | "attention" | "reopened" | "done"}`
  | `online-payment.certification.${"locked" | "releaseAsked" | "open" | "begun" | "waiting" | "attention" | "done"}`
  | `online-payment.production.${"locked" | "open" | "waiting" | "done"}`
  | `fraud-prevention.configuration.${"locked" | "releaseAsked"}`
  | `fraud-prevention.certification.${"locked" | "open" | "begun" | "waiting" | "attention" | "done"}`
  | `fraud-prevention.production.${"locked" | "open" | "waiting" | "done"}`;

export interface JourneyStep {
  readonly id: StepId;
  readonly state: StepState;
  readonly text: StepText;
  /** How many adjustments or failed cases the text speaks of. */
  readonly count?: number;
  /** Whose turn it is; nobody's while the step is locked or done. */
  readonly actor?: "client" | "support";
  /** Since when it has been waiting for them. */
  readonly since?: string;
  readonly occurrenceNumber?: string;
  readonly links: readonly StepLink[];
}

export type ProductOverview = Overview["products"][number];

const configurationPages = {
  "online-payment": "/onboarding/configuration",
  "fraud-prevention": "/anti-fraud/configuration",
} as const satisfies Record<ProductId, PortalPath>;
const certificationPages = {
  "online-payment": "/onboarding/certification",
  "fraud-prevention": "/anti-fraud/certification",
} as const satisfies Record<ProductId, PortalPath>;
const productionPage = "/onboarding/production";
const fraudKeysPage = "/anti-fraud/prod-keys-config";

/** The facts that every step shows: whose turn it is, since when, and the ticket number. */
const factsOf = (stage: StageState): Pick<JourneyStep, "actor" | "since" | "occurrenceNumber"> => ({
  actor: stage.turn ?? undefined,
  since: stage.turn === "support" ? (stage.since ?? undefined) : undefined,
  occurrenceNumber: stage.occurrence?.number,
});

/** How a step is drawn in each state; a state that is not listed is drawn as open. */
type Steps = Partial<Record<StageState["status"], (stage: StageState) => Omit<JourneyStep, "id">>>;

const toCertification = (product: ProductId, label: PageLabel) => [
  linkTo(label, certificationPages[product]),
];

const toConfiguration = (product: ProductId, label: PageLabel) => [
  linkTo(label, configurationPages[product]),
];

const openConfiguration =
  (product: ProductId) =>
  (stage: StageState): Omit<JourneyStep, "id"> => ({
    ...factsOf(stage),
    state: "open",
    text: `${product}.configuration.${stage.isBegun ? "draft" : "open"}`,
    links: toConfiguration(product, stage.isBegun ? "continue" : "configure"),
  });

const configurationSteps = (product: ProductId): Steps => ({
  "under-approval": (stage) => ({
    ...factsOf(stage),
    state: "waiting",
    text: `${product}.configuration.waiting`,
    links: toConfiguration(product, "follow"),
  }),
  // A revision that the client opened on an approved configuration carries no adjustments.
  revision: (stage) => ({
    ...factsOf(stage),
    state: stage.openPoints > 0 ? "attention" : "open",
    text: `${product}.configuration.${stage.openPoints > 0 ? "attention" : "reopened"}`,
    count: stage.openPoints,
    links: toConfiguration(product, stage.openPoints > 0 ? "correct" : "continue"),
  }),
  approved: () => ({
    state: "done",
    text: `${product}.configuration.done`,
    links: toConfiguration(product, "review"),
  }),
});

const configurationStep = (product: ProductId, stage: StageState): Omit<JourneyStep, "id"> =>
  (configurationSteps(product)[stage.status] ?? openConfiguration(product))(stage);

const isReleaseAsked = (release: StageState): boolean => release.status === "under-approval";
const releaseLink = (release: StageState): StepLink =>
  linkTo(isReleaseAsked(release) ? "follow" : "release", "/onboarding/release");

const openCertification =
  (product: ProductId) =>
  (stage: StageState): Omit<JourneyStep, "id"> => ({
    ...factsOf(stage),
    state: "open",
    text: `${product}.certification.${stage.isBegun ? "begun" : "open"}`,
    links: stage.isBegun
      ? toCertification(product, "continue")
      : [
          ...toCertification(product, "certify"),
          ...(product === "online-payment" ? [linkTo("accessData", "/onboarding/access-data")] : []),
        ],
  });

const certificationSteps = (product: ProductId, release: StageState): Steps => ({
  locked: () =>
    product === "online-payment"
      ? {
          state: "locked",
          text: `${product}.certification.${isReleaseAsked(release) ? "releaseAsked" : "locked"}`,
          links: [releaseLink(release)],
        }
      : { state: "locked", text: `${product}.certification.locked`, links: [] },
  "under-approval": (stage) => ({
    ...factsOf(stage),
    state: "waiting",
    text: `${product}.certification.waiting`,
    links: toCertification(product, "follow"),
  }),
  revision: (stage) => ({
    ...factsOf(stage),
    state: "attention",
    text: `${product}.certification.attention`,
    count: stage.openPoints,
    links: toCertification(product, "correct"),
  }),
  concluded: () => ({
    state: "done",
    text: `${product}.certification.done`,
    links: toCertification(product, "review"),
  }),
});

const certificationStep = ({ product, certification, release }: ProductOverview): JourneyStep => ({
  id: "certification",
  ...(certificationSteps(product, release)[certification.status] ?? openCertification(product))(
    certification,
  ),
});

const productionState = (status: StageState["status"]): "locked" | "open" | "waiting" | "done" => {
  if (status === "open") return "open";
  if (status === "requested") return "waiting";
  return status === "delivered" ? "done" : "locked";
};

function productionStep(stage: StageState, product: ProductOverview["product"]): JourneyStep {
  const state = productionState(stage.status);
  const link =
    product === "online-payment" ? linkTo("production", productionPage) : linkTo("fraudKeys", fraudKeysPage);
  return {
    id: "production",
    state,
    text: `${product}.production.${state}`,
    ...(state === "locked" || state === "done" ? {} : factsOf(stage)),
    links: state === "locked" ? [] : [link],
  };
}

/** Certification cannot start before the configuration is approved or released, nor production before certification. */
export const onlinePaymentSteps = (product: ProductOverview): readonly JourneyStep[] => [
  {
    id: "configuration",
    ...configurationStep("online-payment", product.configuration),
  },
  certificationStep(product),
  productionStep(product.production, "online-payment"),
];

/** Fraud prevention runs in Online Payment's test environment, so that one comes first. */
export function fraudPreventionSteps(product: ProductOverview): readonly JourneyStep[] {
  const { configuration: stage, release } = product;
  const closed = isReleaseAsked(release) ? "releaseAsked" : "locked";
  const configuration: JourneyStep =
    stage.status === "locked"
      ? {
          id: "configuration",
          state: "locked",
          text: `fraud-prevention.configuration.${closed}`,
          links: [linkTo("fraudAccess", "/anti-fraud/access")],
        }
      : { id: "configuration", ...configurationStep("fraud-prevention", stage) };
  return [configuration, certificationStep(product), productionStep(product.production, "fraud-prevention")];
}

/**
 * A company that does not use fraud prevention, and did not ask to be let in, has nothing locked there: the product is
 * none of its steps.
 */
export const isNotUsed = (
  { configuration, release }: ProductOverview,
  { usesFraudDetect }: { readonly usesFraudDetect: boolean },
): boolean => !usesFraudDetect && configuration.status === "locked" && !isReleaseAsked(release);

export type Next =
  | {
      readonly group: "next";
      readonly label: "visitor" | "support" | "company" | "joinRequested";
      readonly to: PortalPath;
    }
  | { readonly group: "link"; readonly label: PageLabel; readonly to: PortalPath };

interface Visitor {
  readonly isSignedIn: boolean;
  readonly isSupport: boolean;
  readonly hasCompany: boolean;
  readonly hasJoinRequest: boolean;
  /** Online Payment's stages; absent while they are not known. */
  readonly onlinePayment?: ProductOverview;
}

/** Where the start button leads: the first thing that is still to be done. */
export function nextFor({ isSignedIn, isSupport, hasCompany, hasJoinRequest, onlinePayment }: Visitor): Next {
  if (!isSignedIn) return { group: "next", label: "visitor", to: "/onboarding/dashboard" };
  if (isSupport) return { group: "next", label: "support", to: "/onboarding/bo/dashboard" };
  if (!hasCompany) {
    return hasJoinRequest
      ? { group: "next", label: "joinRequested", to: "/onboarding/dashboard" }
      : { group: "next", label: "company", to: "/company" };
  }
  if (!onlinePayment) return { group: "next", label: "visitor", to: "/onboarding/dashboard" };
  const steps = onlinePaymentSteps(onlinePayment);
  const current = steps.find(({ actor }) => actor !== undefined) ?? steps.at(-1);
  const link = current?.links[0];
  return link ? { group: "link", ...link } : { group: "next", label: "visitor", to: "/onboarding/dashboard" };
}
