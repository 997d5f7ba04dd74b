import { DomainError } from "@portal/shared/errors.ts";
import type { HistoryEvent } from "@portal/shared/history/event.ts";
import { decide, type Transitions } from "@portal/shared/lifecycle.ts";
import type { OccurrencePlace, OccurrenceSummary } from "@portal/shared/occurrence/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import type { StageStatus } from "@portal/shared/stage/model.ts";
import { change, requireVersion } from "../platform/change/change.ts";
import { record } from "../platform/change/record.ts";
import type { ChangeRequest } from "../platform/http/request.ts";
import type { ItemRef, Snapshot } from "../platform/table/table.ts";
import type { Write } from "../platform/table/transaction.ts";
import { type Frame, frameAfter, type Situation, type StageDecision, ticketAfter } from "./decision.ts";
import { notesRef } from "./notes/kept-notes.ts";
import { requireOwnWords, type Words } from "./notes/own-words.ts";
import { clientRef } from "./people/client.ts";
import { summaryOf, ticketRef, ticketSummary, ticketWrites } from "./ticket.ts";

type StoredStage<Status extends StageStatus, Content> = Frame<Status> & Content;

/** What makes one stage different from another; a step is taken in the same way in all of them. */
export interface Stage<
  Status extends StageStatus,
  Content,
  Actions extends Transitions<Status, HistoryEvent>,
  View,
> {
  readonly transitions: Actions;
  /** @throws DomainError `not-found` for a product that has no such stage. */
  readonly place: (companyId: string, product: ProductId) => OccurrencePlace;
  /** The status before anything is stored. */
  readonly initial: Status;
  readonly ref: (place: OccurrencePlace) => ItemRef<StoredStage<Status, Content>>;
  /** Other items that the view shows or that decisions depend on. The stage's ticket is read in any case. */
  readonly around?: (place: OccurrencePlace) => readonly ItemRef<unknown>[];
  /** Whether what opens it is missing, so that nobody may do anything there. */
  readonly isLocked?: (
    place: OccurrencePlace,
    stored: StoredStage<Status, Content> | undefined,
    seen: Snapshot,
  ) => boolean;
  readonly view: (
    place: OccurrencePlace,
    item: StoredStage<Status, Content> | undefined,
    occurrence: OccurrenceSummary | null,
    seen: Snapshot,
  ) => View;
}

type StepRequest = ChangeRequest & {
  readonly params: { readonly companyId: string; readonly product: ProductId };
  readonly body: { readonly version: number };
};

interface Step<Action, Item, Content> {
  readonly action: Action;
  /** What this step looks at besides what its stage always does. */
  readonly reads?: readonly ItemRef<unknown>[];
  /** What support says with it, which has to be its own. */
  readonly words?: Words;
  readonly decide: (situation: Situation<Item>) => StageDecision<Content> | Promise<StageDecision<Content>>;
}

const readsOf = (
  { reads = [], words }: Pick<Step<string, never, object>, "reads" | "words">,
  place: OccurrencePlace,
) => (words ? [...reads, notesRef(place)] : reads);

/** Its line of history. Mails follow from the lifecycle's moves alone, not from an act such as saving a draft. */
function entryWrites(
  { place, by, at }: Situation<unknown>,
  { comment, facts, isQuiet }: StageDecision<unknown>,
  event: HistoryEvent,
  isMove: boolean,
): Write[] {
  if (isQuiet) return [];
  const { companyId, product, stage } = place;
  const entry = { companyId, subject: `${product}#${stage}` as const, event, at, comment, facts };
  return record(by, entry, isMove ? { product, stage } : undefined);
}

/**
 * Takes one step of a stage: reads all that it depends on, lets the lifecycle and then the feature decide, and writes
 * the stage, its ticket, the line of history and the event together, if all that was read is still so.
 */
export async function takeStep<
  Status extends StageStatus,
  Content extends object,
  Actions extends Transitions<Status, HistoryEvent>,
  View extends object,
>(
  stage: Stage<Status, Content, Actions, View>,
  request: StepRequest,
  step: Step<keyof Actions & string, StoredStage<Status, Content>, Content>,
): Promise<View> {
  const { transitions, initial, around, isLocked, view } = stage;
  const { companyId, product } = request.params;
  const place = stage.place(companyId, product);
  const [own, ticket] = [stage.ref(place), ticketRef(place)];
  return change(request, {
    companyId,
    reads: [own, ticket, clientRef(companyId), ...(around?.(place) ?? []), ...readsOf(step, place)],
    current: (seen) => view(place, seen.find(own), ticketSummary(place, seen), seen),
    decide: async (seen, by, at) => {
      const stored = seen.find(own);
      const before = stored ?? { status: initial, version: 0 };
      requireVersion(before.version, request.body.version);
      if (isLocked?.(place, stored, seen)) throw new DomainError("stage-locked");
      const after = decide(transitions, before, step.action, by);

      const situation = { place, stored, seen, by, at };
      const decision = await step.decide(situation);

      const item = { ...decision.content, ...frameAfter(situation, after) };
      const line = await ticketAfter(situation, decision, after.status);
      const writes: Write[] = [
        { act: "put", key: own.key, item, seen: before.version },
        ...ticketWrites(seen.find(ticket), line),
        ...entryWrites(situation, decision, after.event, transitions[step.action]?.to !== "unchanged"),
        ...(decision.writes ?? []),
        ...(step.words ? requireOwnWords(seen, place, by.sub, step.words) : []),
      ];
      return { writes, result: view(place, item, summaryOf(line), seen) };
    },
  });
}
