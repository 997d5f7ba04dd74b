import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import type { FraudConfiguration } from "@portal/shared/fraud-configuration/model.ts";
import { type FraudStepId, fraudSteps } from "@portal/shared/fraud-configuration/steps.data.ts";
import { fraudScenarioIds } from "@portal/shared/fraud-prevention/model.ts";
import type { Overview, StageState } from "@portal/shared/occurrence/overview.ts";
import type { PortalPath } from "@portal/shared/site.ts";
import { openFieldsOf } from "../../../features/fraud-configuration/steps.ts";

type Product = Overview["products"][number];

/** How one step of the product stands: what of it is open, asked for or locked, or the state of its stage. */
export type FlowState =
  | { readonly kind: "access"; readonly isOpen: boolean }
  | { readonly kind: "complete" | "information" | "unsigned" | "locked" }
  | { readonly kind: "incomplete" | "adjust" | "scenarios" | "failed"; readonly count: number }
  | { readonly kind: "stage" | "keys"; readonly status: Exclude<StageState["status"], "locked"> };

export interface FlowStep {
  readonly id: "access" | FraudStepId | "review" | "certification" | "keys";
  readonly path: PortalPath;
  readonly state: FlowState;
}

function stateOf(
  step: (typeof fraudSteps)[number],
  { draft, review, status }: FraudConfiguration,
  isOpen: boolean,
): FlowState {
  if (!isOpen) return { kind: "locked" };
  const fields: readonly string[] = step.fields;
  const asked = status === "revision" ? (review?.adjustments ?? []) : [];
  const adjustments = asked.filter(({ field }) => fields.includes(field)).length;
  if (adjustments > 0) return { kind: "adjust", count: adjustments };
  if (step.fields.length === 0) {
    return { kind: status === "open" || status === "revision" ? "information" : "complete" };
  }
  const open = openFieldsOf(step, draft).length;
  return open > 0 ? { kind: "incomplete", count: open } : { kind: "complete" };
}

/** What keeps it from being concluded: scenarios that failed or have not passed yet, then the signature. */
function certificationState(
  { status, openPoints }: StageState,
  { reviews, signature }: FraudCertification,
): FlowState {
  if (status === "locked") return { kind: "locked" };
  if (status === "revision" && openPoints > 0) return { kind: "failed", count: openPoints };
  if (status !== "open" && status !== "revision") return { kind: "stage", status };
  const left = fraudScenarioIds.filter((id) => reviews[id]?.verdict !== "passed").length;
  if (left > 0) return { kind: "scenarios", count: left };
  return signature ? { kind: "stage", status } : { kind: "unsigned" };
}

interface Stood {
  readonly configuration: FraudConfiguration;
  readonly certification: FraudCertification;
  readonly product: Product;
}

/** All steps of fraud prevention in order, up to its keys of production, with what each still lacks. */
export function flowSteps({ configuration, certification, product }: Stood): readonly FlowStep[] {
  const isOpen = product.configuration.status !== "locked";
  const keys = product.production.status;
  return [
    { id: "access", path: "/anti-fraud/access", state: { kind: "access", isOpen } },
    ...fraudSteps.map((step) => ({
      id: step.id,
      path: step.path,
      state: stateOf(step, configuration, isOpen),
    })),
    {
      id: "review",
      path: "/anti-fraud/configuration",
      state: isOpen ? { kind: "stage", status: configuration.status } : { kind: "locked" },
    },
    {
      id: "certification",
      path: "/anti-fraud/certification",
      state: certificationState(product.certification, certification),
    },
    {
      id: "keys",
      path: "/anti-fraud/prod-keys-config",
      state: keys === "locked" ? { kind: "locked" } : { kind: "keys", status: keys },
    },
  ];
}

const over: readonly StageState["status"][] = ["approved", "concluded", "delivered"];

export const isDone = (state: FlowState): boolean =>
  state.kind === "complete" ||
  (state.kind === "access" && state.isOpen) ||
  ("status" in state && over.includes(state.status));
