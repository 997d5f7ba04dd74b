import { useTranslations } from "use-intl";
import { StatusBadge, type Tone } from "../../../ui/feedback/status.tsx";
import type { ReviewMark } from "./review-marks.ts";

const tones = {
  open: "warning",
  changed: "success",
  answered: "info",
  unasked: "danger",
  new: "info",
} as const satisfies Record<ReviewMark["kind"], Tone>;

/** Shows the reviewer how a field or case changed since support saw it last. */
export function ReviewMarkBadge({ kind }: Pick<ReviewMark, "kind">) {
  const translate = useTranslations("back-office-review.mark");
  return <StatusBadge tone={tones[kind]}>{translate(kind)}</StatusBadge>;
}
