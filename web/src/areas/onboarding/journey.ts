import type { Overview, StageState } from "@portal/shared/occurrence/model.ts";
import type { PortalPath } from "@portal/shared/site.ts";

/** The three steps of every product (REQUIREMENTS 43), and what each asks of whom. */
export const stepIds = ["configuration", "certification", "production"] as const;
export type StepId = (typeof stepIds)[number];
export type StepState = "locked" | "open" | "waiting" | "attention" | "done";

export type StepLink =
  | {
      readonly label:
        | "configure"
        | "continue"
        | "follow"
        | "correct"
        | "review"
        | "accessData"
        | "certify"
        | "release"
        | "production"
        | "fraudKeys";
      readonly to: PortalPath;
    }
  | { readonly label: "agreeWithSupport"; readonly mail: "fraudPrevention" };

/** Keys under `onboarding.text`. */
type StepText =
  | `online-payment.configuration.${"open" | "draft" | "waiting" | "attention" | "reopened" | "done"}`
  | `online-payment.certification.${"locked" | "releaseAsked" | "open" | "begun" | "waiting" | "attention" | "done"}`
  | `online-payment.production.${"locked" | "open" | "waiting" | "done"}`
  | `fraud-prevention.configuration.${"locked" | "releaseAsked" | "open"}`
  | "fraud-prevention.certification.locked"
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

const configurationPage = "/onboarding/configuration";
const certificationPage = "/onboarding/certification";
const productionPage = "/onboarding/production";
const fraudKeysPage = "/onboarding/fraud-keys";

/** What a step says whatever its state: whose turn, since when, under which number. */
const factsOf = (stage: StageState): Pick<JourneyStep, "actor" | "since" | "occurrenceNumber"> => ({
  actor: stage.turn ?? undefined,
  since: stage.turn === "support" ? (stage.since ?? undefined) : undefined,
  occurrenceNumber: stage.occurrence?.number,
});

function configurationStep(stage: StageState): JourneyStep {
  const base = { id: "configuration", ...factsOf(stage) } as const;
  const text = "online-payment.configuration";
  const link = (label: "configure" | "continue" | "follow" | "correct" | "review") => [
    { label, to: configurationPage } as const,
  ];
  switch (stage.status) {
    case "under-approval":
      return { ...base, state: "waiting", text: `${text}.waiting`, links: link("follow") };
    case "revision":
      // A revision that the client opened on an approved configuration carries no adjustments.
      return stage.openPoints > 0
        ? {
            ...base,
            state: "attention",
            text: `${text}.attention`,
            count: stage.openPoints,
            links: link("correct"),
          }
        : { ...base, state: "open", text: `${text}.reopened`, links: link("continue") };
    case "approved":
      return { id: "configuration", state: "done", text: `${text}.done`, links: link("review") };
    default:
      return stage.isBegun
        ? { ...base, state: "open", text: `${text}.draft`, links: link("continue") }
        : { ...base, state: "open", text: `${text}.open`, links: link("configure") };
  }
}

const isReleaseAsked = (release: StageState): boolean => release.status === "under-approval";

function certificationStep(stage: StageState, release: StageState): JourneyStep {
  const base = { id: "certification", ...factsOf(stage) } as const;
  const text = "online-payment.certification";
  const link = (label: "certify" | "continue" | "follow" | "correct" | "review") => [
    { label, to: certificationPage } as const,
  ];
  switch (stage.status) {
    case "locked":
      return {
        id: "certification",
        state: "locked",
        text: isReleaseAsked(release) ? `${text}.releaseAsked` : `${text}.locked`,
        links: [{ label: "release", to: "/onboarding/release" }],
      };
    case "under-approval":
      return { ...base, state: "waiting", text: `${text}.waiting`, links: link("follow") };
    case "revision":
      return {
        ...base,
        state: "attention",
        text: `${text}.attention`,
        count: stage.openPoints,
        links: link("correct"),
      };
    case "concluded":
      return { id: "certification", state: "done", text: `${text}.done`, links: link("review") };
    default:
      return stage.isBegun
        ? { ...base, state: "open", text: `${text}.begun`, links: link("continue") }
        : {
            ...base,
            state: "open",
            text: `${text}.open`,
            links: [...link("certify"), { label: "accessData", to: "/onboarding/access-data" }],
          };
  }
}

const productionStates = {
  locked: "locked",
  open: "open",
  requested: "waiting",
  delivered: "done",
} as const satisfies Partial<Record<StageState["status"], StepState>>;

function productionStep(stage: StageState, product: ProductOverview["product"]): JourneyStep {
  const known = stage.status in productionStates ? (stage.status as keyof typeof productionStates) : "locked";
  const state = productionStates[known];
  const link: StepLink =
    product === "online-payment"
      ? { label: "production", to: productionPage }
      : { label: "fraudKeys", to: fraudKeysPage };
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
  configurationStep(product.configuration),
  certificationStep(product.certification, product.release),
  productionStep(product.production, "online-payment"),
];

/** Fraud prevention runs in Online Payment's test environment, so that one comes first. */
export function fraudPreventionSteps(product: ProductOverview): readonly JourneyStep[] {
  const text = "fraud-prevention.configuration";
  const configuration: JourneyStep =
    product.configuration.status === "locked"
      ? {
          id: "configuration",
          state: "locked",
          text: isReleaseAsked(product.release) ? `${text}.releaseAsked` : `${text}.locked`,
          links: [{ label: "release", to: "/onboarding/release" }],
        }
      : {
          id: "configuration",
          state: "open",
          text: `${text}.open`,
          actor: "client",
          links: [
            { label: "fraudKeys", to: fraudKeysPage },
            { label: "agreeWithSupport", mail: "fraudPrevention" },
          ],
        };
  return [
    configuration,
    { id: "certification", state: "locked", text: "fraud-prevention.certification.locked", links: [] },
    productionStep(product.production, "fraud-prevention"),
  ];
}

export type Next =
  | {
      readonly group: "next";
      readonly label: "visitor" | "support" | "company" | "joinRequested";
      readonly to: PortalPath;
    }
  | { readonly group: "link"; readonly label: StepLink["label"]; readonly to: PortalPath };

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
  const link = current?.links.find((one) => "to" in one);
  return link ? { group: "link", ...link } : { group: "next", label: "visitor", to: "/onboarding/dashboard" };
}
