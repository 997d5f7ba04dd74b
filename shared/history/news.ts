import type { HistoryKind } from "../lifecycle.ts";
import { type HistoryEvent, historyKindOf } from "./event.ts";

/** Somebody has to answer now, or was answered. */
const steps: readonly HistoryKind[] = ["sent", "approved", "rejected"];

/** What is no step, and yet stops what a colleague's program or form was doing. */
const disturbances = [
  "configuration.reopened",
  "certification.restarted",
  "access-data.replaced",
  "sandbox.key-rotated",
  "sandbox.key-revoked",
  "sandbox.public-key-removed",
  "sandbox.endpoints-changed",
  "sandbox.secret-rotated",
  "sandbox.reset",
] as const satisfies readonly HistoryEvent[];

const isStep = (event: string): boolean => steps.includes(historyKindOf(event));

/** Whether the people of a company are told of an event; all else is only found in the history. */
export const isNews = (event: string): boolean =>
  isStep(event) || disturbances.some((disturbance) => disturbance === event);

/**
 * Whether a member may do without the letter of an event, because its notice says the same. All others are owed: a code
 * for signing in, a key that was replaced and soon stops working.
 */
export const isLetterOptional = isStep;
