import { type FraudStepId, fraudSteps } from "@portal/shared/fraud-configuration/steps.data.ts";
import { useTranslations } from "use-intl";
import { usePath } from "../../../lib/text/locale.ts";
import { type NavStep, StepNav } from "../../../ui/steps/step-nav.tsx";
import { type FlowState, type FlowStep, flowSteps, isDone } from "./flow-steps.ts";
import type { FraudPlace } from "./use-own-fraud.ts";

function drawnAs(state: FlowState): NavStep["state"] {
  if (isDone(state)) return "done";
  if (state.kind === "adjust" || state.kind === "failed" || state.kind === "unsigned") return "adjust";
  return state.kind === "locked" ? "ahead" : "open";
}

const isFilledIn = (id: FlowStep["id"]): id is FraudStepId => fraudSteps.some((step) => step.id === id);

interface FlowNavProps {
  readonly place: FraudPlace;
  readonly current: FlowStep["id"];
}

/** All steps of the product, and what each still lacks. */
export function FlowNav({ place, current }: FlowNavProps) {
  const translate = useTranslations("fraud-flow.flow");
  const stepOf = useTranslations("fraud-view.step");
  const path = usePath();
  return (
    <StepNav
      label={translate("label")}
      steps={flowSteps(place).map(({ id, path: to, state }) => ({
        id,
        href: path(to),
        label: isFilledIn(id) ? stepOf(`${id}.title`) : translate(id),
        detail: <StateText state={state} />,
        state: drawnAs(state),
      }))}
      current={current}
      currentIs="step"
      isNumbered
    />
  );
}

const told = ["open", "under-approval", "revision", "approved", "concluded"] as const;
const keysTold = ["open", "requested", "delivered"] as const;

function StateText({ state }: { state: FlowState }) {
  const translate = useTranslations("fraud-flow.flow");
  const stateOf = useTranslations("fraud-flow.state");
  const statusOf = useTranslations("fraud-flow.status");
  if (state.kind === "access") return translate(state.isOpen ? "open" : "closed");
  if (state.kind === "stage") {
    const status = told.find((one) => one === state.status);
    return status ? statusOf(status) : null;
  }
  if (state.kind === "keys") {
    const status = keysTold.find((one) => one === state.status);
    return status ? stateOf(`keys.${status}`) : null;
  }
  return stateOf(state.kind, { count: "count" in state ? state.count : 0 });
}
