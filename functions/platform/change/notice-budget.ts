import { DomainError } from "@portal/shared/errors.ts";
import type { TaxIdType } from "@portal/shared/field/tax-id.ts";
import type { Actor } from "@portal/shared/roles.ts";
import * as z from "zod/mini";
import { type Key, keys } from "../table/keys.ts";
import type { Snapshot } from "../table/table.ts";
import type { Write } from "../table/transaction.ts";

/** So many acts in any stretch of that length. */
interface Window {
  readonly seconds: number;
  readonly acts: number;
}

/** What somebody may spend on acts that others are told of by mail; `key` is where it is counted. */
export interface NoticeBudget {
  readonly key: Key;
  readonly windows: readonly Window[];
}

const hour = 60 * 60;
const day = 24 * hour;

const windows = (perHour: number, perDay: number): readonly Window[] => [
  { seconds: hour, acts: perHour },
  { seconds: day, acts: perDay },
];

/**
 * A client's acts in an hour are a handful; support answers many clients. What strangers ask of a company is counted
 * apart from what its own people send, so that nobody can use up another's budget.
 */
const limits = {
  client: windows(20, 60),
  support: windows(120, 600),
  company: windows(40, 120),
  asking: windows(3, 6),
  asked: windows(5, 15),
  proving: windows(5, 10),
} as const;

const byPerson = ({ role, sub }: Actor): NoticeBudget => ({
  key: keys.noticesBy(sub),
  windows: limits[role],
});

/** Beside what a person or a company already stores: no partition of its own that everybody would write to. */
export const budgets = {
  /** Of an act that belongs to no company of the caller's. */
  person: byPerson,
  /** The caller's own, and that of the company; what support tells a company is counted apart from what it sends. */
  within: (companyId: string, actor: Actor): NoticeBudget[] => [
    byPerson(actor),
    { key: keys.noticesOf(companyId, actor.role), windows: limits.company },
  ],
  /** Requests to join, by whom they are made. */
  asking: (sub: string): NoticeBudget => ({ key: keys.joinRequestsBy(sub), windows: limits.asking }),
  /** Codes to an address that may be a stranger's. */
  proving: (sub: string): NoticeBudget => ({ key: keys.emailCodesFor(sub), windows: limits.proving }),
  /** Requests to join, by whose document they name. */
  asked: (type: TaxIdType, number: string): NoticeBudget => ({
    key: keys.joinRequestsFor(type, number),
    windows: limits.asked,
  }),
} as const;

const spentSchema = z.object({ spentAtMs: z.array(z.number()), version: z.number() });

export const budgetSlot = ({ key }: NoticeBudget) => ({ key, schema: spentSchema });

/** Until so many of the acts have left the window that one more fits. */
function waitMs(spentAtMs: readonly number[], { seconds, acts }: Window, now: number): number {
  const within = spentAtMs.filter((at) => at > now - seconds * 1000);
  const firstToLeave = within.at(-acts);
  return firstToLeave === undefined ? 0 : firstToLeave + seconds * 1000 - now;
}

/**
 * Takes one act from each budget, in the same transaction as the act.
 * @throws DomainError `too-many-requests` with the wait, while one of them is spent.
 */
export function spend(given: readonly NoticeBudget[], seen: Snapshot, now = Date.now()): Write[] {
  const spentOf = (budget: NoticeBudget) => seen.find(budgetSlot(budget))?.spentAtMs ?? [];
  const waits = given.flatMap((budget) => budget.windows.map((one) => waitMs(spentOf(budget), one, now)));
  const longest = Math.max(0, ...waits);
  if (longest > 0) {
    throw new DomainError("too-many-requests", { retryAfterSeconds: Math.ceil(longest / 1000) });
  }
  return given.map((budget) => {
    const keptMs = Math.max(...budget.windows.map(({ seconds }) => seconds)) * 1000;
    const recent = spentOf(budget).filter((at) => at > now - keptMs);
    const item = { spentAtMs: [...recent, now], ttl: Math.ceil((now + keptMs) / 1000) };
    return { act: "put", key: budget.key, item, seen: seen.find(budgetSlot(budget))?.version ?? 0 };
  });
}
