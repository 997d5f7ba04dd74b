import type { FraudConfiguration } from "@portal/shared/fraud-configuration/model.ts";
import type { Overview, StageState } from "@portal/shared/occurrence/overview.ts";
import type { PortalPath } from "@portal/shared/site.ts";
import { type FraudStepId, fraudSteps, openFieldsOf } from "../../../features/fraud-configuration/steps.ts";

type Product = Overview["products"][number];

/** How one step of the product stands: what of it is open, asked for or locked, or the state of its stage. */
export type FlowState =
  | { readonly kind: "access"; readonly isOpen: boolean }
  | { readonly kind: "complete" | "information" | "locked" }
  | { readonly kind: "incomplete" | "adjust"; readonly count: number }
  | { readonly kind: "stage"; readonly status: Exclude<StageState["status"], "locked"> };

export interface FlowStep {
  readonly id: "access" | FraudStepId | "review";
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
  if (step.fields.length === 0) return { kind: "information" };
  const open = openFieldsOf(step, draft).length;
  return open > 0 ? { kind: "incomplete", count: open } : { kind: "complete" };
}

/** The steps of fraud prevention up to its approval, in order, with what each still lacks. */
export function flowSteps(configuration: FraudConfiguration, product: Product): readonly FlowStep[] {
  const isOpen = product.configuration.status !== "locked";
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
  ];
}

export const isDone = (state: FlowState): boolean =>
  state.kind === "complete" ||
  (state.kind === "access" && state.isOpen) ||
  (state.kind === "stage" && (state.status === "approved" || state.status === "concluded"));
