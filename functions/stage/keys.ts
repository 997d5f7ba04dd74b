import type {
  OccurrencePlace,
  OccurrenceStatus,
  PriorityId,
  WorkPlace,
} from "@portal/shared/occurrence/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import {
  allInCompany,
  inCompany,
  type Key,
  type KeyRange,
  partition,
  type Shard,
  sortable,
} from "../platform/table/keys.ts";

const subjectOf = (place: WorkPlace) =>
  place.stage === "partner"
    ? (["partner", place.partnerId] as const)
    : ([place.product, place.stage] as const);

/** Where stages and their tickets are stored. */
export const stageKeys = {
  /** One stage of a company's product: what both sides filled in. Its ticket holds what support's queue shows. */
  stage: ({ companyId, product, stage }: OccurrencePlace): Key =>
    inCompany(companyId, "STAGE", product, stage),
  /** A stage as it was sent, once for each sending and never changed. */
  revision: ({ companyId, product, stage }: OccurrencePlace, revision: number): Key =>
    inCompany(companyId, "REV", product, stage, sortable(revision)),

  /** A certification as a restart archived it. */
  attempt: ({ companyId, product }: OccurrencePlace, attempt: number): Key =>
    inCompany(companyId, "ATTEMPT", product, sortable(attempt)),
  attemptsOf: ({ companyId, product }: OccurrencePlace): KeyRange =>
    allInCompany(companyId, "ATTEMPT", product),

  /** What the approval of a configuration delivered: the store of the test environment and its keys. */
  accessData: (companyId: string, product: ProductId): Key => inCompany(companyId, "ACCESS", product),

  /** The ticket of a stage or a partner, with a version of its own. */
  ticket: (place: WorkPlace): Key => inCompany(place.companyId, "TICKET", ...subjectOf(place)),
  ticketsOf: (companyId: string): KeyRange => allInCompany(companyId, "TICKET"),
  partnerTicketsOf: (companyId: string): KeyRange => allInCompany(companyId, "TICKET", "partner"),
  /** Support's notes on a ticket before the decision; no list shows them. */
  notes: (place: WorkPlace): Key => inCompany(place.companyId, "NOTES", ...subjectOf(place)),

  /** Finds a ticket by its number: one read, however many there are. */
  ticketNumber: (number: string): Key => ({ pk: partition("NUMBER", number), sk: "NUMBER" }),
  /** Where the numbers of a year are drawn from. */
  numberCounter: (year: number, counter: number): Key => ({
    pk: partition("COUNTER", year, counter),
    sk: "COUNTER",
  }),
  /** Counts of tickets of each kind, spread over several items so that two decisions do not wait for each other. */
  ticketCounts: (shard: Shard): Key => ({ pk: partition("COUNTS", shard), sk: "TICKETS" }),

  /** A company that an e-mail address leads to: the address of its contact, or of a member who sent something. */
  emailOwner: (email: string, companyId: string): Key => ({
    pk: partition("EMAIL", email),
    sk: `CO#${companyId}`,
  }),
  emailOwners: (email: string): KeyRange => ({ pk: partition("EMAIL", email), prefix: "CO#" }),
} as const;

/** The kind of a ticket in the queue: its subject and priority. */
export const queueKind = (subjectNumber: number, priority: PriorityId): string =>
  `${subjectNumber}#${priority}`;

/** Tickets, sorted by how long they have been in their status. */
export const queues = {
  /** Of one status. */
  gsi1: (status: OccurrenceStatus, shard: Shard) => partition("Q", status, shard),
  /** Of one status, subject and priority: every filter is a union of a few of these. */
  gsi2: (status: OccurrenceStatus, kind: string) => partition("Q", status, kind),
  /** Of one subject and priority, whatever their status. */
  gsi3: (kind: string) => partition("Q", "all", kind),
} as const;
