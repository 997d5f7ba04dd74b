import { createPublicKey, type KeyObject, verify } from "node:crypto";
import { type Values, valuesOf } from "@portal/shared/esitef/values.ts";

/** `refused` is a signature that is there and does not hold: the call is answered 401. */
export type SignatureVerdict = "unsigned" | "verified" | "refused";

/** The header's whole text may be so long. */
const longestHeader = 2000;
/** The documented keys have 4096 bits; what the portal registered, which takes every size that is in use, counts here too. */
const smallestModulus = 2048;
const compactForm = /^Bearer ([\w-]+)\.([\w-]+)\.([\w-]+)$/;

/** The card's number has a name of its own in the text that is signed for 3DS. */
const signedNames: Readonly<Record<string, string>> = { cartao: "cardholder.acct.number" };

/** A store's registered key: RSA, or nothing that a signature can be held to. */
export function signingKey(pem: string): KeyObject | undefined {
  try {
    const key = createPublicKey(pem);
    const { modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
    return key.asymmetricKeyType === "rsa" && modulusLength >= smallestModulus ? key : undefined;
  } catch {
    return undefined;
  }
}

function record(part: string): Values | undefined {
  try {
    return valuesOf(JSON.parse(Buffer.from(part, "base64url").toString()));
  } catch {
    return undefined;
  }
}

const isSame = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((value, index) => value === right[index]);

/** Credentials and values of a call, by the names of the documentation. */
interface Sent {
  readonly credentials: Values;
  /** Of its address and its body. */
  readonly values: Values;
}

/** What the signed text says of these: whether each is as it was sent. */
const saysOf = (claims: Values, sent: Values): boolean[] =>
  [...claims].flatMap(([name, claimed]) => {
    const value = sent.get(signedNames[name] ?? name);
    return value === undefined ? [] : [isSame(value, claimed)];
  });

/**
 * Whether the signed text is about this call. What it names must be as it was sent, and it must name something that only
 * this call says: what else it tells (a time, an issuer) is not looked at, but for an end that has passed.
 */
function isAbout(claims: Values, { credentials, values }: Sent, now: Date): boolean {
  const [end] = claims.get("exp") ?? [];
  if (end !== undefined && Number(end) * 1000 <= now.getTime()) return false;
  const ofStore = saysOf(claims, credentials);
  const ofCall = saysOf(claims, values);
  const named = values.size > 0 ? ofCall : ofStore;
  return named.length > 0 && [...ofStore, ...ofCall].every(Boolean);
}

interface Signed {
  readonly authorization: string | undefined;
  /** PEM, as the store registered it. */
  readonly publicKey: string | undefined;
  readonly sent: Sent;
}

/** A JSON Web Token, RS256, signed with the private key that belongs to the registered one. No other algorithm counts. */
export function signatureVerdict(
  { authorization, publicKey, sent }: Signed,
  now = new Date(),
): SignatureVerdict {
  if (authorization === undefined) return "unsigned";
  const [, header = "", payload = "", signature = ""] = compactForm.exec(authorization) ?? [];
  const key = publicKey === undefined ? undefined : signingKey(publicKey);
  const claims = record(payload);
  if (authorization.length > longestHeader || !key || !claims) return "refused";
  if (record(header)?.get("alg")?.[0] !== "RS256") return "refused";
  const isGenuine = verify(
    "RSA-SHA256",
    Buffer.from(`${header}.${payload}`),
    key,
    Buffer.from(signature, "base64url"),
  );
  return isGenuine && isAbout(claims, sent, now) ? "verified" : "refused";
}
