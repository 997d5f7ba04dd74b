import { DomainError } from "@portal/shared/errors.ts";
import { stored } from "@portal/shared/field/stored.ts";
import type { Given } from "@portal/shared/stage/proof.ts";
import { sameContent } from "@portal/shared/stage/same-content.ts";
import type { Saver } from "@portal/shared/stage/saver.ts";
import {
  type KeptVerdict,
  type Proving,
  provingSchema,
  type WholeReview,
} from "@portal/shared/stage/verdict.ts";
import * as z from "zod/mini";

/** What a return was filled in with from recorded calls; the calls themselves are kept beside it, one item a case. */
export const keptMatchOf = <Return extends z.ZodMiniType>(given: Return) =>
  z.object({ return: stored(given), proving: z.array(provingSchema), at: z.string() });

interface KeptMatch {
  readonly return: Given;
  readonly proving: Proving[];
  readonly at: string;
}

/** What is kept of every certification, whatever its cases are. */
export interface KeptAttempt {
  readonly attempt: number;
  readonly begunAt: string;
  readonly selected: readonly string[];
  readonly returns: Readonly<Partial<Record<string, Given>>>;
  readonly matches: Readonly<Partial<Record<string, KeptMatch>>>;
  readonly reviews: Readonly<Partial<Record<string, KeptVerdict>>>;
  readonly review: WholeReview | null;
  readonly revision: number;
}

/** An attempt in which nothing has been tested. */
export const untested = (attempt: number) => ({
  attempt,
  returns: {},
  matches: {},
  reviews: {},
  review: null,
});
export type BlankAttempt = ReturnType<typeof untested> & Pick<KeptAttempt, "begunAt" | "revision">;

const withoutNotes = (given: Given): Given => ({ ...given, notes: undefined });

/**
 * The matches that still hold: a return that says anything else than its match filled in was edited by hand. A note
 * proves nothing and takes nothing away.
 */
export function matchedIn({ returns, matches }: Pick<KeptAttempt, "returns" | "matches">) {
  const holding = Object.entries(matches).flatMap(([caseId, kept]) => {
    const own = returns[caseId];
    return kept && own && sameContent(withoutNotes(own), withoutNotes(kept.return))
      ? [[caseId, { proving: kept.proving, at: kept.at }] as const]
      : [];
  });
  return Object.fromEntries(holding);
}

/** How a certification is shown that has not begun. */
export const shownBefore = {
  status: "open",
  version: 0,
  begunAt: null,
  revision: 0,
  matched: {},
  savedAt: null,
  savedBy: null,
} as const;

export const shown = <Item extends KeptAttempt & { readonly savedBy?: Saver | undefined }>(item: Item) => ({
  ...item,
  savedBy: item.savedBy ?? null,
  matched: matchedIn(item),
});

/**
 * Open is also what has not begun; there is nothing to fill in, send or restart yet.
 * @throws DomainError `action-not-allowed`
 */
export function begun<Item>(item: Item | undefined): Item {
  if (!item) throw new DomainError("action-not-allowed");
  return item;
}

type Judged = Pick<KeptAttempt, "selected" | "reviews">;

/** The cases that support has failed, of those that are still tested. */
export const failedCases = ({ selected, reviews }: Judged): string[] =>
  selected.filter((caseId) => reviews[caseId]?.verdict === "failed");

/** The cases that wait for a verdict: one that support passed must stay as support saw it. */
export const openCases = ({ selected, reviews }: Judged): string[] =>
  selected.filter((caseId) => reviews[caseId]?.verdict !== "passed");

/**
 * A case whose return may be filled in.
 * @throws DomainError `action-not-allowed`
 */
export function requireOpenCase(item: Judged, caseId: string): void {
  if (!openCases(item).includes(caseId)) throw new DomainError("action-not-allowed");
}
