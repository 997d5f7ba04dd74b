import type { Certification } from "@portal/shared/certification/model.ts";
import type { StageOccurrence } from "@portal/shared/occurrence/model.ts";
import { useTranslations } from "use-intl";
import { keepCertification } from "../../../features/certification/queries.ts";
import { useLocalized } from "../../../lib/text/locale.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { DecisionBar, useDecision } from "../review/decision-bar.tsx";
import { useQueueAddress } from "../review/use-queue-address.ts";
import type { TicketNotes } from "../review/use-ticket-notes.ts";
import type { CaseJump } from "./case/case-jump.ts";
import type { ReviewEntry } from "./case/entries.ts";
import type { ReviewDraft } from "./draft.ts";
import { nextPending, summaryOf } from "./verdicts.ts";

/** Loaded when it is opened. */
const SendDialog = lazyPart(async () => (await import("./send-dialog.tsx")).CertificationSendDialog);

interface DecisionBarProps {
  readonly occurrence: StageOccurrence;
  readonly certification: Certification;
  readonly entries: readonly ReviewEntry[];
  readonly draft: ReviewDraft;
  readonly mayDecide: boolean;
  readonly jump: CaseJump;
  readonly onComment: (comment: string) => void;
  /** A decision was tried that lacks something. */
  readonly onRefused: () => void;
  readonly kept: TicketNotes;
}

/** How far the review is, and its buttons, always in sight. */
export function CertificationDecisionBar(props: DecisionBarProps) {
  const { occurrence, certification, entries, draft, mayDecide, jump } = props;
  const translate = useTranslations("back-office-certification.bar");
  const queueAddress = useQueueAddress();
  const decision = useDecision<Certification, "send">(occurrence, keepCertification);
  const cases = entries.map(({ test }) => test);
  const localized = useLocalized();
  const labelOf = (subject: string) => {
    const found = cases.find(({ id }) => id === subject);
    return found ? localized(found.title) : subject;
  };
  const summary = summaryOf(cases, draft.judgements);
  const given = summary.total - summary.pending.length;
  const goToNext = () => {
    const next = nextPending(cases, draft.judgements, jump.lastLooked());
    if (next !== undefined) jump.goTo(next);
  };
  const open = () => {
    if (!summary.mayConclude && !summary.mayReject) props.onRefused();
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
            cases={cases}
            draft={draft}
            summary={summary}
            onComment={props.onComment}
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
