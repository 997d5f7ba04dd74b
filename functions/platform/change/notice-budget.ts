import { DomainError } from "@portal/shared/errors.ts";
import type { Actor } from "@portal/shared/roles.ts";
import * as z from "zod/mini";
import { type Key, keys } from "../table/keys.ts";
import type { Snapshot } from "../table/table.ts";
import type { Write } from "../table/transaction.ts";

/** At most so many acts within any period of that length. */
interface Window {
  readonly seconds: number;
  readonly acts: number;
}

/** A limit on acts that send mails to others; `key` is where the acts are counted. */
export interface NoticeBudget {
  readonly key: Key;
  readonly windows: readonly Window[];
}

const hour = 60 * 60;
const day = 24 * hour;

/** So many acts within an hour, and so many within a day. */
export const windows = (perHour: number, perDay: number): readonly Window[] => [
  { seconds: hour, acts: perHour },
  { seconds: day, acts: perDay },
];

/** A client acts a few times an hour; support answers many clients. */
const limits = {
  client: windows(20, 60),
  support: windows(120, 600),
  company: windows(40, 120),
} as const;

const byPerson = ({ role, sub }: Actor): NoticeBudget => ({
  key: keys.noticesBy(sub),
  windows: limits[role],
});

/** Stored beside the person's or the company's other items: a partition of its own would be written by everybody. */
export const budgets = {
  /** For an act outside any company of the caller. */
  person: byPerson,
  /** The caller's budget and the company's; mails from support and mails from the company are counted apart. */
  within: (companyId: string, actor: Actor): NoticeBudget[] => [
    byPerson(actor),
    { key: keys.noticesOf(companyId, actor.role), windows: limits.company },
  ],
} as const;

const spentSchema = z.object({ spentAtMs: z.array(z.number()), version: z.number() });

export const budgetRef = ({ key }: NoticeBudget) => ({ key, schema: spentSchema });

/** The wait until enough acts are older than the window for one more to fit. */
function waitMs(spentAtMs: readonly number[], { seconds, acts }: Window, now: number): number {
  const within = spentAtMs.filter((at) => at > now - seconds * 1000);
  const firstToLeave = within.at(-acts);
  return firstToLeave === undefined ? 0 : firstToLeave + seconds * 1000 - now;
}

/**
 * Spends one act from each budget, in the same transaction as the act.
 * @throws DomainError `too-many-requests` with the wait, while one of them is spent
 */
export function spend(given: readonly NoticeBudget[], seen: Snapshot, now = Date.now()): Write[] {
  const spentOf = (budget: NoticeBudget) => seen.find(budgetRef(budget))?.spentAtMs ?? [];
  const waits = given.flatMap((budget) => budget.windows.map((one) => waitMs(spentOf(budget), one, now)));
  const longest = Math.max(0, ...waits);
  if (longest > 0) {
    throw new DomainError("too-many-requests", { retryAfterSeconds: Math.ceil(longest / 1000) });
  }
  return given.map((budget) => {
    const keptMs = Math.max(...budget.windows.map(({ seconds }) => seconds)) * 1000;
    const recent = spentOf(budget).filter((at) => at > now - keptMs);
    const item = { spentAtMs: [...recent, now], ttl: Math.ceil((now + keptMs) / 1000) };
    return { act: "put", key: budget.key, item, seen: seen.find(budgetRef(budget))?.version ?? 0 };
  });
}
