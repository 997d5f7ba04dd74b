import * as z from "zod/mini";
import { pause } from "../../platform/aws/pause.ts";
import { type Key, partition } from "../../platform/table/keys.ts";
import { readAll } from "../../platform/table/table.ts";
import { LostRace, transact } from "../../platform/table/transaction.ts";

const claimSchema = z.object({
  status: z.enum(["sending", "sent"]),
  leaseUntil: z.number(),
  version: z.number(),
});

/**
 * Longer than the function may run (`infra/features/mail.ts`): a claim that is older belongs to an attempt that
 * crashed.
 */
export const leaseMs = 75_000;
/**
 * How long to go on trying to note that SES took a mail while the database is away; the function's timeout must
 * allow it.
 */
const noteMs = 40_000;
/** Longer than events stay in the outbox and in the stream, so that no repeat sends a mail again. */
const rememberedSeconds = 8 * 24 * 60 * 60;

/** One mail of an event to one recipient. Not in the outbox, where claiming a mail would look like a new event. */
export const mailKey = (eventId: string, recipient: string): Key => ({
  pk: partition("MAIL", eventId),
  sk: `TO#${recipient}`,
});

export interface Claim {
  readonly key: Key;
  readonly version: number;
}

const item = (status: "sending" | "sent", leaseUntil: number) => ({
  status,
  leaseUntil,
  ttl: Math.floor(Date.now() / 1000) + rememberedSeconds,
});

/** Claims the sending of one mail for this attempt, unless it was sent or another attempt holds the claim. */
export async function claimMail(eventId: string, recipient: string): Promise<Claim | "sent" | "busy"> {
  const ref = { key: mailKey(eventId, recipient), schema: claimSchema };
  const claim = (await readAll([ref])).find(ref);
  if (claim?.status === "sent") return "sent";
  if (claim && claim.leaseUntil > Date.now()) return "busy";
  const seen = claim?.version ?? 0;
  try {
    await transact([{ act: "put", key: ref.key, item: item("sending", Date.now() + leaseMs), seen }]);
  } catch (error) {
    if (error instanceof LostRace) return "busy";
    throw error;
  }
  return { key: ref.key, version: seen + 1 };
}

/**
 * Notes that SES took the mail, and keeps trying while the database is away: without the note it would be sent
 * again.
 */
export async function keepAsSent({ key, version }: Claim): Promise<void> {
  const until = Date.now() + noteMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact([{ act: "put", key, item: item("sent", 0), seen: version }]);
    } catch (error) {
      // Either the note was written and only its answer was lost, or the lease ended and another attempt owns
      // the mail.
      if (error instanceof LostRace) return undefined;
      if (Date.now() > until) throw error;
      await pause(Math.min(attempt, 6));
    }
  }
}

/** Gives up the claim after a known refusal, so that the next attempt need not wait for the lease to end. */
export const giveBack = ({ key, version }: Claim): Promise<void> =>
  transact([{ act: "put", key, item: item("sending", 0), seen: version }]);
