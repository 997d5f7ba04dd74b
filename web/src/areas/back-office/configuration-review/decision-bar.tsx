import type { ConfigurationAction } from "@portal/shared/configuration/lifecycle.ts";
import { type Configuration, configurationFields } from "@portal/shared/configuration/model.ts";
import type { StageOccurrence } from "@portal/shared/occurrence/model.ts";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { refreshAccessData } from "../../../features/access-data/model.ts";
import { configurationQuery } from "../../../features/configuration/queries.ts";
import { refreshQueue, refreshStages } from "../../../features/occurrence/model.ts";
import { occurrenceQuery } from "../../../features/occurrence/queries.ts";
import { Button } from "../../../ui/button.tsx";
import { notify } from "../../../ui/feedback/notify.ts";
import { type Lost, LostDecision } from "../review/lost-decision.tsx";
import { NotesGuard, NotesState } from "../review/notes-state.tsx";
import type { ReviewNotes } from "../review/review-notes.ts";
import type { TicketNotes } from "../review/use-ticket-notes.ts";

/** Loaded when they are opened. */
const RejectDialog = lazy(async () => ({ default: (await import("./reject-dialog.tsx")).RejectDialog }));
const ConcludeDialog = lazy(async () => ({
  default: (await import("./conclude-dialog.tsx")).ConcludeDialog,
}));

interface DecisionBarProps {
  readonly occurrence: StageOccurrence;
  readonly configuration: Configuration;
  /** What the lifecycle allows support in this state. */
  readonly actions: readonly ConfigurationAction[];
  readonly notes: ReviewNotes;
  readonly onNotes: (notes: ReviewNotes) => void;
  readonly kept: TicketNotes;
}

/** The two decisions that end a review, always in sight, and what follows each. */
export function DecisionBar({ occurrence, configuration, actions, notes, onNotes, kept }: DecisionBarProps) {
  const translate = useTranslations("back-office");
  const translateField = useTranslations("configuration.field");
  const labelOf = (subject: string) => {
    const field = configurationFields.find((one) => one === subject);
    return field ? translateField(field) : subject;
  };
  const [open, setOpen] = useState<"reject" | "conclude">();
  const [lost, setLost] = useState<Lost<Configuration>>();
  const refresh = useRefresh(occurrence);
  const dialog = {
    configuration,
    occurrence,
    notes,
    onNotes,
    comment: kept.draft.comment,
    onComment: (comment: string) => kept.change((before) => ({ ...before, comment })),
    onClose: () => setOpen(undefined),
    onDone: (decided: Configuration, text: string) => {
      setOpen(undefined);
      refresh(decided);
      notify.success(text);
    },
    onChanged: refresh,
    onLost: (what: Lost<Configuration>) => {
      setOpen(undefined);
      setLost(what);
      refresh(what.current);
    },
  };
  return (
    <>
      {lost && <LostDecision lost={lost} onClose={() => setLost(undefined)} />}
      {actions.length > 0 && <NotesGuard notes={kept} labelOf={labelOf} />}
      <Suspense>
        {open === "reject" && <RejectDialog {...dialog} />}
        {open === "conclude" && <ConcludeDialog {...dialog} />}
      </Suspense>
      {actions.length > 0 && (
        <section className="ui-submit-bar" aria-label={translate("review.decision")}>
          <output className="ui-submit-bar__note">
            {notes.length > 0
              ? translate("adjust.count", { count: notes.length })
              : translate("review.decisionLead")}{" "}
            <NotesState notes={kept} />
          </output>
          <div className="ui-submit-bar__buttons">
            {actions.includes("reject") && (
              <Button onClick={() => setOpen("reject")}>{translate("reject.open")}</Button>
            )}
            {actions.includes("conclude") && (
              <Button variant="primary" onClick={() => setOpen("conclude")}>
                {translate("conclude.open")}
              </Button>
            )}
          </div>
        </section>
      )}
    </>
  );
}

/** After any decision, also a colleague's, everything that shows the ticket is loaded again. */
function useRefresh({ id, companyId, product }: StageOccurrence) {
  const client = useQueryClient();
  return (fresh: Configuration) => {
    client.setQueryData(configurationQuery(companyId, product).queryKey, fresh);
    void client.invalidateQueries({ queryKey: occurrenceQuery(id).queryKey });
    refreshStages(client, companyId);
    refreshAccessData(client, companyId, product);
    refreshQueue(client);
  };
}
