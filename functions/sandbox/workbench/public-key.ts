import { createHash, createPublicKey, type KeyObject } from "node:crypto";
import { DomainError } from "@portal/shared/errors.ts";

/** As the interface demands of signed calls; longer than the upper bound only costs time. */
const bits = { min: 2048, max: 8192 } as const;

const refused = () =>
  new DomainError("invalid-input", { fields: [{ path: "publicKey", code: "invalid-public-key" }] });

const lengthOf = (key: KeyObject): number => key.asymmetricKeyDetails?.modulusLength ?? 0;

/**
 * The public key as it is stored, in one form whatever form it came in.
 * @throws DomainError `invalid-input` for anything but an RSA public key of a length that is in use; the contract has
 * refused private keys, of which node would make the public one
 */
export function readPublicKey(pem: string): string {
  let key: KeyObject;
  try {
    key = createPublicKey(pem);
  } catch {
    throw refused();
  }
  const length = lengthOf(key);
  if (key.asymmetricKeyType !== "rsa" || length < bits.min || length > bits.max) throw refused();
  return String(key.export({ type: "spki", format: "pem" }));
}

/** By which people compare keys: SHA-256 of the DER form. */
export function fingerprintOf(pem: string): { fingerprint: string; bits: number } {
  const key = createPublicKey(pem);
  const der = key.export({ type: "spki", format: "der" });
  return { fingerprint: createHash("sha256").update(der).digest("hex"), bits: lengthOf(key) };
}
