import * as z from "zod/mini";
import { type Key, type KeyRange, partition } from "../table/keys.ts";
import { newUlid } from "../table/new-ulid.ts";
import type { Write } from "../table/transaction.ts";

/** Everything that happens by the clock, each named after its feature. */
export const dueNames = ["company.join-unanswered"] as const;
export type DueName = (typeof dueNames)[number];

/** What happens by the clock, and the ids of what it is about: an entry holds no more, and never a secret. */
export interface DueKind<Subject> {
  readonly name: DueName;
  readonly subject: z.ZodMiniType<Subject>;
}

/** An entry until what it stands for has happened. */
export const dueEntrySchema = z.object({
  id: z.string(),
  name: z.string(),
  at: z.string(),
  subject: z.unknown(),
});
export type DueEntry = z.output<typeof dueEntrySchema>;

/**
 * One partition, sorted by the instant, so that a sweep reads what is due and nothing else:
 * docs/papers/decisions/0110-what-happens-by-the-clock-is-an-entry.md
 */
export const dueEntries: KeyRange = { pk: partition("CLOCK"), prefix: "DUE#" };
export const dueKey = ({ at, id }: Pick<DueEntry, "at" | "id">): Key => ({
  pk: dueEntries.pk,
  sk: `${dueEntries.prefix}${at}#${id}`,
});

/**
 * Lets something happen at an instant. Written in the transaction of what it belongs to, and never taken back: whether it
 * still applies is decided when its time has come.
 */
export function due<Subject>({ name }: DueKind<Subject>, instant: Date, subject: Subject): Write {
  const at = instant.toISOString();
  const id = newUlid();
  return { act: "put", key: dueKey({ at, id }), item: { id, name, at, subject }, seen: 0 };
}

/**
 * What is written when the time has come, in one transaction with the end of the entry; nothing where it no longer
 * applies. It may be asked again, and decides on what is stored by then.
 */
export type DueReaction = (subject: unknown, now: string) => Promise<readonly Write[]>;

export const whenDue =
  <Subject>(
    { subject: schema }: DueKind<Subject>,
    react: (subject: Subject, now: string) => Promise<readonly Write[]>,
  ): DueReaction =>
  (subject, now) =>
    react(schema.parse(subject), now);

/** The reactions to all that a feature lets happen by the clock. */
export type DueReactions<Feature extends string> = {
  readonly [Name in Extract<DueName, `${Feature}.${string}`>]: DueReaction;
};
