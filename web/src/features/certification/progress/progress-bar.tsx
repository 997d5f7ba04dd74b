import { useTranslations } from "use-intl";
import "../certification.css";

/** How many cases are complete, as a length; the words beside it say the same. */
export function ProgressBar({ complete, total }: { complete: number; total: number }) {
  const translate = useTranslations("certification.summary");
  return (
    <progress
      className="certification-progress"
      value={complete}
      max={Math.max(total, 1)}
      aria-label={translate("progress", { complete, total })}
    />
  );
}
