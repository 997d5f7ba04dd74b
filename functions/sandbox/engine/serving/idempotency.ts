import { createHash } from "node:crypto";
import type { GatewayOperationId } from "@portal/shared/esitef/operations.data.ts";
import { gatewayCodes } from "@portal/shared/esitef/outcome/gateway-codes.data.ts";
import type { Operation } from "@portal/shared/esitef/schema.ts";
import type * as z from "zod/mini";
import type { Write } from "../../../platform/table/transaction.ts";
import { refused } from "../answer.ts";
import type { Decision } from "../decider.ts";
import type { Request } from "../incoming/request.ts";
import { idempotentRef, type idempotentSchema, type Transaction } from "../model.ts";
import { about as objectOf } from "../sale/sale.ts";

/** No public page says how long a key lives; here it is a day. */
const keptSeconds = 24 * 60 * 60;
const maxCharacters = 80;

/** One intent of a shop: however often it arrives, it charges once. */
export interface Intent {
  readonly operation: GatewayOperationId;
  readonly key: string;
  readonly fingerprint: string;
}

/** Undefined for a call that takes no key. */
export function intentOf(
  { matched, headers, method, path, text }: Request,
  definition: Operation,
): Intent | undefined {
  const { idempotency_key: key = "" } = headers;
  const isIdempotent = Object.hasOwn(definition.headers ?? {}, "idempotency_key");
  if (typeof matched !== "object" || !isIdempotent) return undefined;
  const fingerprint = createHash("sha256").update(`${method} ${path}\n${text}`).digest("base64url");
  return { operation: matched.operation, key, fingerprint };
}

export const isKey = (key: string): boolean =>
  key.length > 0 && key.length <= maxCharacters && !/[#\s]/.test(key);

type Remembered = z.output<typeof idempotentSchema>;

/** With the status that the transaction has now, wherever the answer names it. */
function asOfNow(answer: object, { id, status }: Transaction): object {
  return Object.fromEntries(
    Object.entries(answer).map(([name, member]) => [
      name,
      typeof member === "object" && member !== null && "nit" in member && member.nit === id
        ? { ...member, status }
        : member,
    ]),
  );
}

/** From here on an answer is no word of the institution: the gateway gave the call up. */
const gaveUp = 500;

/** What became of a first call that its institution left without an answer. */
function sinceThen(transaction: Transaction): Decision {
  const { id, status } = transaction;
  if (status === "NOV") return refused("1271");
  const code = status === "NEG" ? "951" : "0";
  const { http, message } = gatewayCodes[code];
  return { http, body: { code, message, ...objectOf(transaction) }, about: id };
}

/**
 * What a key that was used before comes to: the first answer again, with the status of now, or the refusal of another
 * request under the same key. Undefined where it was not used, or so long ago that it is forgotten.
 */
export async function repeated(
  intent: Intent,
  earlier: Remembered | undefined,
  now: string,
  find: (id: string) => Promise<Transaction | undefined>,
): Promise<Decision | undefined> {
  if (!earlier || earlier.ttl <= Math.floor(Date.now() / 1000)) return undefined;
  if (earlier.busyUntil !== undefined && earlier.busyUntil > now) return refused("1271");
  if (earlier.operation !== intent.operation) return refused("1272");
  if (earlier.fingerprint !== intent.fingerprint) return refused("1270");
  const answer: object = JSON.parse(earlier.answer);
  const transaction = await find(earlier.transactionId);
  if (transaction && earlier.http >= gaveUp) return sinceThen(transaction);
  const body = transaction ? asOfNow(answer, transaction) : answer;
  return { http: earlier.http, body, about: earlier.transactionId };
}

/** Remembers what an intent came to, until it may be forgotten. */
export function intentWrites(
  merchantId: string,
  { key, operation, fingerprint }: Intent,
  { http, body, about, isLost }: Decision,
  busyUntil: string | undefined,
): Write[] {
  // A call that made nothing, or never reached its institution, may be sent again with the same key.
  if (about === undefined || (http >= gaveUp && !isLost)) return [];
  const ttl = Math.floor(Date.now() / 1000) + keptSeconds;
  const answer = JSON.stringify(body);
  const item = { operation, fingerprint, transactionId: about, http, answer, busyUntil, ttl };
  return [{ act: "remember", key: idempotentRef(merchantId, key).key, item }];
}
