import { insist } from "../../../platform/table/insist.ts";
import { newUlid } from "../../../platform/table/new-ulid.ts";
import { transact, type Write } from "../../../platform/table/transaction.ts";
import type { Decision } from "../decider.ts";
import { markedBy, originOf } from "../incoming/origin.ts";
import { withoutOwnKeys } from "../incoming/own-keys.ts";
import type { RecordedCall } from "../model.ts";
import { quotaWrites } from "../quota.ts";
import { recordOf, recordWrites } from "../record.ts";
import { transactionWrites } from "../sight.ts";
import { later } from "../transaction.ts";
import type { Arrival } from "./arrival.ts";
import { handedOver } from "./handover.ts";
import { intentWrites } from "./idempotency.ts";
import type { StoreReading } from "./reading.ts";

/** The gateway ends a call after 30 s; until then a call without an answer counts as being processed. */
const gatewaySeconds = 30;

/** How long the caller is left waiting, on purpose. */
const waitingSeconds = ({ asked }: Arrival, { isLost }: Decision): number =>
  isLost || asked.isLost ? gatewaySeconds : (asked.delaySeconds ?? 0);

const originIn = ({ merchantKey, request }: Arrival) => originOf(merchantKey, request.headers);

/** The call with its answer, as the workbench shows it. */
export function recorded(
  arrival: Arrival,
  { store, realNow }: StoreReading,
  decision: Decision,
): RecordedCall {
  const { request, asked, merchantKey, startedAt } = arrival;
  return recordOf({
    id: newUlid(realNow.getTime()),
    at: realNow.toISOString(),
    durationMs: performance.now() - startedAt + waitingSeconds(arrival, decision) * 1000,
    origin: originIn(arrival),
    request,
    decision: { ...decision, isLost: decision.isLost ?? asked.isLost ?? false },
    hide: withoutOwnKeys(store, merchantKey),
  });
}

/** Everything that the call leaves behind, written at once or not at all. */
function writesOf(arrival: Arrival, reading: StoreReading, decision: Decision): Write[] {
  const { intent, merchantId } = arrival;
  const { store, snapshot, realNow } = reading;
  const waits = waitingSeconds(arrival, decision);
  const busyUntil = waits === 0 ? undefined : later(realNow.toISOString(), waits);
  const stored = decision.stored ?? [];
  return [
    ...markedBy(originIn(arrival), stored, { merchantId, snapshot }).flatMap((transaction) =>
      transactionWrites(merchantId, transaction, snapshot, store),
    ),
    ...(intent && stored.length > 0 ? intentWrites(merchantId, intent, decision, busyUntil) : []),
    ...recordWrites(merchantId, recorded(arrival, reading, decision)),
  ];
}

/** What counts the call, whatever becomes of it. */
export const countedBy = ({ merchantId }: Arrival, { realNow, snapshot }: StoreReading): Write[] =>
  quotaWrites(merchantId, realNow, snapshot);

/** Writes what the decision comes to; of an identifier that is handed over only its receiver's answer says. */
export async function concluded(
  arrival: Arrival,
  reading: StoreReading,
  decision: Decision,
): Promise<Decision> {
  const counted = countedBy(arrival, reading);
  const { handsOver } = decision;
  if (!handsOver) {
    await transact([...writesOf(arrival, reading, decision), ...counted]);
    return decision;
  }
  const { merchantId } = arrival;
  const { snapshot } = reading;
  const handed = await handedOver({ merchantId, snapshot, decision: { ...decision, handsOver }, counted });
  await insist([...writesOf(arrival, reading, handed.decision), ...handed.writes]);
  return handed.decision;
}
