import * as z from "zod/mini";
import { pause } from "../platform/aws/pause.ts";
import { type Key, keys } from "../platform/table/keys.ts";
import { readAll } from "../platform/table/table.ts";
import { LostRace, transact } from "../platform/table/transaction.ts";

const claimSchema = z.object({
  status: z.enum(["sending", "sent"]),
  leaseUntil: z.number(),
  version: z.number(),
});

/** Longer than the function may run, in `infra/features/mail.ts`: a claim that outlived it is of an attempt that crashed. */
export const leaseMs = 75_000;
/** How long what SES has taken waits for the database to be noted down; the function has to have the time. */
const noteMs = 40_000;
/** Longer than events stay in the outbox and in the stream. */
const rememberedSeconds = 8 * 24 * 60 * 60;

export interface Claim {
  readonly key: Key;
  readonly version: number;
}

const item = (status: "sending" | "sent", leaseUntil: number) => ({
  status,
  leaseUntil,
  ttl: Math.floor(Date.now() / 1000) + rememberedSeconds,
});

/** Takes the sending of one mail for this attempt alone, unless it has been sent or another attempt is at it. */
export async function claimMail(eventId: string, recipient: string): Promise<Claim | "sent" | "busy"> {
  const slot = { key: keys.mail(eventId, recipient), schema: claimSchema };
  const claim = (await readAll([slot])).find(slot);
  if (claim?.status === "sent") return "sent";
  if (claim && claim.leaseUntil > Date.now()) return "busy";
  const seen = claim?.version ?? 0;
  try {
    await transact([{ act: "put", key: slot.key, item: item("sending", Date.now() + leaseMs), seen }]);
  } catch (error) {
    if (error instanceof LostRace) return "busy";
    throw error;
  }
  return { key: slot.key, version: seen + 1 };
}

/**
 * Notes down that SES has taken the mail, and waits for a database that is away: without the note it would be sent
 * again.
 */
export async function keepAsSent({ key, version }: Claim): Promise<void> {
  const until = Date.now() + noteMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact([{ act: "put", key, item: item("sent", 0), seen: version }]);
    } catch (error) {
      // Ours already, though its answer was lost; or the lease has ended, and another attempt answers for the mail.
      if (error instanceof LostRace) return undefined;
      if (Date.now() > until) throw error;
      await pause(Math.min(attempt, 6));
    }
  }
}

/** After a refusal that is known: the next attempt need not wait for the lease to end. */
export const giveBack = ({ key, version }: Claim): Promise<void> =>
  transact([{ act: "put", key, item: item("sending", 0), seen: version }]);
