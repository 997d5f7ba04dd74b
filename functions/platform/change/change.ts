import { DomainError } from "@portal/shared/errors.ts";
import * as z from "zod/mini";
import { pause } from "../aws/pause.ts";
import type { ChangeRequest } from "../http/request.ts";
import { keys } from "../table/keys.ts";
import { type ItemRef, readAll, type Snapshot } from "../table/table.ts";
import { LostRace, transact, type Write } from "../table/transaction.ts";
import { type Author, authorIn, personRef } from "./author.ts";
import { companyAccessRef, memberRef, requireAccess } from "./membership.ts";
import { budgetRef, budgets, type NoticeBudget, spend } from "./notice-budget.ts";
import { isAnnouncement } from "./record.ts";

export interface Change<Result> {
  /** Empty when everything already is as requested; then nothing is written. */
  readonly writes: readonly Write[];
  readonly result: Result;
}

interface Plan<Result> {
  /** The company that the change belongs to. A client must be its member, when deciding and when writing. */
  readonly companyId?: string;
  readonly reads: readonly ItemRef<unknown>[];
  /** The budgets that an act with a mail to others is counted against; by default the caller's and the company's. */
  readonly budgets?: readonly NoticeBudget[];
  /** On what was seen, by whoever acts, at that instant. Taken again where somebody else was faster. */
  readonly decide: (seen: Snapshot, by: Author, at: string) => Change<Result> | Promise<Change<Result>>;
  /** For revealing a secret: no answer is stored, and the same request again is a second reveal. */
  readonly keepsNoAnswer?: boolean;
  /** The present item, which a version conflict returns. */
  readonly current?: (seen: Snapshot) => object | Promise<object>;
}

/** Somebody who sends ten files at once races against themselves: each must get its turn. */
const attempts = 9;
const rememberedSeconds = 24 * 60 * 60;

const answerSchema = z.object({ fingerprint: z.string(), response: z.string(), ttl: z.number() });

/** The table deletes expired items within days, so expiry is compared here to the second. */
const nowSeconds = (): number => Math.floor(Date.now() / 1000);

const answerRef = ({ actor, idempotency }: ChangeRequest) => ({
  key: keys.idempotency(actor.sub, idempotency.key),
  schema: answerSchema,
});

/**
 * The stored answer to this same request; the router validates it like any other.
 * @throws DomainError `idempotency-key-reused`
 */
function earlierAnswer(request: ChangeRequest, { keepsNoAnswer }: Plan<unknown>, seen: Snapshot) {
  const answer = keepsNoAnswer ? undefined : seen.find(answerRef(request));
  if (answer === undefined || answer.ttl <= nowSeconds()) return undefined;
  if (answer.fingerprint !== request.idempotency.fingerprint) {
    throw new DomainError("idempotency-key-reused");
  }
  return { result: JSON.parse(answer.response) };
}

function bookkeeping(request: ChangeRequest, plan: Plan<unknown>, seen: Snapshot, result: unknown) {
  const writes: Write[] = [];
  if (!plan.keepsNoAnswer) {
    const { fingerprint } = request.idempotency;
    const item = { fingerprint, response: JSON.stringify(result), ttl: nowSeconds() + rememberedSeconds };
    writes.push({ act: "remember", key: answerRef(request).key, item });
  }
  if (plan.companyId !== undefined && request.actor.role === "client") {
    const ref = memberRef(plan.companyId, request.actor.sub);
    writes.push({ act: "check", key: ref.key, seen: seen.get(ref).version });
  }
  return writes;
}

function budgetsOf({ actor }: ChangeRequest, { companyId, budgets: given }: Plan<unknown>) {
  return given ?? (companyId === undefined ? [budgets.person(actor)] : budgets.within(companyId, actor));
}

async function conflict({ current }: Plan<unknown>, seen: Snapshot): Promise<DomainError> {
  return new DomainError("version-conflict", { current: await current?.(seen) });
}

async function decide<Result>(
  request: ChangeRequest,
  plan: Plan<Result>,
  seen: Snapshot,
): Promise<Change<Result>> {
  try {
    const at = new Date().toISOString();
    const { writes, result } = await plan.decide(seen, authorIn(seen, request.actor), at);
    const spent = writes.some(isAnnouncement) ? spend(budgetsOf(request, plan), seen) : [];
    return { writes: [...writes, ...spent], result };
  } catch (error) {
    // A batch read is not one instant: a parallel copy of this request may have finished between the reading
    // of two items.
    const twin = earlierAnswer(request, plan, await readAll([answerRef(request)]));
    if (twin) return { ...twin, writes: [] };
    if (error instanceof DomainError && error.code === "version-conflict") throw await conflict(plan, seen);
    throw error;
  }
}

/**
 * The only way to change anything: one read of everything the decision needs, and one transaction that succeeds only
 * if all of it is unchanged. A lost race is decided again on what is there now, which then is a conflict, a repeat
 * or simply another decision.
 */
export async function change<Result>(request: ChangeRequest, plan: Plan<Result>): Promise<Result> {
  const { companyId } = plan;
  const access = companyId === undefined ? [] : [companyAccessRef(companyId, request.actor)];
  const spendable = budgetsOf(request, plan).map(budgetRef);
  const person = personRef(request.actor.sub);
  const refs = [...plan.reads, person, answerRef(request), ...access, ...spendable];
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const seen = await readAll(refs);
    if (companyId !== undefined) requireAccess(companyId, request.actor, seen);
    const earlier = earlierAnswer(request, plan, seen);
    if (earlier) return earlier.result;
    const { writes, result } = await decide(request, plan, seen);
    if (writes.length === 0) return result;
    try {
      await transact([...writes, ...bookkeeping(request, plan, seen, result)]);
      return result;
    } catch (error) {
      if (!(error instanceof LostRace)) throw error;
      await pause(attempt);
    }
  }
  throw await conflict(plan, await readAll(refs));
}

/** @throws DomainError `version-conflict` */
export function requireVersion(stored: number, expected: number): void {
  if (stored !== expected) throw new DomainError("version-conflict");
}
