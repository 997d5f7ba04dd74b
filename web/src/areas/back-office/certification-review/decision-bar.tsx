import type { Certification } from "@portal/shared/certification/model.ts";
import type { StageOccurrence } from "@portal/shared/occurrence/model.ts";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { keepCertification } from "../../../features/certification/queries.ts";
import { refreshQueue } from "../../../features/occurrence/model.ts";
import { occurrenceQuery } from "../../../features/occurrence/queries.ts";
import { useLocalized } from "../../../lib/text/locale.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { notify } from "../../../ui/feedback/notify.ts";
import { type Lost, LostDecision } from "../review/lost-decision.tsx";
import { NotesGuard, NotesState } from "../review/notes-state.tsx";
import { useQueueAddress } from "../review/use-queue-address.ts";
import type { TicketNotes } from "../review/use-ticket-notes.ts";
import type { CaseJump } from "./case/case-jump.ts";
import type { ReviewEntry } from "./case/entries.ts";
import type { ReviewDraft } from "./draft.ts";
import { nextPending, summaryOf } from "./verdicts.ts";

/** Loaded when it is opened. */
const SendDialog = lazy(async () => ({
  default: (await import("./send-dialog.tsx")).CertificationSendDialog,
}));

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
  const [isOpen, setOpen] = useState(false);
  const [lost, setLost] = useState<Lost>();
  const refresh = useRefresh(occurrence);
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
    setOpen(true);
  };
  return (
    <>
      {mayDecide && <NotesGuard notes={props.kept} labelOf={labelOf} />}
      {lost && <LostDecision lost={lost} onClose={() => setLost(undefined)} />}
      <Suspense>
        {isOpen && (
          <SendDialog
            occurrence={occurrence}
            certification={certification}
            cases={cases}
            draft={draft}
            summary={summary}
            onComment={props.onComment}
            onGoTo={(caseId) => {
              setOpen(false);
              jump.goTo(caseId);
            }}
            onClose={() => setOpen(false)}
            onDone={(decided, text) => {
              setOpen(false);
              refresh(decided);
              notify.success(text);
            }}
            onChanged={refresh}
            onLost={(what) => {
              setOpen(false);
              setLost(what);
              refresh(what.current);
            }}
          />
        )}
      </Suspense>
      {mayDecide && summary.total > 0 && (
        <section className="ui-submit-bar case-review-bar" aria-label={translate("label")}>
          <output className="ui-submit-bar__note">
            {translate("progress", { given, total: summary.total })} <NotesState notes={props.kept} />
          </output>
          <div className="ui-submit-bar__buttons">
            <ButtonLink variant="quiet" href={queueAddress}>
              {translate("back")}
            </ButtonLink>
            {summary.pending.length > 0 && <Button onClick={goToNext}>{translate("next")}</Button>}
            <Button variant="primary" onClick={open}>
              {translate("send")}
            </Button>
          </div>
        </section>
      )}
    </>
  );
}

/** After any decision, also a colleague's, everything that shows the ticket is loaded again. */
function useRefresh({ id }: StageOccurrence) {
  const client = useQueryClient();
  return (fresh: Certification) => {
    keepCertification(client, fresh);
    void client.invalidateQueries({ queryKey: occurrenceQuery(id).queryKey });
    refreshQueue(client);
  };
}
