import { certificationTransitions } from "@portal/shared/certification/lifecycle.ts";
import type { Certification } from "@portal/shared/certification/model.ts";
import type { Company } from "@portal/shared/company/model.ts";
import { countryOf } from "@portal/shared/country.ts";
import { allowedActions } from "@portal/shared/lifecycle.ts";
import type { StageOccurrence } from "@portal/shared/occurrence/model.ts";
import { Suspense, useCallback, useMemo, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { usePath } from "../../../lib/text/locale.ts";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../../../ui/feedback/states.tsx";
import { NotesContext } from "../review/notes/notes-context.ts";
import { ReviewLayout } from "../review/review-layout.tsx";
import { useCaseJump } from "./case/case-jump.ts";
import { entriesOf } from "./case/entries.ts";
import { useReviewDraft } from "./use-review-draft.ts";
import { type Judgement, judge, passRemaining, takeOver } from "./verdicts.ts";

/**
 * The ticket and its company are shown first; the cases with their files load while one reads that.
 */
const CertificationScopeCard = lazyPart(
  async () => (await import("./scope-card.tsx")).CertificationScopeCard,
);
const CertificationCaseList = lazyPart(
  async () => (await import("./case/case-list.tsx")).CertificationCaseList,
);
const CertificationDecisionBar = lazyPart(
  async () => (await import("./own-decision-bar.tsx")).OwnDecisionBar,
);
const EarlierAttempts = lazyPart(async () => (await import("./attempts.tsx")).EarlierAttempts);
interface ReviewScreenProps {
  readonly occurrence: StageOccurrence;
  readonly certification: Certification;
  readonly company: Company;
}

/** Everything support needs to judge one certification, case by case. */
export function CertificationReviewScreen({ occurrence, certification, company }: ReviewScreenProps) {
  const translate = useTranslations("back-office-certification");
  const path = usePath();
  const address = new URLSearchParams({ company: occurrence.companyId });
  const { status, review } = certification;
  const [wasRefused, setRefused] = useState(false);
  const jump = useCaseJump();
  const entries = useMemo(() => entriesOf(certification), [certification]);
  const cases = useMemo(() => entries.map(({ test }) => test), [entries]);
  const mayDecide = allowedActions(certificationTransitions, status, "support").length > 0;
  const { kept, draft, change } = useReviewDraft(occurrence.id, certification, mayDecide);
  const country = countryOf(company.data.taxIdentificationType);
  const { looked } = jump;
  const onJudge = useCallback(
    (caseId: string, said: Partial<Judgement>) => {
      looked(caseId);
      change((before) => ({ ...before, judgements: judge(before.judgements, caseId, said) }));
    },
    [change, looked],
  );
  return (
    <NotesContext value={{ kept, country }}>
      <ReviewLayout
        occurrence={occurrence}
        status={status}
        sentences={{
          open: translate("notSent"),
          revision: translate("withClient"),
          concluded: translate("decided"),
        }}
        country={country}
        actions={
          <Link to={path(`/onboarding/bo/company?${address.toString()}`)}>{translate("company")}</Link>
        }
        earlier={
          certification.attempt > 1 && (
            <Suspense>
              <EarlierAttempts certification={certification} country={country} />
            </Suspense>
          )
        }
        bar={
          <Suspense>
            <CertificationDecisionBar
              occurrence={occurrence}
              certification={certification}
              cases={cases}
              draft={draft}
              mayDecide={mayDecide}
              jump={jump}
              onComment={(comment) => change((before) => ({ ...before, comment }))}
              onTakeOver={(ids) =>
                change((before) => ({ ...before, judgements: takeOver(before.judgements, ids) }))
              }
              onRefused={() => setRefused(true)}
              kept={kept}
            />
          </Suspense>
        }
      >
        <Suspense fallback={<Skeleton lines={8} />}>
          <CertificationScopeCard certification={certification} />
          {review?.comment && (
            <blockquote className="certification-comment">
              <p className="certification-comment__label">{translate("comment")}</p>
              {review.comment}
            </blockquote>
          )}
          <CertificationCaseList
            certification={certification}
            country={country}
            entries={entries}
            judgements={draft.judgements}
            mayDecide={mayDecide}
            isChecked={occurrence.isChecked}
            wasRefused={wasRefused}
            jump={jump}
            onJudge={onJudge}
            onPassRemaining={(ids) =>
              change((before) => ({ ...before, judgements: passRemaining(before.judgements, ids) }))
            }
          />
        </Suspense>
      </ReviewLayout>
    </NotesContext>
  );
}
