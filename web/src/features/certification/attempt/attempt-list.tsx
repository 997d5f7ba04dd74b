import type { CertificationAttempt } from "@portal/shared/certification/model.ts";
import type { Country } from "@portal/shared/country.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { isApiError } from "../../../lib/api/api-error.ts";
import { useCursorPaging } from "../../../lib/api/paging.ts";
import { formatDay } from "../../../lib/text/format.ts";
import { useLocalized } from "../../../lib/text/locale.ts";
import { EmptyState, ErrorState, Skeleton } from "../../../ui/feedback/states.tsx";
import { ListFoot } from "../../../ui/list/list-foot.tsx";
import { CertificationStatusBadge } from "../../certification-engine/status-badge.tsx";
import { selectedCases } from "../progress/selected-cases.ts";
import { VerdictBadge } from "../progress/status-badge.tsx";
import { attemptsQuery } from "../queries.ts";
import { CaseReturnView } from "../return/case-return-view.tsx";
import "../certification.css";
import "./attempts.css";

interface AttemptListProps {
  readonly companyId: string;
  readonly product: ProductId;
  readonly country: Country;
  /** The files of one case of an archived attempt, where the page can show them. */
  readonly renderEvidence?: (caseId: string, attempt: number) => ReactNode;
}

/** Attempts that a restart archived, newest first, each as it was. */
export function AttemptList({ companyId, product, ...shown }: AttemptListProps) {
  const translate = useTranslations("certification.history");
  const paging = useCursorPaging();
  const { cursor, limit } = paging;
  const attempts = useQuery(attemptsQuery(companyId, product, { cursor, limit }));
  const items = attempts.data?.items;
  if (attempts.error && !items) {
    const isLostPlace = isApiError(attempts.error) && attempts.error.code === "invalid-cursor";
    return (
      <ErrorState
        title={translate("failed")}
        error={attempts.error}
        onRetry={isLostPlace ? paging.first : attempts.refetch}
      />
    );
  }
  if (!items) return <Skeleton lines={4} />;
  if (items.length === 0 && !paging.hasPrevious)
    return <EmptyState title={translate("emptyTitle")}>{translate("emptyLead")}</EmptyState>;
  return (
    <>
      <ol className="attempts" aria-busy={attempts.isFetching}>
        {items.map((attempt) => (
          <li key={attempt.attempt}>
            <Attempt attempt={attempt} {...shown} />
          </li>
        ))}
      </ol>
      <ListFoot paging={paging} page={attempts.data} />
    </>
  );
}

interface AttemptProps extends Pick<AttemptListProps, "country" | "renderEvidence"> {
  readonly attempt: CertificationAttempt;
}

function Attempt({ attempt, ...shown }: AttemptProps) {
  const translate = useTranslations("certification.history");
  const locale = useLocale();
  const { country } = shown;
  const cases = selectedCases(attempt);
  const verdicts = cases.map(({ id }) => attempt.reviews[id]?.verdict);
  return (
    <details className="attempt">
      <summary>
        <h2 className="attempt__title">{translate("attempt", { number: attempt.attempt })}</h2>
        <CertificationStatusBadge words="certification" status={attempt.status} />
        <span className="ui-muted">
          {translate("period", {
            from: formatDay(attempt.begunAt, locale, country),
            to: formatDay(attempt.archivedAt, locale, country),
          })}
        </span>
        <span className="ui-muted">
          {translate("counts", {
            total: cases.length,
            passed: verdicts.filter((verdict) => verdict === "passed").length,
            failed: verdicts.filter((verdict) => verdict === "failed").length,
          })}
        </span>
      </summary>
      <div className="attempt__body">
        {attempt.review?.comment && (
          <blockquote className="certification-comment">
            <p className="certification-comment__label">{translate("comment")}</p>
            {attempt.review.comment}
          </blockquote>
        )}
        {cases.map((test) => (
          <AttemptCase key={test.id} test={test} attempt={attempt} {...shown} />
        ))}
      </div>
    </details>
  );
}

function AttemptCase({
  test,
  attempt,
  country,
  renderEvidence,
}: AttemptProps & { test: ReturnType<typeof selectedCases>[number] }) {
  const translate = useTranslations("certification.history");
  const localized = useLocalized();
  const given = attempt.returns[test.id];
  const review = attempt.reviews[test.id];
  return (
    <details className="attempt-case">
      <summary>
        <h3>{localized(test.title)}</h3>
        <VerdictBadge verdict={review?.verdict} />
      </summary>
      <div className="attempt-case__body">
        {review?.feedback && (
          <blockquote className="certification-comment">
            <p className="certification-comment__label">{translate("feedback")}</p>
            {review.feedback}
          </blockquote>
        )}
        {given ? (
          <CaseReturnView compared={attempt} test={test} country={country} />
        ) : (
          <p className="ui-muted">{translate("noReturn")}</p>
        )}
        {renderEvidence?.(test.id, attempt.attempt)}
      </div>
    </details>
  );
}
