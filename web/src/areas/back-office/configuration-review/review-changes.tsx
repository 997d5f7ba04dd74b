import type {
  Configuration,
  ConfigurationDraft,
  ConfigurationField,
} from "@portal/shared/configuration/model.ts";
import { corrections, countCorrections } from "@portal/shared/stage/correction.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { CssPreview } from "../../../features/configuration/css-preview.tsx";
import { configurationRevisionQuery } from "../../../features/configuration/queries.ts";
import { useFieldText } from "../../../features/configuration/use-field-text.ts";
import { Button } from "../../../ui/button.tsx";
import { useCorrectionCounts } from "../../../ui/feedback/corrections.tsx";
import { ErrorState, Skeleton } from "../../../ui/feedback/states.tsx";
import { Alert } from "../../../ui/feedback/status.tsx";
import { ReviewMarkBadge } from "../review/review-mark-badge.tsx";
import { type ReviewMark, reviewMarks } from "../review/review-marks.ts";

/** The revision before and what changed since; undefined for a first revision and for one that was decided. */
export function useReviewChanges(configuration: Configuration) {
  const { companyId, product, status, revision } = configuration;
  const isAgain = status === "under-approval" && revision > 1;
  const earlier = useQuery({
    ...configurationRevisionQuery(companyId, product, revision - 1),
    enabled: isAgain,
  });
  const before = earlier.data?.draft;
  return { isAgain, earlier, before, marks: isAgain && before ? reviewMarks(configuration, before) : [] };
}
export type ReviewChanges = ReturnType<typeof useReviewChanges>;

/** A summary of everything that changed since support saw it last, with links to the fields. */
export function ChangesSummary({ changes: { isAgain, earlier, marks } }: { changes: ReviewChanges }) {
  const translate = useTranslations("back-office.changes");
  const counts = useCorrectionCounts();
  if (!isAgain) return null;
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
      {marks.length === 0 ? <p>{translate("none")}</p> : <MarkList marks={marks} />}
    </Alert>
  );
}

function MarkList({ marks }: { marks: readonly ReviewMark[] }) {
  const translate = useTranslations("back-office.changes");
  const labelOf = useTranslations("configuration.field");
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

function goTo(field: ConfigurationField): void {
  const row = document.querySelector<HTMLElement>(`[data-field="${field}"]`);
  if (!row) return;
  row.tabIndex = -1;
  row.scrollIntoView({ block: "center" });
  row.focus({ preventScroll: true });
}

interface FieldChangeProps {
  readonly field: ConfigurationField;
  readonly changes: ReviewChanges;
}

/** Shown under a field's value: the adjustment, the client's answer, and the earlier value. */
export function FieldChange({ field, changes: { marks, before } }: FieldChangeProps) {
  const translate = useTranslations("correction");
  const mark = marks.find((one) => one.field === field);
  if (!mark || !before) return null;
  const { kind, asked, answer } = mark;
  const hasChanged = kind !== "open" && kind !== "answered";
  return (
    <div className="review-change" data-kind={kind}>
      <ReviewMarkBadge kind={kind} />
      {hasChanged && <Before field={field} draft={before} />}
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

function Before({ field, draft }: { field: ConfigurationField; draft: ConfigurationDraft }) {
  const translate = useTranslations("correction");
  const none = useTranslations("configuration")("none");
  const texts = useFieldText()(field, draft);
  return (
    <p>
      <span>{translate("was")}:</span> {texts.length > 0 ? <del>{texts.join(", ")}</del> : none}
      {field === "customCss" && draft.customCss && <CssPreview file={draft.customCss} />}
    </p>
  );
}
