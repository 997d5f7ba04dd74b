import { DomainError } from "@portal/shared/errors.ts";
import type { Versioned } from "@portal/shared/lifecycle.ts";
import { type OccurrencePlace, occurrenceStatusOf } from "@portal/shared/occurrence/model.ts";
import type { Contact } from "@portal/shared/roles.ts";
import type { StageStatus } from "@portal/shared/stage/model.ts";
import type { Author } from "../platform/change/author.ts";
import type { Snapshot } from "../platform/table/table.ts";
import type { Write } from "../platform/table/transaction.ts";
import type { StageItem } from "./model.ts";
import { clientRef } from "./people/client.ts";
import { type TicketLine, ticketRef } from "./ticket.ts";
import { drawTicketNumber } from "./ticket-number.ts";

/** What every stage's item has, with the statuses of one stage. */
export type Frame<Status extends StageStatus> = Omit<StageItem, "status"> & { readonly status: Status };

/** What a decision is taken on: what one read found, who acts, and when. */
export interface Situation<Item> {
  readonly place: OccurrencePlace;
  readonly stored: Item | undefined;
  readonly seen: Snapshot;
  readonly by: Author;
  readonly at: string;
}

/** What a feature makes of a step that the lifecycle allows. */
export interface StageDecision<Content> {
  /** The stage's new content; the fields of `Frame` are not taken from it. */
  readonly content: Content;
  /** The comment stored with the line of history. */
  readonly comment?: string | undefined;
  /** Kept with the line of history. Never a secret. */
  readonly facts?: object;
  /** Writes no line of history, because a form saved itself and nobody acted. */
  readonly isQuiet?: boolean | undefined;
  /** Further items and checks, in the same transaction. */
  readonly writes?: readonly Write[];
  readonly ticket?: {
    /** When it was sent to support; `null` withdraws it. */
    readonly sentAt?: string | null;
    /** Recorded calls prove all that was sent, so that support has nothing left to compare. */
    readonly isChecked?: boolean;
    /** Starts a new ticket with a number of its own. */
    readonly isNew?: boolean;
    /** The contact of the ticket when support acts before the client ever did. */
    readonly contact?: Contact | undefined;
  };
}

/** Where a stage stands after a step. Support's acts leave the client's draft as the client saved it. */
export function frameAfter<Status extends StageStatus>(
  { place, stored, by, at }: Situation<StageItem>,
  { status, version }: Versioned<Status>,
): Frame<Status> {
  const { sub, name, role } = by;
  const { savedAt, savedBy } =
    role === "client" || !stored ? { savedAt: at, savedBy: { sub, name } } : stored;
  return { ...place, status, version, savedAt, savedBy };
}

/** Whoever of the company acted last is the one that its ticket answers to; support's acts leave that as it is. */
function contactAfter({ role, contact }: Author, stored: Contact | undefined, given: Contact | undefined) {
  const after = role === "client" ? contact : (given ?? stored);
  if (!after) throw new DomainError("action-not-allowed");
  return after;
}

/** The ticket after a step. How urgent it is, its colleagues say. */
export async function ticketAfter(
  { place, seen, by, at }: Situation<unknown>,
  { comment, ticket = {} }: StageDecision<unknown>,
  stageStatus: StageStatus,
): Promise<TicketLine> {
  const stored = seen.find(ticketRef(place))?.line;
  const earlier = ticket.isNew ? undefined : stored;
  const contact = contactAfter(by, stored?.contact, ticket.contact);
  const { sentAt, isChecked = false } = ticket;
  const status = occurrenceStatusOf[stageStatus];
  const hasMoved = earlier?.status !== status || sentAt !== undefined;
  return {
    place,
    number: earlier?.number ?? (await drawTicketNumber(at)),
    status,
    since: hasMoved ? at : earlier.since,
    sentAt: sentAt === undefined ? (earlier?.sentAt ?? null) : sentAt,
    round: (earlier?.round ?? 0) + (sentAt ? 1 : 0),
    priority: earlier?.priority ?? "normal",
    client: seen.get(clientRef(place.companyId)).data.tradingName,
    contact,
    lastWord: comment ?? earlier?.lastWord ?? null,
    ...((hasMoved ? isChecked : earlier.isChecked) ? { isChecked: true } : {}),
  };
}
