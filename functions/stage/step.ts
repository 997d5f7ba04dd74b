import { DomainError } from "@portal/shared/errors.ts";
import type { HistoryEvent } from "@portal/shared/history/event.ts";
import { decide, type Transitions } from "@portal/shared/lifecycle.ts";
import {
  type OccurrencePlace,
  type OccurrenceSummary,
  occurrenceStatusOf,
} from "@portal/shared/occurrence/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import type { Contact } from "@portal/shared/roles.ts";
import type { StageStatus } from "@portal/shared/stage/model.ts";
import { companyNamesSlot } from "../company/model.ts";
import type { Author } from "../platform/change/author.ts";
import { change, requireVersion } from "../platform/change/change.ts";
import { record } from "../platform/change/record.ts";
import type { ChangeRequest } from "../platform/http/request.ts";
import type { Slot, Snapshot } from "../platform/table/table.ts";
import type { Write } from "../platform/table/transaction.ts";
import type { StageItem } from "./model.ts";
import { summaryOf, type TicketLine, ticketSlot, ticketSummary, ticketWrites } from "./ticket.ts";
import { drawTicketNumber } from "./ticket-number.ts";

type Frame<Status extends StageStatus> = Omit<StageItem, "status"> & { readonly status: Status };
type Stored<Status extends StageStatus, Content> = Frame<Status> & Content;

/** What differs between stages; the step itself is the same for all. */
interface Stage<
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
  readonly slot: (place: OccurrencePlace) => Slot<Stored<Status, Content>>;
  /**
   * A condition that is checked before anything is decided.
   * @throws DomainError such as `stage-locked`
   */
  readonly guard?: (
    place: OccurrencePlace,
    stored: Stored<Status, Content> | undefined,
    seen: Snapshot,
  ) => void;
  /** Other items that the view shows or that decisions depend on. The stage's ticket is read in any case. */
  readonly around?: (place: OccurrencePlace) => readonly Slot<unknown>[];
  readonly view: (
    place: OccurrencePlace,
    item: Stored<Status, Content> | undefined,
    occurrence: OccurrenceSummary | null,
    seen: Snapshot,
  ) => View;
}

type StepRequest = ChangeRequest & {
  readonly params: { readonly companyId: string; readonly product: ProductId };
  readonly body: { readonly version: number };
};

/** Everything that a decision is based on. */
export interface Situation<Item> {
  readonly place: OccurrencePlace;
  readonly stored: Item | undefined;
  readonly seen: Snapshot;
  readonly by: Author;
  readonly at: string;
}

interface Outcome<Content> {
  /** The stage's new content; the fields of `Frame` are not taken from it. */
  readonly content: Content;
  /** The comment stored with the line of history. */
  readonly comment?: string;
  /** Kept with the line of history. Never a secret. */
  readonly facts?: object;
  /** Writes no line of history, because a form saved itself and nobody acted. */
  readonly isQuiet?: boolean;
  /** Further items and checks, in the same transaction. */
  readonly writes?: readonly Write[];
  readonly ticket?: {
    /** When it was sent to support; `null` withdraws it. */
    readonly sentAt?: string | null;
    /** Starts a new ticket with a number of its own. */
    readonly isNew?: boolean;
    /** The contact of the ticket when support acts before the client ever did. */
    readonly contact?: Contact;
  };
}

interface Step<Action, Item, Content> {
  readonly action: Action;
  readonly reads?: readonly Slot<unknown>[];
  readonly outcome: (situation: Situation<Item>) => Outcome<Content> | Promise<Outcome<Content>>;
}

/**
 * The ticket after a step. Its contact is the last member of the company who acted; support's own acts leave the
 * contact as it is. The priority is kept.
 */
async function ticketOf(
  { place, seen, by, at }: Situation<unknown>,
  status: StageStatus,
  { comment, ticket = {} }: Outcome<unknown>,
): Promise<TicketLine> {
  const stored = seen.find(ticketSlot(place))?.line;
  const { isNew = false, contact: given, sentAt } = ticket;
  const contactNow = (): Contact | undefined => {
    if (by.role === "support") return given ?? stored?.contact;
    return by.contact;
  };
  const contact = contactNow();
  if (!contact) throw new DomainError("action-not-allowed");
  const earlier = isNew ? undefined : stored;
  const moved = { status: occurrenceStatusOf[status], sentAt: sentAt ?? null };
  const hasMoved = earlier?.status !== moved.status || sentAt !== undefined;
  return {
    place,
    number: earlier?.number ?? (await drawTicketNumber(at)),
    status: moved.status,
    since: hasMoved ? at : earlier.since,
    sentAt: sentAt === undefined ? (earlier?.sentAt ?? null) : sentAt,
    round: (earlier?.round ?? 0) + (sentAt ? 1 : 0),
    priority: earlier?.priority ?? "normal",
    client: seen.get(companyNamesSlot(place.companyId)).data.tradingName,
    contact,
    lastWord: comment ?? earlier?.lastWord ?? null,
  };
}

function lines(
  { place, by, at }: Situation<StageItem>,
  { comment, facts, isQuiet }: Outcome<unknown>,
  happened: { readonly event: HistoryEvent; readonly isNews: boolean },
): Write[] {
  if (isQuiet) return [];
  const { companyId, product, stage } = place;
  const subject = `${product}#${stage}`;
  const entry = { companyId, subject, event: happened.event, at, comment, facts };
  return record(by, entry, happened.isNews ? { product, stage } : undefined);
}

async function decided<
  Status extends StageStatus,
  Content extends object,
  Actions extends Transitions<Status, HistoryEvent>,
  View,
>(
  { transitions, initial, slot, guard, view }: Stage<Status, Content, Actions, View>,
  request: StepRequest,
  step: Step<keyof Actions & string, Stored<Status, Content>, Content>,
  situation: Situation<Stored<Status, Content>>,
) {
  const { place, stored, seen, by, at } = situation;
  const state = { status: stored?.status ?? initial, version: stored?.version ?? 0 };
  requireVersion(state.version, request.body.version);
  guard?.(place, stored, seen);
  const { status, version, event } = decide(transitions, state, step.action, by);
  const outcome = await step.outcome(situation);
  const isSaved = by.role === "client" || !stored;
  const frame: Frame<Status> = {
    ...place,
    status,
    version,
    savedAt: isSaved ? at : stored.savedAt,
    savedBy: isSaved ? { sub: by.sub, name: by.name } : stored.savedBy,
  };
  const item: Stored<Status, Content> = { ...outcome.content, ...frame };
  const { key } = slot(place);
  // An action that does not change the status, such as saving a draft, sends no mails.
  const isNews = transitions[step.action]?.to !== "unchanged";
  const ticket = await ticketOf(situation, status, outcome);
  const writes: Write[] = [
    { act: "put", key, item, seen: state.version },
    ...ticketWrites(seen.find(ticketSlot(place)), ticket),
    ...lines(situation, outcome, { event, isNews }),
    ...(outcome.writes ?? []),
  ];
  return { writes, result: view(place, item, summaryOf(ticket), seen) };
}

/**
 * How a stage moves: the lifecycle decides on the stored item; the new item, its ticket, the line of history and the
 * event are written only if the stored one is unchanged. A feature says which actions there are and what each
 * changes.
 */
export function stageSteps<
  Status extends StageStatus,
  Content extends object,
  Actions extends Transitions<Status, HistoryEvent>,
  View extends object,
>(stage: Stage<Status, Content, Actions, View>) {
  type ThisStep = Step<keyof Actions & string, Stored<Status, Content>, Content>;
  const { slot, around, view } = stage;

  /** Takes one step. */
  return (request: StepRequest, step: ThisStep): Promise<View> => {
    const { companyId, product } = request.params;
    const place = stage.place(companyId, product);
    const own = slot(place);
    return change(request, {
      companyId,
      reads: [
        own,
        ticketSlot(place),
        companyNamesSlot(companyId),
        ...(around?.(place) ?? []),
        ...(step.reads ?? []),
      ],
      current: (seen) => view(place, seen.find(own), ticketSummary(place, seen), seen),
      decide: (seen, by, at) =>
        decided(stage, request, step, {
          place,
          stored: seen.find(own),
          seen,
          by,
          at,
        }),
    });
  };
}
