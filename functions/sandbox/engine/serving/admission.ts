import { valuesOf } from "@portal/shared/esitef/values.ts";
import { explained, refused } from "../answer.ts";
import { callIn } from "../country.ts";
import type { Decision } from "../decider.ts";
import type { Call } from "../incoming/call.ts";
import { opens } from "../incoming/credentials.ts";
import { hiddenIn, withoutOwnKeys } from "../incoming/own-keys.ts";
import { faultSentence, type SignatureVerdict, signatureVerdict } from "../incoming/signature.ts";
import type { Store } from "../model.ts";
import { seenIn } from "../sight.ts";
import type { Arrival } from "./arrival.ts";
import type { StoreReading } from "./reading.ts";

/** Whether the store signed the call, by the key that it registered. */
function signatureOf({ request, call, merchantId, merchantKey }: Arrival, store: Store): SignatureVerdict {
  const path = Object.entries(call.path).map(([name, value]) => [name, [value]] as const);
  return signatureVerdict({
    authorization: request.headers["authorization"],
    publicKey: store.publicKey,
    sent: {
      credentials: valuesOf({ merchant_id: merchantId, merchant_key: merchantKey }),
      values: new Map([...path, ...request.query, ...request.body]),
    },
  });
}

/** Whether the caller may speak for the store, by what its call asks for. */
async function mayCall(
  { definition: { keys }, decider, call, merchantKey }: Arrival,
  reading: StoreReading,
  signature: SignatureVerdict,
): Promise<boolean> {
  if (keys === "none") return true;
  if (keys === "page-token") return decider.admits?.(call, seenIn(reading)) === true;
  return merchantKey === "" ? signature.is === "verified" : opens(reading.store, merchantKey);
}

/**
 * The call as one of its store, or why the caller is not heard. What is wrong with a signature is told to whoever holds the
 * key, or calls without one. Of nothing that is kept of the call, the store's keys are a part.
 */
export async function admitted(
  arrival: Arrival,
  reading: StoreReading,
): Promise<{ readonly call: Call } | { readonly refusal: Decision }> {
  const { call, merchantKey } = arrival;
  const { store } = reading;
  const signature = signatureOf(arrival, store);
  const isAdmitted = await mayCall(arrival, reading, signature);
  if (signature.is === "refused" && (isAdmitted || merchantKey === "")) {
    return { refusal: explained(refused("956"), faultSentence(signature)) };
  }
  if (!isAdmitted) return { refusal: refused("956") };
  const body = hiddenIn(call.body, withoutOwnKeys(store, merchantKey));
  return { call: callIn(store, { ...call, body, isSigned: signature.is === "verified" }) };
}
