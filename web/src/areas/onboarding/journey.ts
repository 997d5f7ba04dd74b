import type { Configuration, ConfigurationStatus } from "@portal/shared/configuration/model.ts";
import type { PortalPath } from "@portal/shared/site.ts";

/** The three steps of every product (REQUIREMENTS 43), and what each asks of whom. */
export const stepIds = ["configuration", "certification", "production"] as const;
export type StepId = (typeof stepIds)[number];
export type StepState = "locked" | "open" | "waiting" | "attention" | "done";

export type StepLink =
  | {
      readonly label: "configure" | "continue" | "follow" | "correct" | "review" | "accessData";
      readonly to: PortalPath;
    }
  | {
      readonly label: "tellSupport" | "agreeWithSupport";
      readonly mail: "certification" | "fraudPrevention";
    };

/** Keys under `onboarding.text`. */
type StepText =
  | `online-payment.configuration.${"open" | "draft" | "waiting" | "attention" | "reopened" | "done"}`
  | `online-payment.certification.${"locked" | "open"}`
  | "online-payment.production.locked"
  | `fraud-prevention.configuration.${"locked" | "open"}`
  | `fraud-prevention.${"certification" | "production"}.locked`;

export interface JourneyStep {
  readonly id: StepId;
  readonly state: StepState;
  readonly text: StepText;
  /** How many adjustments the text speaks of. */
  readonly count?: number;
  /** Whose turn it is; nobody's while the step is locked or done. */
  readonly actor?: "client" | "support";
  /** Since when support has had it. */
  readonly since?: string;
  readonly occurrenceNumber?: string;
  readonly links: readonly StepLink[];
}

const configurationPage = "/onboarding/configuration";

type Known = Pick<Configuration, "status" | "savedAt" | "review" | "occurrence">;

/** A revision that the client opened on an approved configuration carries no adjustments. */
const adjustmentCount = ({ review }: Known): number => review?.adjustments.length ?? 0;

function revisionStep(configuration: Known): JourneyStep {
  const count = adjustmentCount(configuration);
  return {
    id: "configuration",
    state: count > 0 ? "attention" : "open",
    text: count > 0 ? "online-payment.configuration.attention" : "online-payment.configuration.reopened",
    count,
    actor: "client",
    occurrenceNumber: configuration.occurrence?.number,
    links: [{ label: count > 0 ? "correct" : "continue", to: configurationPage }],
  };
}

const configurationSteps: Record<ConfigurationStatus, (configuration: Known) => JourneyStep> = {
  open: ({ savedAt }) => ({
    id: "configuration",
    state: "open",
    text: savedAt ? "online-payment.configuration.draft" : "online-payment.configuration.open",
    actor: "client",
    links: [{ label: savedAt ? "continue" : "configure", to: configurationPage }],
  }),
  "under-approval": ({ occurrence }) => ({
    id: "configuration",
    state: "waiting",
    text: "online-payment.configuration.waiting",
    actor: "support",
    since: occurrence?.sentAt ?? undefined,
    occurrenceNumber: occurrence?.number,
    links: [{ label: "follow", to: configurationPage }],
  }),
  revision: revisionStep,
  approved: () => ({
    id: "configuration",
    state: "done",
    text: "online-payment.configuration.done",
    links: [{ label: "review", to: configurationPage }],
  }),
};

/** Certification cannot start before the configuration is approved, nor production before certification. */
export function onlinePaymentSteps(configuration: Known): readonly JourneyStep[] {
  const certification: JourneyStep =
    configuration.status === "approved"
      ? {
          id: "certification",
          state: "open",
          text: "online-payment.certification.open",
          actor: "client",
          links: [
            { label: "accessData", to: "/onboarding/access-data" },
            { label: "tellSupport", mail: "certification" },
          ],
        }
      : { id: "certification", state: "locked", text: "online-payment.certification.locked", links: [] };
  return [
    configurationSteps[configuration.status](configuration),
    certification,
    { id: "production", state: "locked", text: "online-payment.production.locked", links: [] },
  ];
}

/** Fraud prevention runs in Online Payment's test environment, so that one comes first. */
export function fraudPreventionSteps(onlinePayment: Known): readonly JourneyStep[] {
  const configuration: JourneyStep =
    onlinePayment.status === "approved"
      ? {
          id: "configuration",
          state: "open",
          text: "fraud-prevention.configuration.open",
          actor: "client",
          links: [{ label: "agreeWithSupport", mail: "fraudPrevention" }],
        }
      : { id: "configuration", state: "locked", text: "fraud-prevention.configuration.locked", links: [] };
  return [
    configuration,
    { id: "certification", state: "locked", text: "fraud-prevention.certification.locked", links: [] },
    { id: "production", state: "locked", text: "fraud-prevention.production.locked", links: [] },
  ];
}

/** Keys under `onboarding.next`. */
type NextLabel =
  | "visitor"
  | "support"
  | "company"
  | "joinRequested"
  | "configure"
  | "continue"
  | "follow"
  | "correct"
  | "accessData";

export interface Next {
  readonly label: NextLabel;
  readonly to: PortalPath;
}

interface Visitor {
  readonly isSignedIn: boolean;
  readonly isSupport: boolean;
  readonly hasCompany: boolean;
  readonly hasJoinRequest: boolean;
  /** Absent while it is not known. */
  readonly configuration?: Known;
}

/** Where the start button leads: the first thing that is still to be done. */
export function nextFor({ isSignedIn, isSupport, hasCompany, hasJoinRequest, configuration }: Visitor): Next {
  if (!isSignedIn) return { label: "visitor", to: "/onboarding/dashboard" };
  if (isSupport) return { label: "support", to: "/onboarding/bo/dashboard" };
  if (!hasCompany) {
    return hasJoinRequest
      ? { label: "joinRequested", to: "/onboarding/dashboard" }
      : { label: "company", to: "/company" };
  }
  if (!configuration) return { label: "visitor", to: "/onboarding/dashboard" };
  return nextInConfiguration[configuration.status](configuration);
}

const nextInConfiguration: Record<ConfigurationStatus, (configuration: Known) => Next> = {
  open: ({ savedAt }) => ({ label: savedAt ? "continue" : "configure", to: configurationPage }),
  "under-approval": () => ({ label: "follow", to: configurationPage }),
  revision: (configuration) => ({
    label: adjustmentCount(configuration) > 0 ? "correct" : "continue",
    to: configurationPage,
  }),
  approved: () => ({ label: "accessData", to: "/onboarding/access-data" }),
};
