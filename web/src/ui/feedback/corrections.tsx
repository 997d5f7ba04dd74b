import type { Correction, CorrectionCount } from "@portal/shared/stage/correction.ts";
import { useTranslations } from "use-intl";
import { StatusBadge, type Tone } from "./status.tsx";

const tones = { open: "warning", changed: "success", answered: "info" } as const satisfies Record<
  Correction,
  Tone
>;

/** Where something that support asked for stands, to the one who corrects it. */
export function CorrectionBadge({ state }: { state: Correction }) {
  const translate = useTranslations("correction.state");
  return <StatusBadge tone={tones[state]}>{translate(state)}</StatusBadge>;
}

const order: readonly Correction[] = ["changed", "answered", "open"];

/** "2 corrected, 11 unchanged": what there is none of is not said. */
export function useCorrectionCounts(): (count: CorrectionCount) => string {
  const translate = useTranslations("correction.count");
  return (count) =>
    order
      .filter((state) => count[state] > 0)
      .map((state) => translate(state, { count: count[state] }))
      .join(", ");
}
