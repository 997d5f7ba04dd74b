import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalized, usePath } from "../../lib/locale.ts";
import type { CaseProgress } from "./progress.ts";
import "./certification.css";

/** What support failed and why, with the way to each case. */
export function FailedCases({ failed }: { failed: readonly CaseProgress[] }) {
  const translate = useTranslations("certification.revision");
  const localized = useLocalized();
  const path = usePath();
  return (
    <ul className="certification-failed" aria-label={translate("failed")}>
      {failed.map(({ test, review }) => (
        <li key={test.id}>
          <Link to={path(`/onboarding/certification/send-test?case=${test.id}`)}>
            {localized(test.title)}
          </Link>
          {review?.feedback && <p>{review.feedback}</p>}
        </li>
      ))}
    </ul>
  );
}
