import {
  testCardSecurityCode,
  testCards,
  threeDsTestCards,
} from "@portal/shared/certification/test-cards.data.ts";
import { isRecord } from "@portal/shared/field/record.ts";
import type { RecordedCall } from "@portal/shared/sandbox/model.ts";

import { expiryOf, type SandboxCall } from "./curl.ts";

interface Known {
  /** Of the transaction that the call was about: two test cards end alike. */
  readonly brand: string | undefined;
  readonly now: Date;
}

/** A value that was masked and that nobody can know again, such as a stored card's token. */
class Unknown extends Error {}

const mask = /^\*+(\d{4})?$/;

function cardNumber(lastFour: string, brand: string | undefined): string {
  const ending = [...testCards, ...threeDsTestCards].filter(({ number }) => number.endsWith(lastFour));
  const card = ending.find((each) => each.brand === brand) ?? ending[0];
  if (!card) throw new Unknown();
  return card.number;
}

function unmasked(value: unknown, name: string, known: Known): unknown {
  if (Array.isArray(value)) return value.map((member) => unmasked(member, name, known));
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [key, unmasked(member, key, known)]),
    );
  }
  const [hidden, lastFour] = typeof value === "string" ? (mask.exec(value) ?? []) : [];
  if (hidden === undefined) return value;
  if (lastFour !== undefined) return cardNumber(lastFour, known.brand);
  if (name === "security_code") return testCardSecurityCode;
  if (name === "expiry_date") return expiryOf(known.now);
  throw new Unknown();
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unknown();
  }
};

const textsIn = (value: unknown): Record<string, string> =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)]))
    : {};

const isEmpty = (value: unknown): boolean =>
  value === null || (isRecord(value) && Object.keys(value).length === 0);

/**
 * A recorded call as it can be sent again. Test cards are known by their last four digits, and their code and expiry
 * are published; undefined where something else was masked.
 */
export function repeatable(call: RecordedCall, known: Known): SandboxCall | undefined {
  try {
    const { product, method, path, outcome } = call;
    const body = unmasked(parsed(call.request), "", known);
    const query = textsIn(unmasked(parsed(call.query), "", known));
    if (path.includes("****")) throw new Unknown();
    return {
      product,
      method,
      path,
      query,
      headers: {
        ...(outcome ? { "x-sandbox-outcome": outcome } : {}),
        // With the key of the first call, the gateway would only repeat its answer.
        ...(call.operation?.endsWith("-idempotent") ? { idempotency_key: crypto.randomUUID() } : {}),
      },
      body: isEmpty(body) ? undefined : body,
    };
  } catch (error) {
    if (error instanceof Unknown) return undefined;
    throw error;
  }
}
