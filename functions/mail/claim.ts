import * as z from "zod/mini";
import { type Key, keys } from "../keys.ts";
import { readAll } from "../table.ts";
import { LostRace, transact } from "../transaction.ts";

const claimSchema = z.object({
  status: z.enum(["sending", "sent"]),
  leaseUntil: z.number(),
  version: z.number(),
});

/** Longer than the function may run: a claim that outlived it belongs to an attempt that crashed. */
const leaseMs = 60_000;
/** Longer than events stay in the outbox and in the stream. */
const rememberedSeconds = 8 * 24 * 60 * 60;

export interface Claim {
  readonly key: Key;
  readonly version: number;
}

/** Another attempt at the same mail is under way; the stream delivers the event again later. */
class MailBusy extends Error {}

const item = (status: "sending" | "sent", leaseUntil: number) => ({
  status,
  leaseUntil,
  ttl: Math.floor(Date.now() / 1000) + rememberedSeconds,
});

/**
 * Takes the sending of one mail for this attempt alone; undefined when it has been sent before.
 * @throws MailBusy
 */
export async function claimMail(eventId: string, recipient: string): Promise<Claim | undefined> {
  const slot = { key: keys.mail(eventId, recipient), schema: claimSchema };
  const claim = (await readAll([slot])).find(slot);
  if (claim?.status === "sent") return undefined;
  if (claim && claim.leaseUntil > Date.now()) throw new MailBusy();
  const seen = claim?.version ?? 0;
  try {
    await transact([{ act: "put", key: slot.key, item: item("sending", Date.now() + leaseMs), seen }]);
  } catch (error) {
    throw error instanceof LostRace ? new MailBusy() : error;
  }
  return { key: slot.key, version: seen + 1 };
}

export const keepAsSent = ({ key, version }: Claim): Promise<void> =>
  transact([{ act: "put", key, item: item("sent", 0), seen: version }]);

/** After a refusal that is known: the next attempt need not wait for the lease to end. */
export const giveBack = ({ key, version }: Claim): Promise<void> =>
  transact([{ act: "put", key, item: item("sending", 0), seen: version }]);
