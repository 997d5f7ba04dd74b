import type { StageOccurrence } from "@portal/shared/occurrence/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { refreshStages } from "../../../features/occurrence/model.ts";
import { readsOf } from "../../../lib/api/read.ts";
import { Button } from "../../../ui/button.tsx";
import { DecisionBar, useDecision } from "../review/decision-bar.tsx";
import type { ReviewNotes } from "../review/notes/review-notes.ts";
import type { TicketNotes } from "../review/notes/use-ticket-notes.ts";
import type { DecisionProps, FormKind, SentForm } from "./decision.ts";

type SentFormOf = SentForm & { readonly product: ProductId };

/** Where what was decided is shown. */
export const keepDecided =
  <Item extends SentFormOf>(keyOf: (decided: Item) => QueryKey) =>
  (client: QueryClient, decided: Item): void => {
    const { companyId, product } = decided;
    client.setQueryData(keyOf(decided), decided);
    refreshStages(client, companyId);
    void client.invalidateQueries(readsOf("access-data", { companyId, product }));
  };

interface DecisionBarProps<Item extends SentForm> {
  readonly kind: FormKind;
  readonly keep: (client: QueryClient, decided: Item) => void;
  readonly renderReject: (dialog: DecisionProps<Item>) => ReactNode;
  readonly renderConclude: (dialog: DecisionProps<Item>) => ReactNode;
  readonly occurrence: StageOccurrence;
  readonly configuration: Item;
  /** What the lifecycle allows support in this state. */
  readonly actions: readonly string[];
  readonly notes: ReviewNotes;
  readonly onNotes: (notes: ReviewNotes) => void;
  readonly kept: TicketNotes;
}

/** The two decisions that end the review of a form, always in sight, and what follows each. */
export function FormDecisionBar<Item extends SentForm>({
  kind,
  keep,
  renderReject,
  renderConclude,
  occurrence,
  configuration,
  actions,
  notes,
  onNotes,
  kept,
}: DecisionBarProps<Item>) {
  const translate = useTranslations("back-office-review.screen");
  const words = useTranslations("back-office-form");
  const decision = useDecision<Item, "reject" | "conclude">(occurrence, keep);
  const dialog: DecisionProps<Item> = {
    kind,
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
      labelOf={kind.labelOf}
      dialogs={
        <>
          {decision.dialog === "reject" && renderReject(dialog)}
          {decision.dialog === "conclude" && renderConclude(dialog)}
        </>
      }
      note={notes.length > 0 ? words("adjust.count", { count: notes.length }) : translate("decisionLead")}
    >
      {actions.includes("reject") && (
        <Button onClick={() => decision.open("reject")}>{words("reject.open")}</Button>
      )}
      {actions.includes("conclude") && (
        <Button variant="primary" onClick={() => decision.open("conclude")}>
          {words("conclude.open")}
        </Button>
      )}
    </DecisionBar>
  );
}
