import type { OccurrencePlace, OccurrenceStatus } from "@portal/shared/occurrence/model.ts";
import type { TaxIdType } from "@portal/shared/tax-id.ts";

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

const user = (sub: string) => `USER#${sub}`;
const company = (companyId: string) => `CO#${companyId}`;

/** Spreads a queue over partitions, so that one status is not one hot partition. */
export const queueShards = [0, 1, 2, 3] as const;
export type QueueShard = (typeof queueShards)[number];
/** As many numbers can be drawn at the same instant without waiting for each other. */
export const counterShards = 10;

/** Every key of the one table. What is not here is not stored. */
export const keys = {
  /** A person, by the user pool's `sub`. */
  account: (sub: string): Key => ({ pk: user(sub), sk: "ACCOUNT" }),
  /** The one company that a person belongs to or asks to join. Its single key is what makes it one. */
  link: (sub: string): Key => ({ pk: user(sub), sk: "COMPANY" }),

  company: (companyId: string): Key => ({ pk: company(companyId), sk: "COMPANY" }),
  /** A person in a company; with the role `requested` it is a request that grants nothing. */
  member: (companyId: string, sub: string): Key => ({ pk: company(companyId), sk: `MEMBER#${sub}` }),
  members: (companyId: string) => ({ pk: company(companyId), prefix: "MEMBER#" }),
  /** Holds a tax id for one company: the second one to register it finds the place taken. */
  taxId: (type: TaxIdType, number: string): Key => ({ pk: `TAX#${type}#${number}`, sk: "TAX" }),

  /** A product's stage of a company, which is also the ticket that support works on. */
  stage: ({ companyId, product, stage }: OccurrencePlace): Key => ({
    pk: company(companyId),
    sk: `STAGE#${product}#${stage}`,
  }),
  accessData: (companyId: string, product: string): Key => ({
    pk: company(companyId),
    sk: `ACCESS#${product}`,
  }),
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
  /** Its version moves with each file that comes or goes, so that who counted the files knows whether they still hold. */
  fileCount: (companyId: string, product: string): Key => ({
    pk: company(companyId),
    sk: `FILECOUNT#${product}`,
  }),

  /** Append-only. `subject` is `<product>#<stage>` or `company`; ULIDs sort by time. */
  history: (companyId: string, subject: string, id: string): Key => ({
    pk: company(companyId),
    sk: `HIST#${subject}#${id}`,
  }),
  historyOf: (companyId: string, subject: string) => ({ pk: company(companyId), prefix: `HIST#${subject}#` }),

  /** The outbox: what the table's stream hands to reactions. Infra filters the stream by this prefix. */
  event: (id: string): Key => ({ pk: `EVENT#${id}`, sk: "EVENT" }),
  /** One mail of an event to one recipient. Not under `EVENT#`, or claiming a mail would look like an event. */
  mail: (eventId: string, recipient: string): Key => ({ pk: `MAIL#${eventId}`, sk: `TO#${recipient}` }),
  idempotency: (sub: string, key: string): Key => ({ pk: `IDEM#${sub}#${key}`, sk: "IDEM" }),
  counter: (year: number, shard: number): Key => ({ pk: `COUNTER#${year}#${shard}`, sk: "COUNTER" }),
} as const;

/** `gsi1` orders the tickets of one status, `gsi2` those of every status, by how long they have waited. */
export const queues = {
  gsi1: (status: OccurrenceStatus, shard: QueueShard) => `Q#${status}#${shard}`,
  gsi2: (shard: QueueShard) => `Q#all#${shard}`,
} as const;
export type QueueIndex = keyof typeof queues;
