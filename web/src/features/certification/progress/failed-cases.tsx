import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalized, usePath } from "../../../lib/text/locale.ts";
import { CorrectionBadge } from "../../../ui/feedback/corrections.tsx";
import type { CaseProgress } from "./progress.ts";
import "../certification.css";

/** The cases that support failed last, whatever the client did about them since. */
export const failedBefore = (progress: readonly CaseProgress[]): readonly CaseProgress[] =>
  progress.filter(({ state, correction }) => state === "failed" || correction !== undefined);

/** The failed cases with the reason, what the client did about each, and a link to it. */
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
