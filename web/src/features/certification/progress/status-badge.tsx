import type { Verdict } from "@portal/shared/stage/verdict.ts";
import { useTranslations } from "use-intl";
import { StatusBadge, type Tone } from "../../../ui/feedback/status.tsx";

const verdictTones = { passed: "success", failed: "danger" } as const satisfies Record<Verdict, Tone>;

/** Support's verdict on a case, or that there is none. */
export function VerdictBadge({ verdict }: { verdict: Verdict | undefined }) {
  const translate = useTranslations("certification.verdict");
  return (
    <StatusBadge tone={verdict ? verdictTones[verdict] : "neutral"}>
      {translate(verdict ?? "pending")}
    </StatusBadge>
  );
}

export function MandatoryBadge({ isMandatory }: { isMandatory: boolean }) {
  const translate = useTranslations("certification.case");
  return (
    <StatusBadge tone={isMandatory ? "info" : "neutral"}>
      {translate(isMandatory ? "mandatory" : "optional")}
    </StatusBadge>
  );
}
