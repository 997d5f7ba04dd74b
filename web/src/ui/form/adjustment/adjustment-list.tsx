import { countCorrections } from "@portal/shared/stage/correction.ts";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { CorrectionBadge, useCorrectionCounts } from "../../feedback/corrections.tsx";
import { Alert } from "../../feedback/status.tsx";
import { useAdjustments } from "./adjustments.tsx";
import "./adjustment.css";

interface AdjustmentListProps {
  /** What support says besides. */
  readonly comment: string | null;
  /** Leads to the field of an adjustment, under its name. */
  readonly renderLink: (field: string) => ReactNode;
}

/** Support's adjustments as a list whose entries link to their fields. */
export function AdjustmentList({ comment: said, renderLink }: AdjustmentListProps) {
  const translate = useTranslations("adjustment");
  const counts = useCorrectionCounts();
  const { all: adjustments, changed } = useAdjustments();
  if (adjustments.length === 0) {
    return (
      <Alert tone="info" title={translate("reopened")}>
        <p>{translate("reopenedLead")}</p>
      </Alert>
    );
  }
  const isKnown = changed !== undefined;
  const count = countCorrections(adjustments.map(({ state = "open" }) => state));
  const isDone = isKnown && count.open === 0;
  return (
    <Alert tone={isDone ? "success" : "warning"} title={translate(isDone ? "allDone" : "title")}>
      <p>{isDone ? translate("allDoneLead") : translate("lead", { count: adjustments.length })}</p>
      {isKnown && <p>{counts(count)}</p>}
      {said && (
        <blockquote className="ui-adjustments__comment">
          <p className="ui-adjustments__label">{translate("comment")}</p>
          {said}
        </blockquote>
      )}
      <ul className="ui-adjustments" aria-label={translate("items")}>
        {adjustments.map(({ field, comment, state }) => (
          <li key={field}>
            {renderLink(field)} {state && <CorrectionBadge state={state} />}
            <p>{comment}</p>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
