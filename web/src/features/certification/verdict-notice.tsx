import { useTranslations } from "use-intl";
import { Alert } from "../../ui/status.tsx";
import type { CaseProgress } from "./progress.ts";

/** What support said about a case, beside what the client corrects. */
export function VerdictNotice({ review }: Pick<CaseProgress, "review">) {
  const translate = useTranslations("certification.sendTest.feedback");
  if (!review) return null;
  const hasPassed = review.verdict === "passed";
  return (
    <Alert tone={hasPassed ? "success" : "danger"} title={translate(review.verdict)}>
      {review.feedback && <p className="certification-notes">{review.feedback}</p>}
      {hasPassed && <p>{translate("passedLead")}</p>}
    </Alert>
  );
}
