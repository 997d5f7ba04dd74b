import { caseTitle } from "@portal/shared/certification/test-cases.data.ts";
import type { HistoryEntry } from "@portal/shared/history/model.ts";
import { type PriorityId, priorities } from "@portal/shared/occurrence/model.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useLocalized } from "../../lib/text/locale.ts";
import { type Choice, useChoiceDisplay } from "../../ui/form/field/choice.ts";
import { scenarioTitlesQuery } from "./queries.ts";

const useCaseTitle = (): ((caseId: string) => string) => {
  const localized = useLocalized();
  const scenarios = useQuery(scenarioTitlesQuery);
  return (caseId) => {
    const found = caseTitle(caseId) ?? scenarios.data?.get(caseId);
    return found ? localized(found) : caseId;
  };
};

/** What an event is about, in one line: the case, the file, the values before and after. */
export function useEntryAbout(): (entry: HistoryEntry) => string {
  const translate = useTranslations("occurrence.history");
  const titleOf = useCaseTitle();
  const priorityLabel = useChoiceDisplay(priorities satisfies readonly Choice[]);
  const change = (from: PriorityId | undefined, to: PriorityId) =>
    from ? translate("fromTo", { from: priorityLabel(from), to: priorityLabel(to) }) : priorityLabel(to);
  return ({ partner, caseId, fileName, priority, priorityBefore, corrections, signature }) =>
    [
      partner,
      caseId && titleOf(caseId),
      fileName,
      signature?.reference,
      priority && change(priorityBefore, priority),
      corrections && translate("corrections", corrections),
    ]
      .filter(Boolean)
      .join(" · ");
}

/** Whether an event left more than its line says. */
export const hasDetails = (entry: HistoryEntry): boolean => {
  const { comment, adjustments = [], reviews = [], fields = [], caseIds = [] } = entry;
  return comment !== null || [adjustments, reviews, fields, caseIds].some((list) => list.length > 0);
};

/** How fields are called; only a configuration's history speaks of some. */
export type FieldLabel = (field: string) => string;

interface EntryDetailsProps {
  readonly entry: HistoryEntry;
  readonly fieldLabel?: FieldLabel | undefined;
}

const itself: FieldLabel = (field) => field;

/** Everything that was said and changed with an event. */
export function EntryDetails({ entry, fieldLabel = itself }: EntryDetailsProps) {
  const { comment, adjustments = [], reviews = [], fields = [], caseIds = [] } = entry;
  return (
    <>
      {comment && <p className="ui-comment">{comment}</p>}
      {fields.length > 0 && <ChangedFields fields={fields.map(fieldLabel)} />}
      {caseIds.length > 0 && <TakenUpCases caseIds={caseIds} />}
      {adjustments.length > 0 && <Adjustments adjustments={adjustments} fieldLabel={fieldLabel} />}
      {reviews.length > 0 && <Reviews reviews={reviews} />}
    </>
  );
}

function ChangedFields({ fields }: { fields: readonly string[] }) {
  const translate = useTranslations("occurrence.history");
  return <p>{translate("fields", { fields: fields.join(", ") })}</p>;
}

function TakenUpCases({ caseIds }: { caseIds: readonly string[] }) {
  const translate = useTranslations("occurrence.history");
  return <p>{translate("cases", { cases: caseIds.map(useCaseTitle()).join(", ") })}</p>;
}

interface AdjustmentsProps {
  readonly fieldLabel: FieldLabel;
  readonly adjustments: NonNullable<HistoryEntry["adjustments"]>;
}

function Adjustments({ adjustments, fieldLabel }: AdjustmentsProps) {
  const translate = useTranslations("occurrence.history");
  return (
    <>
      <p className="ui-muted">{translate("adjustments", { count: adjustments.length })}</p>
      <ul>
        {adjustments.map(({ field, comment }) => (
          <li key={field}>
            <strong>{fieldLabel(field)}</strong>: {comment}
          </li>
        ))}
      </ul>
    </>
  );
}

function Reviews({ reviews }: Required<Pick<HistoryEntry, "reviews">>) {
  const translate = useTranslations("occurrence.history");
  const titleOf = useCaseTitle();
  const failed = reviews.filter(({ verdict }) => verdict === "failed");
  // Passed cases are counted; failed ones are listed.
  return (
    <>
      <p className="ui-muted">
        {translate("reviews", { passed: reviews.length - failed.length, failed: failed.length })}
      </p>
      {failed.length > 0 && (
        <ul>
          {failed.map(({ caseId, feedback }) => (
            <li key={caseId}>
              <strong>{titleOf(caseId)}</strong>
              {feedback && `: ${feedback}`}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
