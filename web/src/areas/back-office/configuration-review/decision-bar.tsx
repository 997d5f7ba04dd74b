import { configurationContract } from "@portal/shared/configuration/contract.ts";
import type { ConfigurationAction } from "@portal/shared/configuration/lifecycle.ts";
import type { Configuration } from "@portal/shared/configuration/model.ts";
import type { StageOccurrence } from "@portal/shared/occurrence/model.ts";
import type { QueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useFieldLabel } from "../../../features/history/use-field-label.ts";
import { refreshStages } from "../../../features/occurrence/model.ts";
import { readOf, readsOf } from "../../../lib/api/read.ts";
import { Button } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { DecisionBar, useDecision } from "../review/decision-bar.tsx";
import type { ReviewNotes } from "../review/review-notes.ts";
import type { TicketNotes } from "../review/use-ticket-notes.ts";

/** Loaded when they are opened. */
const RejectDialog = lazyPart(async () => (await import("./reject-dialog.tsx")).RejectDialog);
const ConcludeDialog = lazyPart(async () => (await import("./conclude-dialog.tsx")).ConcludeDialog);

function keepDecided(client: QueryClient, decided: Configuration): void {
  const { companyId, product } = decided;
  client.setQueryData(readOf(configurationContract, "get", { companyId, product }).queryKey, decided);
  refreshStages(client, companyId);
  void client.invalidateQueries(readsOf("access-data", { companyId, product }));
}

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
export function ConfigurationDecisionBar({
  occurrence,
  configuration,
  actions,
  notes,
  onNotes,
  kept,
}: DecisionBarProps) {
  const translate = useTranslations("back-office");
  const labelOf = useFieldLabel();
  const decision = useDecision<Configuration, "reject" | "conclude">(occurrence, keepDecided);
  const dialog = {
    configuration,
    occurrence,
    notes,
    onNotes,
    comment: kept.draft.comment,
    onComment: (comment: string) => kept.change((before) => ({ ...before, comment })),
    ...decision.acts,
  };
  return (
    <DecisionBar
      lost={decision.lost}
      mayDecide={actions.length > 0}
      kept={kept}
      labelOf={labelOf}
      dialogs={
        <>
          {decision.dialog === "reject" && <RejectDialog {...dialog} />}
          {decision.dialog === "conclude" && <ConcludeDialog {...dialog} />}
        </>
      }
      note={
        notes.length > 0
          ? translate("adjust.count", { count: notes.length })
          : translate("review.decisionLead")
      }
    >
      {actions.includes("reject") && (
        <Button onClick={() => decision.open("reject")}>{translate("reject.open")}</Button>
      )}
      {actions.includes("conclude") && (
        <Button variant="primary" onClick={() => decision.open("conclude")}>
          {translate("conclude.open")}
        </Button>
      )}
    </DecisionBar>
  );
}
