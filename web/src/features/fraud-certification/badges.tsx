import { useTranslations } from "use-intl";
import { StatusBadge, type Tone } from "../../ui/feedback/status.tsx";
import type { ScenarioState } from "./progress.ts";

const stateTones = {
  passed: "success",
  failed: "danger",
  complete: "info",
  incomplete: "warning",
  untouched: "neutral",
} as const satisfies Record<ScenarioState, Tone>;

export function ScenarioBadge({ state }: { state: ScenarioState }) {
  const translate = useTranslations("fraud-certification.state");
  return <StatusBadge tone={stateTones[state]}>{translate(state)}</StatusBadge>;
}

/** Recorded calls of the sandbox prove the scenario. */
export function ScenarioMatchedBadge() {
  const translate = useTranslations("fraud-certification");
  return <StatusBadge tone="success">{translate("matched")}</StatusBadge>;
}
