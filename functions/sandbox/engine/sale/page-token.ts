import { randomBytes } from "node:crypto";
import { refused } from "../answer.ts";
import type { Decision, PageDecider } from "../decider.ts";
import { keyHash } from "../key.ts";
import type { Transaction } from "../model.ts";

/** Where a page of the shop sends its token; headers are in no record of a call. */
export const pageTokenHeader = "pay_token";

/** 66 characters, as `pay_token` and `store_token`: told once, and of it only a hash is kept. */
export const newPageToken = (): string => randomBytes(33).toString("hex");

export const withPageToken = (transaction: Transaction, token: string): Transaction => ({
  ...transaction,
  pageToken: { hash: keyHash(token) },
});

/** Whether the call carries the token that was given for the transaction which its address names, used or not. */
export const carriesToken: NonNullable<PageDecider["admits"]> = ({ path, headers }, seen) => {
  const [id] = Object.values(path);
  const hash = seen.find(id)?.pageToken?.hash;
  return hash !== undefined && hash === keyHash(headers[pageTokenHeader] ?? "");
};

/** Lets a page try once: whatever that comes to, its token is used. */
export function once(stored: Transaction, now: string, decide: () => Decision): Decision {
  const { pageToken } = stored;
  if (!pageToken || pageToken.usedAt !== undefined) return refused("102");
  const decision = decide();
  const used = { ...pageToken, usedAt: now };
  const changed = decision.stored ?? [];
  const own = changed.find(({ id }) => id === stored.id) ?? stored;
  const others = changed.filter(({ id }) => id !== stored.id);
  return { ...decision, stored: [{ ...own, pageToken: used }, ...others], about: stored.id };
}
