import { type OutcomeClass, outcomeClassOf } from "@portal/shared/sandbox/model.ts";
import { useTranslations } from "use-intl";
import { StatusBadge, type Tone } from "../../../ui/feedback/status.tsx";

const tones: Readonly<Record<OutcomeClass, Tone>> = {
  "2xx": "success",
  "4xx": "warning",
  "5xx": "danger",
  none: "danger",
};

/** The HTTP status that a call was answered with, if it was. */
export function HttpStatus({ status }: { status: number | null }) {
  const translate = useTranslations("sandbox.calls");
  const tone = tones[outcomeClassOf(status) ?? "4xx"];
  return <StatusBadge tone={tone}>{status ?? translate("noAnswer")}</StatusBadge>;
}
