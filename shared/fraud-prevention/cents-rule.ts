/**
 * How the risk analysis decides in a test environment: by nothing but the cents of the amount. Konduto, the engine with
 * the same pair of keys and the same notification as Fraud Detect, publishes the rule for its own test environment
 * (ajuda.konduto.com/article/50). That Fraud Detect follows it is inferred, so wherever people read the rule they are told.
 * There is no call for an analysis alone: docs/papers/decisions/0093-risk-is-analysed-with-its-sale.md
 */
export const centsRanges = [
  { from: 0, to: 29, decision: "approved" },
  { from: 30, to: 59, decision: "review" },
  { from: 60, to: 99, decision: "rejected" },
] as const;

/** 500.00: the engine answers HTTP 500 to its caller, and there is neither a decision nor a score. */
export const failingAmountCents = 50_000;

export type CentsDecision = (typeof centsRanges)[number]["decision"] | "error";

interface CentsVerdict {
  readonly decision: CentsDecision;
  /** From 0 to 0.99: the cents as a hundredth part. */
  readonly score: number | null;
}

/** @throws RangeError for what is no amount in whole cents */
export function centsVerdict(amountCents: number): CentsVerdict {
  if (amountCents === failingAmountCents) return { decision: "error", score: null };
  const cents = amountCents % 100;
  const range = centsRanges.find(({ from, to }) => from <= cents && cents <= to);
  if (!Number.isSafeInteger(amountCents) || !range) throw new RangeError("An amount is whole cents.");
  return { decision: range.decision, score: cents / 100 };
}
