import type { TaxIdType } from "@portal/shared/field/tax-id.ts";
import type {
  OccurrencePlace,
  OccurrenceStatus,
  PriorityId,
  WorkPlace,
} from "@portal/shared/occurrence/model.ts";
import type { PartnerStatus } from "@portal/shared/partner/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import type { Actor } from "@portal/shared/roles.ts";
import type { StageId } from "@portal/shared/stage/model.ts";

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** Who sees an event through: the mails that tell of it, or the erasure of what was removed. */
export type OutboxConsumer = "mail" | "erasure";

const outbox = (consumer: OutboxConsumer) => `OUTBOX#${consumer}`;
const user = (sub: string) => `USER#${sub}`;
const company = (companyId: string) => `CO#${companyId}`;
const taxId = (type: TaxIdType, number: string) => `TAX#${type}#${number}`;

/** Spreads a long list over partitions, so that one status is not one hot partition. */
export const shards = [0, 1, 2, 3] as const;
type Shard = (typeof shards)[number];

/** The shard of a sharded list that an id belongs to. */
export function shardOf(id: string): Shard {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + character.charCodeAt(0)) % 65_521;
  return shards[sum % shards.length] ?? 0;
}

/** How many ticket numbers can be drawn at the same instant without waiting for each other. */
export const counterShards = 10;

/** What an entry of the history is about. */
export type HistoryKey = `${ProductId}#${StageId | "access-data"}` | "company";

/** Every key of the one table. What is not here is not stored. */
export const keys = {
  /** A person, by the user pool's `sub`. */
  account: (sub: string): Key => ({ pk: user(sub), sk: "ACCOUNT" }),
  /** An address that a person has to prove before their account opens. */
  emailProof: (sub: string): Key => ({ pk: user(sub), sk: "EMAILPROOF" }),
  /** The one company that a person belongs to or asks to join. Its single key is what makes it one. */
  link: (sub: string): Key => ({ pk: user(sub), sk: "COMPANY" }),

  /** A person's recent acts that sent mails to others, and which companies they asked to join. */
  noticesBy: (sub: string): Key => ({ pk: user(sub), sk: "NOTICES" }),
  joinRequestsBy: (sub: string): Key => ({ pk: user(sub), sk: "JOINREQUESTS" }),
  emailCodesFor: (sub: string): Key => ({ pk: user(sub), sk: "EMAILCODES" }),

  company: (companyId: string): Key => ({ pk: company(companyId), sk: "COMPANY" }),
  /** The same for a company, separately for clients and support. */
  noticesOf: (companyId: string, role: Actor["role"]): Key => ({
    pk: company(companyId),
    sk: `NOTICES#${role}`,
  }),
  /** A person in a company; with the role `requested` it is a request that grants nothing. */
  member: (companyId: string, sub: string): Key => ({ pk: company(companyId), sk: `MEMBER#${sub}` }),
  members: (companyId: string) => ({ pk: company(companyId), prefix: "MEMBER#" }),
  /** Reserves a tax id for one company: the second one to register it finds it taken. */
  taxId: (type: TaxIdType, number: string): Key => ({ pk: taxId(type, number), sk: "TAX" }),
  joinRequestsFor: (type: TaxIdType, number: string): Key => ({
    pk: taxId(type, number),
    sk: "JOINREQUESTS",
  }),

  /** One stage of a company's product: what both sides filled in. Its ticket holds what support's queue shows. */
  stage: ({ companyId, product, stage }: OccurrencePlace): Key => ({
    pk: company(companyId),
    sk: `STAGE#${product}#${stage}`,
  }),
  /** A stage as it was sent, once for each sending and never changed. Padded, so that they sort by number. */
  revision: ({ companyId, product, stage }: OccurrencePlace, revision: number): Key => ({
    pk: company(companyId),
    sk: `REV#${product}#${stage}#${String(revision).padStart(6, "0")}`,
  }),
  accessData: (companyId: string, product: string): Key => ({
    pk: company(companyId),
    sk: `ACCESS#${product}`,
  }),
  /** The ticket of a stage or a partner, with a version of its own. */
  ticket: (place: WorkPlace): Key => ({
    pk: company(place.companyId),
    sk: `TICKET#${place.stage === "partner" ? `partner#${place.partnerId}` : `${place.product}#${place.stage}`}`,
  }),
  /** Support's notes on a ticket before the decision; no list shows them. */
  notes: (place: WorkPlace): Key => {
    const { pk, sk } = keys.ticket(place);
    return { pk, sk: sk.replace("TICKET#", "NOTES#") };
  },
  ticketsOf: (companyId: string) => ({ pk: company(companyId), prefix: "TICKET#" }),
  partnerTicketsOf: (companyId: string) => ({ pk: company(companyId), prefix: "TICKET#partner#" }),
  /** Finds a ticket by its number: one read, however many there are. */
  ticketNumber: (number: string): Key => ({ pk: `NUMBER#${number}`, sk: "NUMBER" }),
  /** Counts of tickets of each kind, spread over several items so that two decisions do not wait for each other. */
  ticketCounts: (shard: Shard): Key => ({ pk: `COUNTS#${shard}`, sk: "TICKETS" }),
  /** A company that an e-mail address leads to: the address of its contact, or of a member who sent something. */
  emailOwner: (email: string, companyId: string): Key => ({ pk: `EMAIL#${email}`, sk: `CO#${companyId}` }),
  emailOwners: (email: string) => ({ pk: `EMAIL#${email}`, prefix: "CO#" }),
  /** Which companies a store's number was delivered to. */
  merchantId: (merchantId: string): Key => ({
    pk: `MERCHANT#${merchantId.toUpperCase()}`,
    sk: "HOLDERS",
  }),
  partner: (partnerId: string): Key => ({ pk: `PARTNER#${partnerId}`, sk: "PARTNER" }),
  /** A certification that a restart archived. Padded, so that they sort by number. */
  attempt: (companyId: string, product: string, attempt: number): Key => ({
    pk: company(companyId),
    sk: `ATTEMPT#${product}#${String(attempt).padStart(6, "0")}`,
  }),
  attemptsOf: (companyId: string, product: string) => ({
    pk: company(companyId),
    prefix: `ATTEMPT#${product}#`,
  }),
  file: (companyId: string, product: string, fileId: string): Key => ({
    pk: company(companyId),
    sk: `FILE#${product}#${fileId}`,
  }),
  filesOf: (companyId: string, product: string) => ({ pk: company(companyId), prefix: `FILE#${product}#` }),
  /**
   * Its version grows with each file that is added or removed, so that a decision can check that the files are still
   * those it read.
   */
  fileCount: (companyId: string, product: string): Key => ({
    pk: company(companyId),
    sk: `FILECOUNT#${product}`,
  }),

  /** Append-only. `subject` is `<product>#<stage>`, `<product>#access-data`, or `company`; ULIDs sort by time. */
  history: (companyId: string, subject: HistoryKey, id: string): Key => ({
    pk: company(companyId),
    sk: `HIST#${subject}#${id}`,
  }),
  historyOf: (companyId: string, subject: HistoryKey) => ({
    pk: company(companyId),
    prefix: `HIST#${subject}#`,
  }),

  /**
   * An event, stored until everything that follows from it has happened. Infra filters the table's stream by this
   * partition.
   */
  event: (consumer: OutboxConsumer, id: string): Key => ({ pk: outbox(consumer), sk: `EVENT#${id}` }),
  /** One partition per consumer: it only ever holds what is still to be done, and ULIDs sort by time. */
  outbox: (consumer: OutboxConsumer) => ({ pk: outbox(consumer), prefix: "EVENT#" }),
  /**
   * One mail of an event to one recipient. It is kept outside the outbox, where claiming a mail would look like a
   * new event.
   */
  mail: (eventId: string, recipient: string): Key => ({ pk: `MAIL#${eventId}`, sk: `TO#${recipient}` }),
  idempotency: (sub: string, key: string): Key => ({ pk: `IDEM#${sub}#${key}`, sk: "IDEM" }),
  counter: (year: number, shard: number): Key => ({ pk: `COUNTER#${year}#${shard}`, sk: "COUNTER" }),
} as const;

/**
 * Index entries for the words of names, which lists are searched by; words with the same first letter share a
 * partition, in order.
 */
export const wordEntries = (directory: "COMPANY" | "PARTNER", word: string) => ({
  pk: `WORD#${directory}#${Array.from(word)[0] ?? ""}`,
  prefix: word,
});

/** The table's indexes, each with a partition and a sort key of its own name. */
export const indexNames = ["gsi1", "gsi2", "gsi3"] as const;
export type IndexName = (typeof indexNames)[number];
/**
 * The attributes that an index carries besides its keys: the line that a list shows, and the version. The content of
 * `line` may change at any time; the set of attributes cannot once there is data.
 */
export const projectedAttributes = ["line", "version"] as const;

/** The kind of a ticket in the queue: its subject and priority. */
export const queueKind = (subjectNumber: number, priority: PriorityId): string =>
  `${subjectNumber}#${priority}`;

/** Tickets, sorted by how long they have been in their status. */
export const queues = {
  /** Of one status. */
  gsi1: (status: OccurrenceStatus, shard: Shard) => `Q#${status}#${shard}`,
  /** Of one status, subject and priority: every filter is a union of a few of these. */
  gsi2: (status: OccurrenceStatus, kind: string) => `Q#${status}#${kind}`,
  /** Of one subject and priority, whatever their status. */
  gsi3: (kind: string) => `Q#all#${kind}`,
} as const;

/** `gsi1`, by name. */
export const companyList = (shard: Shard): string => `COMPANIES#${shard}`;

/** There are few partners, read far more often than written: one partition per status is enough. */
export const partnerLists = {
  /** By name. */
  gsi1: (status: PartnerStatus) => `PARTNERS#${status}`,
  /** Those that a company registered, by time. */
  gsi2: (companyId: string) => `PARTNERS-OF#${companyId}`,
} as const;
