import { createHmac, timingSafeEqual } from "node:crypto";
import { keyFor } from "./secret.ts";

/** A store's key for a browser: whoever has it calls as that store until it ends. */
export interface SessionKey {
  readonly merchantKey: string;
  readonly expiresAt: string;
}

const lifeSeconds = 60 * 60;

/** The store that a key opens, and how often its keys were revoked by then. */
interface Opened {
  readonly merchantId: string;
  readonly revocations?: number | undefined;
}

async function signature({ merchantId, revocations = 0 }: Opened, expiry: string): Promise<string> {
  return createHmac("sha256", await keyFor("sandbox-session"))
    .update(JSON.stringify([merchantId, revocations, expiry]))
    .digest("base64url");
}

/** Nothing of it is stored: the stage's secret and the clock are all that it takes to verify it. */
export async function issueSessionKey(store: Opened, now = Date.now()): Promise<SessionKey> {
  const expiry = Math.floor(now / 1000) + lifeSeconds;
  const merchantKey = `s.${expiry}.${await signature(store, String(expiry))}`;
  return { merchantKey, expiresAt: new Date(expiry * 1000).toISOString() };
}

const form = /^s\.(\d{10})\.([\w-]{43})$/;

/** Whether a key is a session's by its form; no key of a store has a dot. */
export const isSessionKey = (key: string): boolean => form.test(key);

/** Whether it is the key of a session of that store which has not ended: by the clock, or by a key that was revoked since. */
export async function opensWithSession(store: Opened, key: string, now = Date.now()): Promise<boolean> {
  const [, expiry = "", given = ""] = form.exec(key) ?? [];
  if (given === "" || Number(expiry) * 1000 <= now) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(await signature(store, expiry)));
}
