import { useTranslations } from "use-intl";
import { Alert, type Tone } from "../../../ui/feedback/status.tsx";
import type { CaseProgress } from "../progress/progress.ts";
import "../certification.css";

interface Face {
  readonly tone: Tone;
  readonly title: "passed" | "failed" | "changed" | "answered" | "failedBefore";
}

const faces: Partial<Record<CaseProgress["state"], Face>> = {
  passed: { tone: "success", title: "passed" },
  failed: { tone: "danger", title: "failed" },
  changed: { tone: "success", title: "changed" },
  answered: { tone: "info", title: "answered" },
};
const past: Face = { tone: "neutral", title: "failedBefore" };

/** What support said about a case, beside what the client corrects. */
export function VerdictNotice({
  review,
  state,
  correction,
}: Pick<CaseProgress, "review" | "state" | "correction">) {
  const translate = useTranslations("certification.sendTest.feedback");
  if (!review) return null;
  const { tone, title } = faces[review.verdict === "passed" ? "passed" : state] ?? past;
  return (
    <Alert tone={tone} title={translate(title)}>
      {review.feedback && <p className="certification-notes">{review.feedback}</p>}
      {title === "passed" && <p>{translate("passedLead")}</p>}
      {title === "failed" && correction && <p>{translate("failedLead")}</p>}
    </Alert>
  );
}
