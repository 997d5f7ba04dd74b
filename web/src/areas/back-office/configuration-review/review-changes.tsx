import type { Draft } from "@portal/shared/stage/adjustment.ts";
import { corrections, countCorrections } from "@portal/shared/stage/correction.ts";
import { type UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { useCorrectionCounts } from "../../../ui/feedback/corrections.tsx";
import { ErrorState, Skeleton } from "../../../ui/feedback/states.tsx";
import { Alert } from "../../../ui/feedback/status.tsx";
import { ReviewMarkBadge } from "../review/review-mark-badge.tsx";
import { type ReviewedForm, type ReviewMark, reviewMarks } from "../review/review-marks.ts";

/** What was sent again, and the sending that support has seen before. */
export interface SentAgain {
  readonly fields: readonly string[];
  readonly sent: ReviewedForm;
  readonly earlier: UseQueryResult<{ readonly draft: Draft }>;
}

function marksOf({ fields, sent, earlier }: SentAgain) {
  const before = earlier.data?.draft;
  return { before, marks: before ? reviewMarks(fields, sent, before) : [] };
}

interface ChangesSummaryProps extends SentAgain {
  readonly labelOf: (field: string) => string;
}

/** A summary of everything that changed since support saw it last, with links to the fields. */
export function ChangesSummary({ labelOf, ...again }: ChangesSummaryProps) {
  const translate = useTranslations("back-office-form.changes");
  const counts = useCorrectionCounts();
  const { earlier } = again;
  const { marks } = marksOf(again);
  if (earlier.isError) {
    return <ErrorState error={earlier.error} onRetry={earlier.refetch} />;
  }
  if (earlier.isPending) return <Skeleton lines={3} />;
  const asked = marks.flatMap(({ kind }) => corrections.filter((one) => one === kind));
  const others = marks.filter(({ asked: adjustment }) => !adjustment);
  const isUnasked = others.some(({ kind }) => kind === "unasked");
  return (
    <Alert tone={isUnasked ? "warning" : "info"} title={translate("title")}>
      {asked.length > 0 && <p>{translate("asked", { counts: counts(countCorrections(asked)) })}</p>}
      {others.length > 0 && <p>{translate(isUnasked ? "unasked" : "new", { count: others.length })}</p>}
      {marks.length === 0 ? <p>{translate("none")}</p> : <MarkList marks={marks} labelOf={labelOf} />}
    </Alert>
  );
}

interface MarkListProps extends Pick<ChangesSummaryProps, "labelOf"> {
  readonly marks: readonly ReviewMark[];
}

function MarkList({ marks, labelOf }: MarkListProps) {
  const translate = useTranslations("back-office-form.changes");
  return (
    <ul className="review-changes" aria-label={translate("list")}>
      {marks.map(({ field, kind }) => (
        <li key={field}>
          <Button variant="link" onClick={() => goTo(field)}>
            {labelOf(field)}
          </Button>{" "}
          <ReviewMarkBadge kind={kind} />
        </li>
      ))}
    </ul>
  );
}

function goTo(field: string): void {
  const row = document.querySelector<HTMLElement>(`[data-field="${field}"]`);
  if (!row) return;
  row.tabIndex = -1;
  row.scrollIntoView({ block: "center" });
  row.focus({ preventScroll: true });
}

interface FieldChangeProps extends SentAgain {
  readonly field: string;
  /** The earlier value. */
  readonly renderBefore: () => ReactNode;
}

/** Shown under a field's value: the adjustment, the client's answer, and the earlier value. */
export function FieldChange({ field, renderBefore, ...again }: FieldChangeProps) {
  const translate = useTranslations("correction");
  const { marks, before } = marksOf(again);
  const mark = marks.find((one) => one.field === field);
  if (!mark || !before) return null;
  const { kind, asked, answer } = mark;
  const hasChanged = kind !== "open" && kind !== "answered";
  return (
    <div className="review-change" data-kind={kind}>
      <ReviewMarkBadge kind={kind} />
      {hasChanged && (
        <p>
          <span>{translate("was")}:</span> {renderBefore()}
        </p>
      )}
      {asked && (
        <p>
          <span>{translate("asked")}:</span> {asked.comment}
        </p>
      )}
      {answer && (
        <p>
          <span>{translate("answer")}:</span> {answer}
        </p>
      )}
    </div>
  );
}
