import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalized, usePath } from "../../../lib/text/locale.ts";
import { CorrectionBadge } from "../../../ui/feedback/corrections.tsx";
import type { CaseProgress } from "./progress.ts";
import "../certification.css";

/** Of the cases those that support failed last, whatever became of them since. */
export const failedBefore = (progress: readonly CaseProgress[]): readonly CaseProgress[] =>
  progress.filter(({ state, correction }) => state === "failed" || correction !== undefined);

/** What support failed and why, what became of it, and the way to each case. */
export function FailedCases({ failed }: { failed: readonly CaseProgress[] }) {
  const translate = useTranslations("certification.revision");
  const localized = useLocalized();
  const path = usePath();
  return (
    <ul className="certification-failed" aria-label={translate("failed")}>
      {failed.map(({ test, review, correction }) => (
        <li key={test.id}>
          <Link to={path(`/onboarding/certification/send-test?case=${test.id}`)}>
            {localized(test.title)}
          </Link>{" "}
          {correction && <CorrectionBadge state={correction} />}
          {review?.feedback && <p>{review.feedback}</p>}
        </li>
      ))}
    </ul>
  );
}
