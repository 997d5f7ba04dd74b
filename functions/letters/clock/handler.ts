import { companyDue } from "../../company/company/due.ts";
import type { DueName, DueReaction } from "../../platform/clock/due.ts";
import { sweepClock } from "../../platform/clock/sweep.ts";

const reactions: Readonly<Record<DueName, DueReaction>> = {
  ...companyDue,
};

/** Lets happen, every minute, whatever is due by then. */
export async function handler(): Promise<void> {
  await sweepClock(reactions);
}
