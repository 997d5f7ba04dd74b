import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import type { StageOccurrence } from "@portal/shared/occurrence/model.ts";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { refreshQueue } from "../../../features/occurrence/model.ts";
import { readOf } from "../../../lib/api/read.ts";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { notify } from "../../../ui/feedback/notify.ts";
import { ErrorState } from "../../../ui/feedback/states.tsx";
import type { Decidable, Lost } from "./lost-decision.ts";
import { NotesGuard, NotesState } from "./notes/notes-state.tsx";
import type { TicketNotes } from "./notes/use-ticket-notes.ts";

const LostDialog = lazyPart(async () => (await import("./lost-dialog.tsx")).LostDialog);

/** Which dialog of the review is open, and what follows a decision: one's own, or the one that was quicker. */
export function useDecision<Item extends Decidable, Name extends string>(
  { id }: StageOccurrence,
  /** Puts the decided item where it is shown. */
  keep: (client: QueryClient, fresh: Item) => void,
) {
  const client = useQueryClient();
  const [dialog, setDialog] = useState<Name>();
  const [lost, setLost] = useState<Lost<Item>>();
  const close = () => setDialog(undefined);
  const refresh = (fresh: Item) => {
    keep(client, fresh);
    void client.invalidateQueries({
      queryKey: readOf(occurrenceContract, "get", { occurrenceId: id }).queryKey,
    });
    refreshQueue(client);
  };
  return {
    dialog,
    open: setDialog,
    lost: lost && { ...lost, close: () => setLost(undefined) },
    /** For the dialogs. */
    acts: {
      onClose: close,
      onDone: (decided: Item, text: string) => {
        close();
        refresh(decided);
        notify.success(text);
      },
      onChanged: refresh,
      onLost: (what: Lost<Item>) => {
        close();
        setLost(what);
        refresh(what.current);
      },
    },
  };
}

interface DecisionBarProps {
  readonly lost: (Lost & { readonly close: () => void }) | undefined;
  readonly mayDecide: boolean;
  readonly kept: TicketNotes;
  /** What a field or a case is called. */
  readonly labelOf: (subject: string) => string;
  readonly dialogs: ReactNode;
  readonly className?: string;
  /** Tells how far the review is. */
  readonly note: string;
  /** The ways to end it; without any there is no bar. */
  readonly children: ReactNode;
}

/** Ends a review; stays visible while scrolling. */
export function DecisionBar({ lost, mayDecide, kept, labelOf, dialogs, note, ...bar }: DecisionBarProps) {
  const translate = useTranslations("back-office-review.screen");
  return (
    <>
      {mayDecide && <NotesGuard notes={kept} labelOf={labelOf} />}
      <Suspense>
        {lost && <LostDialog lost={lost} onClose={lost.close} />}
        {dialogs}
      </Suspense>
      {kept.unread && <ErrorState error={kept.unread.error} onRetry={kept.unread.retry} />}
      {mayDecide && bar.children && (
        <section
          className={["ui-submit-bar", bar.className].filter(Boolean).join(" ")}
          aria-label={translate("decision")}
        >
          <output className="ui-submit-bar__note review-bar-note">
            <span>{note}</span> <NotesState notes={kept} />
          </output>
          <div className="ui-submit-bar__buttons">{bar.children}</div>
        </section>
      )}
    </>
  );
}
