import type { CertificationCase } from "@portal/shared/certification/cases.ts";
import type { Certification } from "@portal/shared/certification/model.ts";
import type { Country } from "@portal/shared/country.ts";
import { memo, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { MandatoryBadge, VerdictBadge } from "../../../../features/certification/progress/status-badge.tsx";
import { CaseReturnView } from "../../../../features/certification/return/case-return-view.tsx";
import { RemarkBadge } from "../../../../features/certification/return/return-remarks.tsx";
import { TransactionStatus } from "../../../../features/certification/transaction-status.tsx";
import { MatchedBadge } from "../../../../features/certification-match/matched-badge.tsx";
import { useMoney } from "../../../../lib/text/money.ts";
import { lazyPart } from "../../../../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../../../../ui/feedback/states.tsx";
import type { CaseChange } from "./case-changes.ts";
import { CaseChangeView } from "./changes.tsx";
import type { ReviewEntry } from "./entries.ts";
import type { CaseJudging } from "./judged-cases.ts";
import { ReviewedCase } from "./reviewed-case.tsx";

/** Loaded with the first case whose steps and test cards are opened. */
const CaseFacts = lazyPart(
  async () => (await import("../../../../features/certification/case/case-facts.tsx")).CaseFacts,
);

/** Loaded with the first case that recorded calls prove. */
const ProofCalls = lazyPart(
  async () => (await import("../../../../features/certification-match/proof-calls.tsx")).ProofCalls,
);

const ReviewedExample = lazyPart(
  async () => (await import("../../../../features/certification-match/example-run.tsx")).ReviewedExample,
);

interface CaseCardProps extends CaseJudging {
  readonly certification: Certification;
  readonly country: Country;
  readonly entry: ReviewEntry;
  /** What changed since the revision before, where there was one with this case. */
  readonly change: CaseChange | undefined;
}

/** One case of Online Payment. Memoized: typing in one case must not render dozens of others. */
export const CertificationCaseCard = memo(function CertificationCaseCard(props: CaseCardProps) {
  const { certification, country, entry, change, ...judging } = props;
  const { judgement } = judging;
  const translate = useTranslations("back-office-certification.case");
  const { test, given, review } = entry;
  const { companyId, product, attempt } = certification;
  const isMatched = certification.matched[test.id] !== undefined;
  return (
    <ReviewedCase
      {...judging}
      test={test}
      review={review}
      place={{ companyId, product, attempt }}
      country={country}
      level={4}
      badges={
        <>
          <MandatoryBadge isMandatory={test.isMandatory} />
          {isMatched && <MatchedBadge />}
          <RemarkBadge compared={certification} caseId={test.id} />
          {!judgement && <VerdictBadge verdict={review?.verdict} />}
        </>
      }
      asked={<Asked test={test} country={country} />}
      given={
        <>
          <Suspense fallback={<Skeleton lines={1} />}>
            {isMatched ? (
              <ProofCalls place={certification} attempt={attempt} caseId={test.id} country={country} />
            ) : (
              <ReviewedExample certification={certification} caseId={test.id} country={country} />
            )}
          </Suspense>
          {given ? (
            <CaseReturnView compared={certification} test={test} country={country} />
          ) : (
            <p className="ui-muted">{translate("noReturn")}</p>
          )}
        </>
      }
    >
      {change && (
        <CaseChangeView certification={certification} test={test} country={country} change={change} />
      )}
      {judgement && <EarlierVerdict review={review} />}
      {!judgement && review?.feedback && (
        <blockquote className="certification-comment">
          <p className="certification-comment__label">{translate("feedback")}</p>
          {review.feedback}
        </blockquote>
      )}
    </ReviewedCase>
  );
});

/** A summary of what the case asks for; steps and cards open on request. */
function Asked({ test, country }: { test: CertificationCase; country: Country }) {
  const money = useMoney(country);
  const translate = useTranslations("back-office-certification.case");
  const translateCase = useTranslations("certification.case");
  const [isOpen, setOpen] = useState(false);
  const { amountCents, expectedStatus } = test;
  return (
    <>
      <dl className="case-review__asked">
        {amountCents !== undefined && (
          <div>
            <dt>{translateCase("amount")}</dt>
            <dd className="certification-money">{money(amountCents)}</dd>
          </div>
        )}
        <div>
          <dt>{translateCase("expected")}</dt>
          <dd>
            <TransactionStatus code={expectedStatus} />
          </dd>
        </div>
      </dl>
      <details
        className="case-review__details"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{translate("asks")}</summary>
        {isOpen && (
          <Suspense fallback={<Skeleton lines={3} />}>
            <CaseFacts test={test} country={country} />
          </Suspense>
        )}
      </details>
    </>
  );
}

function EarlierVerdict({ review }: Pick<ReviewEntry, "review">) {
  const translate = useTranslations("back-office-certification.case");
  if (!review) return null;
  return (
    <div className="case-review__earlier">
      <span className="ui-muted">{translate("earlier")}</span> <VerdictBadge verdict={review.verdict} />
      {review.feedback && <p>{review.feedback}</p>}
    </div>
  );
}
