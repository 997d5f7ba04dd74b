import type { Seen } from "../decider.ts";
import type { Transaction } from "../model.ts";
import { isInReview } from "./judged.ts";
import { afterPayment } from "./schedule.ts";

/** In PPC a sale waits for its shop's word; while its risk is in review, nobody but the reviewer has one. */
export const awaitsWord = ({ status, analysis }: Transaction): boolean =>
  status === "PPC" && !isInReview(analysis);

/** A sale with the schedule that waited for it, if there is one and it changes with it. */
export function withItsSchedule(sale: Transaction, seen: Pick<Seen, "find">, now: string): Transaction[] {
  const schedule = seen.find(sale.original);
  const after = schedule && afterPayment(schedule, sale, now);
  return !after || after === schedule ? [sale] : [sale, after];
}
