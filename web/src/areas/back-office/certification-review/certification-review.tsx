import type { Company } from "@portal/shared/company/model.ts";
import { type Country, countryOf } from "@portal/shared/country.ts";
import { allowedActions } from "@portal/shared/lifecycle.ts";
import type { StageOccurrence } from "@portal/shared/occurrence/model.ts";
import { certificationMoves } from "@portal/shared/stage/certification/lifecycle.ts";
import { type ComponentType, type ReactNode, Suspense, useCallback, useState } from "react";
import { Link } from "react-router";
import type { AnyCertification } from "../../../features/certification-engine/screens.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { Skeleton } from "../../../ui/feedback/states.tsx";
import { NotesContext } from "../review/notes/notes-context.ts";
import { ReviewLayout } from "../review/review-layout.tsx";
import { useCaseJump } from "./case/case-jump.ts";
import type { JudgedCases } from "./case/judged-cases.ts";
import type { DecisionBarProps } from "./decision-bar.tsx";
import { useReviewDraft } from "./use-review-draft.ts";
import { type Judgement, type Judgements, judge, passRemaining, takeOver } from "./verdicts.ts";

const moves = certificationMoves("certification");

/** What is known of a ticket, whichever product's certification it is about. */
export interface ReviewTicket<Item> {
  readonly occurrence: StageOccurrence;
  readonly certification: Item;
  readonly company: Company;
}

interface CertificationReviewProps<Item extends AnyCertification>
  extends ReviewTicket<Item>,
    Pick<DecisionBarProps<Item>, "keep" | "decisions" | "cases" | "obstacles" | "promise"> {
  /** Loaded after the ticket, which is shown first. */
  readonly bar: ComponentType<DecisionBarProps<Item>>;
  /** What each state means in the words of the product. */
  readonly sentences: Readonly<Record<"open" | "revision" | "concluded", string>>;
  readonly companyLabel: string;
  /** Stands before the cases, and is there before them. */
  readonly renderBefore?: (country: Country) => ReactNode;
  /** The attempts before a restart. */
  readonly renderEarlier: (country: Country) => ReactNode;
  /** The cases with their files load while one reads whose ticket it is. */
  readonly renderCases: (cases: JudgedCases, country: Country) => ReactNode;
}

/** Everything support needs to judge one certification, case by case. */
export function CertificationReview<Item extends AnyCertification>(props: CertificationReviewProps<Item>) {
  const { occurrence, certification, company, cases, bar: DecisionBar } = props;
  const path = usePath();
  const address = new URLSearchParams({ company: occurrence.companyId });
  const { status, attempt } = certification;
  const [wasRefused, setRefused] = useState(false);
  const jump = useCaseJump();
  const mayDecide = allowedActions(moves, status, "support").length > 0;
  const { kept, draft, change } = useReviewDraft(occurrence.id, certification, mayDecide);
  const country = countryOf(company.data.taxIdentificationType);
  const { looked } = jump;
  const changeJudgements = useCallback(
    (next: (before: Judgements) => Judgements) =>
      change((before) => ({ ...before, judgements: next(before.judgements) })),
    [change],
  );
  const onJudge = useCallback(
    (caseId: string, said: Partial<Judgement>) => {
      looked(caseId);
      changeJudgements((before) => judge(before, caseId, said));
    },
    [changeJudgements, looked],
  );
  const onPassRemaining = (ids: readonly string[]) =>
    changeJudgements((before) => passRemaining(before, ids));
  return (
    <NotesContext value={{ kept, country }}>
      <ReviewLayout
        occurrence={occurrence}
        status={status}
        sentences={props.sentences}
        country={country}
        actions={<Link to={path(`/onboarding/bo/company?${address.toString()}`)}>{props.companyLabel}</Link>}
        earlier={attempt > 1 && <Suspense>{props.renderEarlier(country)}</Suspense>}
        bar={
          <Suspense>
            <DecisionBar
              occurrence={occurrence}
              certification={certification}
              decisions={props.decisions}
              keep={props.keep}
              cases={cases}
              obstacles={props.obstacles}
              promise={props.promise}
              draft={draft}
              mayDecide={mayDecide}
              jump={jump}
              onComment={(comment) => change((before) => ({ ...before, comment }))}
              onTakeOver={(ids) => changeJudgements((before) => takeOver(before, ids))}
              onRefused={() => setRefused(true)}
              kept={kept}
            />
          </Suspense>
        }
      >
        {props.renderBefore?.(country)}
        <Suspense fallback={<Skeleton lines={8} />}>
          {props.renderCases(
            { judgements: draft.judgements, mayDecide, wasRefused, jump, onJudge, onPassRemaining },
            country,
          )}
        </Suspense>
      </ReviewLayout>
    </NotesContext>
  );
}
