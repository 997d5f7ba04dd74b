import { useTranslations } from "use-intl";
import { Alert } from "../../ui/status.tsx";
import type { CaseProgress } from "./progress.ts";
import "./certification.css";

/** What support said about a case, beside what the client corrects. */
export function VerdictNotice({ review, state }: Pick<CaseProgress, "review" | "state">) {
  const translate = useTranslations("certification.sendTest.feedback");
  if (!review) return null;
  const hasPassed = review.verdict === "passed";
  const isPast = !hasPassed && state !== "failed";
  return (
    <Alert
      tone={hasPassed ? "success" : isPast ? "neutral" : "danger"}
      title={translate(isPast ? "failedBefore" : review.verdict)}
    >
      {review.feedback && <p className="certification-notes">{review.feedback}</p>}
      {hasPassed && <p>{translate("passedLead")}</p>}
    </Alert>
  );
}
