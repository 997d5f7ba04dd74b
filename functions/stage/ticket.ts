import { locales } from "@portal/shared/locales.ts";
import {
  isClosed,
  type Occurrence,
  type OccurrencePlace,
  type OccurrenceStatus,
  type OccurrenceSummary,
  occurrenceIdOf,
  occurrenceStatuses,
  priorityIdSchema,
  subjectNumberOf,
  type WorkPlace,
} from "@portal/shared/occurrence/model.ts";
import { type PartnerStatus, partnerStates, partnerStatuses } from "@portal/shared/partner/lifecycle.ts";
import { productIdSchema, products } from "@portal/shared/product.ts";
import { stageIdSchema, stages } from "@portal/shared/stage/model.ts";
import * as z from "zod/mini";
import { shardOf } from "../platform/table/keys.ts";
import { readAll, readableItems, readRange, type Snapshot } from "../platform/table/table.ts";
import type { Write } from "../platform/table/transaction.ts";
import { queueKind, queues, stageKeys } from "./keys.ts";

const placeSchema = z.union([
  z.object({ companyId: z.string(), product: productIdSchema, stage: stageIdSchema }),
  z.object({
    companyId: z.string(),
    product: z.null(),
    stage: z.literal("partner"),
    partnerId: z.string(),
    /** The partner's name. */
    about: z.string(),
    /** Tickets of earlier releases lack it. */
    partnerStatus: z.optional(z.string()),
  }),
]);

const contactSchema = z.object({
  sub: z.string(),
  name: z.string(),
  email: z.string(),
  locale: z.enum(locales),
});

/**
 * Everything that the queue shows, and nothing of what was filled in: the list reads one of these per row. Indexes carry
 * it as one attribute, so that a new column needs no new index: docs/papers/decisions/0019-a-ticket-is-an-item-of-its-own.md
 */
const ticketLineSchema = z.object({
  place: placeSchema,
  number: z.string(),
  status: z.enum(occurrenceStatuses),
  /** When it came into that status. */
  since: z.string(),
  sentAt: z.nullable(z.string()),
  /** How often it was sent; 0 for a draft that support never saw. */
  round: z.number(),
  priority: priorityIdSchema,
  client: z.string(),
  contact: contactSchema,
  lastWord: z.nullable(z.string()),
  /** While it waits: recorded calls prove all that was sent. */
  isChecked: z.optional(z.boolean()),
});
export type TicketLine = z.output<typeof ticketLineSchema>;

export const ticketItemSchema = z.object({ version: z.number(), line: ticketLineSchema });
export type TicketItem = z.output<typeof ticketItemSchema>;

export const ticketRef = (place: WorkPlace) => ({ key: stageKeys.ticket(place), schema: ticketItemSchema });

/** Every stage that a company may have. */
const placesOf = (companyId: string): OccurrencePlace[] =>
  products.flatMap(({ id: product }) => stages.map(({ id: stage }) => ({ companyId, product, stage })));

export const stageTicketRefs = (companyId: string) => placesOf(companyId).map(ticketRef);

const shownBytes = { client: 80, contact: 60, about: 60, lastWord: 100 } as const;

/** Lists show only the beginning of a long text; the whole is with the item where it was written. */
function shortened(text: string, max: number): string {
  const line = text.replace(/\s+/g, " ");
  if (Buffer.byteLength(line) <= max) return line;
  let start = "";
  for (const character of line) {
    if (Buffer.byteLength(`${start}${character}…`) > max) break;
    start += character;
  }
  return `${start}…`;
}

/** The line of a ticket, with texts cut to the width of a row. */
function ticketLine({ place, client, contact, lastWord, ...line }: TicketLine): TicketLine {
  return {
    ...line,
    place: place.stage === "partner" ? { ...place, about: shortened(place.about, shownBytes.about) } : place,
    client: shortened(client, shownBytes.client),
    contact: { ...contact, name: shortened(contact.name, shownBytes.contact) },
    lastWord: lastWord === null ? null : shortened(lastWord, shownBytes.lastWord),
  };
}

/** A ticket that was never sent is not listed for support, unless support itself approved the stage. */
export const isListed = ({ round, status }: TicketLine): boolean => round > 0 || isClosed(status);

const kindOf = ({ place, priority }: TicketLine): string => queueKind(subjectNumberOf(place), priority);

/** What is quickly decided goes before all that waits longer: no instant begins like this. */
const beforeAll = "!";

/**
 * The index keys of a ticket: among those of its status, by when it came into it. Among all statuses, where the latest
 * change comes first, nothing is preferred.
 */
function queueKeys(line: TicketLine): object {
  if (!isListed(line)) return {};
  const { status, since, number, isChecked } = line;
  const position = `${since}#${number}`;
  const place = isChecked ? beforeAll + position : position;
  return {
    gsi1pk: queues.gsi1(status, shardOf(number)),
    gsi1sk: place,
    gsi2pk: queues.gsi2(status, kindOf(line)),
    gsi2sk: place,
    gsi3pk: queues.gsi3(kindOf(line)),
    gsi3sk: position,
  };
}

/** The name of the counter that a ticket belongs to. */
export const countName = (status: TicketLine["status"], kind: string): string => `${status}#${kind}`;

function counting(before: TicketLine | undefined, now: TicketLine): Write[] {
  const nameOf = (line: TicketLine | undefined) =>
    line && isListed(line) ? countName(line.status, kindOf(line)) : undefined;
  const [left, joined] = [nameOf(before), nameOf(now)];
  if (left === joined) return [];
  const changes = { ...(left ? { [left]: -1 } : {}), ...(joined ? { [joined]: 1 } : {}) };
  // Sharded by place, not by number: a ticket must be subtracted where it was added, whatever number it has
  // by then.
  const shard = shardOf(occurrenceIdOf(now.place));
  return [{ act: "count", key: stageKeys.ticketCounts(shard), changes }];
}

/** The new ticket with all entries that lead to it; empty when nothing changes. */
export function ticketWrites(stored: TicketItem | undefined, given: TicketLine): Write[] {
  const line = ticketLine(given);
  const { place, number, contact } = line;
  const before = stored?.line;
  if (before && JSON.stringify(before) === JSON.stringify(ticketLineSchema.parse(line))) return [];
  const writes: Write[] = [
    {
      act: "put",
      key: stageKeys.ticket(place),
      item: { line, ...queueKeys(line) },
      seen: stored?.version ?? 0,
    },
    ...counting(before, line),
  ];
  if (before?.number !== number) {
    const item = { occurrenceId: occurrenceIdOf(place) };
    writes.push({ act: "append", key: stageKeys.ticketNumber(number), item });
  }
  if (before?.contact.email !== contact.email) {
    const { companyId } = place;
    writes.push({ act: "enter", key: stageKeys.emailOwner(contact.email, companyId), item: { companyId } });
  }
  return writes;
}

/** In a ticket that does not tell its partner's status, the first one that is the ticket's. */
const partnerStatusOf = (status: OccurrenceStatus): PartnerStatus =>
  partnerStatuses.find((one) => partnerStates[one].ticket === status) ?? "pending";

export function occurrenceView({ version, line }: TicketItem): Occurrence {
  const { place, contact, ...facts } = line;
  const { name, email, locale } = contact;
  return {
    ...facts,
    ...(place.stage === "partner" ? { partnerStatus: partnerStatusOf(line.status), ...place } : place),
    id: occurrenceIdOf(place),
    contact: { name, email, locale },
    subjectNumber: subjectNumberOf(place),
    version,
  };
}

/** The part of the ticket that a stage's view shows. */
export const summaryOf = ({ place, number, sentAt, priority }: TicketLine): OccurrenceSummary => ({
  id: occurrenceIdOf(place),
  number,
  sentAt,
  priority,
});

export function ticketSummary(place: WorkPlace, seen: Snapshot): OccurrenceSummary | null {
  const ticket = seen.find(ticketRef(place));
  return ticket ? summaryOf(ticket.line) : null;
}

/**
 * Only partners that a company registered long ago lie beyond this limit; their tickets keep the company's old name.
 */
const renamedAtOnce = 40;

/** A company's tickets, as many as fit into one transaction: those of its stages and of its newest partners. */
export async function readTickets(companyId: string): Promise<TicketItem[]> {
  const partners = { ...stageKeys.partnerTicketsOf(companyId), limit: renamedAtOnce, newestFirst: true };
  const refs = stageTicketRefs(companyId);
  const [seen, { items }] = await Promise.all([readAll(refs), readRange(partners, ticketItemSchema)]);
  return [...refs.flatMap((ref) => seen.find(ref) ?? []), ...readableItems(items)];
}

export const renamed = (ticket: TicketItem, client: string): Write[] =>
  ticketWrites(ticket, { ...ticket.line, client });
