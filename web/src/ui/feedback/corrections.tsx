import type { Correction, CorrectionCount } from "@portal/shared/stage/correction.ts";
import { useTranslations } from "use-intl";
import { StatusBadge, type Tone } from "./status.tsx";

const tones = { open: "warning", changed: "success", answered: "info" } as const satisfies Record<
  Correction,
  Tone
>;

/** The state of a correction, shown to the client who makes it. */
export function CorrectionBadge({ state }: { state: Correction }) {
  const translate = useTranslations("correction.state");
  return <StatusBadge tone={tones[state]}>{translate(state)}</StatusBadge>;
}

const order: readonly Correction[] = ["changed", "answered", "open"];

/** "2 corrected, 11 unchanged": zero counts are left out. */
export function useCorrectionCounts(): (count: CorrectionCount) => string {
  const translate = useTranslations("correction.count");
  return (count) =>
    order
      .filter((state) => count[state] > 0)
      .map((state) => translate(state, { count: count[state] }))
      .join(", ");
}
