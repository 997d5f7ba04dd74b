import type { ProductId } from "@portal/shared/product.ts";
import type { Actor } from "@portal/shared/roles.ts";
import type { StageId } from "@portal/shared/stage/model.ts";

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** A stretch of one partition: everything whose sort key begins like this. */
export interface KeyRange {
  readonly pk: string;
  readonly prefix: string;
}

type Part = string | number;

const joined = (...parts: readonly Part[]): string => parts.join("#");

/**
 * A partition of a family of its own. Every feature names its families and kinds here, as literals: a test reads them
 * from the sources and refuses a name that two features take.
 */
export const partition = (family: string, ...parts: readonly Part[]): string => joined(family, ...parts);

/** An item of a company, of one kind. */
export const inCompany = (companyId: string, kind: string, ...parts: readonly Part[]): Key => ({
  pk: partition("CO", companyId),
  sk: joined(kind, ...parts),
});

/** All items of a company of one kind that have these parts in common. */
export const allInCompany = (companyId: string, kind: string, ...parts: readonly Part[]): KeyRange => ({
  pk: partition("CO", companyId),
  prefix: joined(kind, ...parts, ""),
});

/** An item of a person, by the user pool's `sub`. */
export const ofPerson = (sub: string, kind: string): Key => ({ pk: partition("USER", sub), sk: kind });

/** A number as a part of a sort key, padded so that keys sort by it. */
export const sortable = (number: number): string => String(number).padStart(6, "0");

/** Spreads a long list over partitions, so that one status is not one hot partition. */
export const shards = [0, 1, 2, 3] as const;
export type Shard = (typeof shards)[number];

/** The shard of a sharded list that an id belongs to. */
export function shardOf(id: string): Shard {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + character.charCodeAt(0)) % 65_521;
  return shards[sum % shards.length] ?? 0;
}

/** What an entry of the history is about. */
export type HistoryKey = `${ProductId}#${StageId | "access-data"}` | "company";

/** Who sees an event through: the mails that tell of it, or the erasure of what was removed. */
export type OutboxConsumer = "mail" | "erasure";

/** The keys that every write needs, whatever its feature. Each feature holds its own. */
export const keys = {
  person: (sub: string): Key => ofPerson(sub, "ACCOUNT"),
  company: (companyId: string): Key => inCompany(companyId, "COMPANY"),
  /** A person in a company; with the role `requested` it is a request that grants nothing. */
  member: (companyId: string, sub: string): Key => inCompany(companyId, "MEMBER", sub),
  members: (companyId: string): KeyRange => allInCompany(companyId, "MEMBER"),

  /** A person's recent acts that sent mails to others. */
  noticesBy: (sub: string): Key => ofPerson(sub, "NOTICES"),
  /** The same for a company, separately for clients and support. */
  noticesOf: (companyId: string, role: Actor["role"]): Key => inCompany(companyId, "NOTICES", role),

  /** Append-only; ULIDs sort by time. */
  history: (companyId: string, subject: HistoryKey, id: string): Key =>
    inCompany(companyId, "HIST", subject, id),
  historyOf: (companyId: string, subject: HistoryKey): KeyRange => allInCompany(companyId, "HIST", subject),

  /** An event until everything that follows from it is done. Infra filters the table's stream by its partition. */
  event: (consumer: OutboxConsumer, id: string): Key => ({
    pk: partition("OUTBOX", consumer),
    sk: joined("EVENT", id),
  }),
  /** One partition for each consumer: it only ever holds what is still to be done, and ULIDs sort by time. */
  outbox: (consumer: OutboxConsumer): KeyRange => ({
    pk: partition("OUTBOX", consumer),
    prefix: joined("EVENT", ""),
  }),
  idempotency: (sub: string, key: string): Key => ({ pk: partition("IDEM", sub, key), sk: "IDEM" }),
} as const;

/** The table's indexes, each with a partition and a sort key of its own name. */
export const indexNames = ["gsi1", "gsi2", "gsi3"] as const;
export type IndexName = (typeof indexNames)[number];
