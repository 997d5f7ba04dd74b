import type { StageOccurrence } from "@portal/shared/occurrence/model.ts";
import type { QueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useLocalized } from "../../../lib/text/locale.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { DecisionBar, useDecision } from "../review/decision-bar.tsx";
import type { TicketNotes } from "../review/notes/use-ticket-notes.ts";
import { useQueueAddress } from "../review/use-queue-address.ts";
import type { CaseJump } from "./case/case-jump.ts";
import type { ReviewDraft } from "./draft.ts";
import type { Decisions, Judged } from "./send-dialog.tsx";
import { nextPending, type Obstacle, type ReviewCase, summaryOf } from "./verdicts.ts";

/** Loaded when it is opened. */
const SendDialog = lazyPart(async () => (await import("./send-dialog.tsx")).CertificationSendDialog);

export interface DecisionBarProps<Item extends Judged> {
  readonly occurrence: StageOccurrence;
  readonly certification: Item;
  readonly decisions: Decisions<Item>;
  /** Puts the decided item where it is shown. */
  readonly keep: (client: QueryClient, fresh: Item) => void;
  readonly cases: readonly ReviewCase[];
  /** What besides the verdicts keeps it from being concluded. */
  readonly obstacles?: readonly Obstacle[];
  /** What a conclusion opens to the client. */
  readonly promise: string;
  readonly draft: ReviewDraft;
  readonly mayDecide: boolean;
  readonly jump: CaseJump;
  readonly onComment: (comment: string) => void;
  /** Colleagues' verdicts on these cases become one's own. */
  readonly onTakeOver: (caseIds: readonly string[]) => void;
  /** A decision was tried that lacks something. */
  readonly onRefused: () => void;
  readonly kept: TicketNotes;
}

/** How far the review is, and its buttons, always in sight. */
export function CertificationDecisionBar<Item extends Judged>(props: DecisionBarProps<Item>) {
  const { occurrence, certification, cases, draft, mayDecide, jump } = props;
  const translate = useTranslations("back-office-certification.bar");
  const queueAddress = useQueueAddress();
  const decision = useDecision<Item, "send">(occurrence, props.keep);
  const localized = useLocalized();
  const labelOf = (subject: string) => {
    const found = cases.find(({ id }) => id === subject);
    return found ? localized(found.title) : subject;
  };
  const summary = summaryOf(cases, draft.judgements, props.obstacles);
  const given = summary.total - summary.pending.length;
  const goToNext = () => {
    const next = nextPending(cases, draft.judgements, jump.lastLooked());
    if (next !== undefined) jump.goTo(next);
  };
  const open = () => {
    if (!summary.isWhole) props.onRefused();
    decision.open("send");
  };
  return (
    <DecisionBar
      lost={decision.lost}
      mayDecide={mayDecide}
      kept={props.kept}
      labelOf={labelOf}
      className="case-review-bar"
      dialogs={
        decision.dialog && (
          <SendDialog
            occurrence={occurrence}
            certification={certification}
            decisions={props.decisions}
            cases={cases}
            draft={draft}
            summary={summary}
            labelOf={labelOf}
            promise={props.promise}
            onComment={props.onComment}
            onTakeOver={props.onTakeOver}
            onGoTo={(caseId) => {
              decision.acts.onClose();
              jump.goTo(caseId);
            }}
            {...decision.acts}
          />
        )
      }
      note={translate("progress", { given, total: summary.total })}
    >
      {summary.total > 0 && (
        <>
          <ButtonLink variant="quiet" href={queueAddress}>
            {translate("back")}
          </ButtonLink>
          {summary.pending.length > 0 && <Button onClick={goToNext}>{translate("next")}</Button>}
          <Button variant="primary" onClick={open}>
            {translate("send")}
          </Button>
        </>
      )}
    </DecisionBar>
  );
}
