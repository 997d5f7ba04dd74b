import { refused } from "../answer.ts";
import type { Decision } from "../decider.ts";
import { idempotentRef } from "../model.ts";
import { findTransaction, seenIn } from "../sight.ts";
import type { Arrival } from "./arrival.ts";
import { repeated } from "./idempotency.ts";
import type { StoreReading } from "./reading.ts";

/** The first answer of the call's idempotency key, where it was used before. */
async function earlierDecision(
  { intent, merchantId }: Arrival,
  { snapshot, now, realNow }: StoreReading,
): Promise<Decision | undefined> {
  if (!intent) return undefined;
  const earlier = snapshot.find(idempotentRef(merchantId, intent.key));
  return repeated(intent, earlier, realNow.toISOString(), (id) => findTransaction(merchantId, id, now));
}

/** The error that a tester asks for comes in place of success: of a call that fails so, nothing is stored. */
function forcedError(
  { definition, asked: { forced }, decider, call }: Arrival,
  reading: StoreReading,
): Decision | undefined {
  if (definition.forced !== "error" || forced?.kind !== "error") return undefined;
  const refusal = refused(forced.code);
  return decider.says?.(refusal, call, seenIn(reading)) ?? refusal;
}

/** What the call comes to: its first answer again, or the decision on what was read. */
export async function decisionOn(arrival: Arrival, reading: StoreReading): Promise<Decision> {
  const again = await earlierDecision(arrival, reading);
  if (again) return again;
  const decision = arrival.decider.decide(arrival.call, seenIn(reading), reading.now);
  const isAccepted = decision.http < 400;
  return (isAccepted && forcedError(arrival, reading)) || decision;
}
