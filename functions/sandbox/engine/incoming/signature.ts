import { createPublicKey, type KeyObject, verify } from "node:crypto";
import { type Values, valuesOf } from "@portal/shared/esitef/values.ts";
import { jsonOf } from "../../../platform/http/body.ts";

/** What does not hold of a signature that is there: the call is answered 401, and the tester is told which it was. */
export type SignatureFault =
  | "no-registered-key"
  | "no-signed-text"
  | "not-of-registered-key"
  | "ended"
  | "about-nothing-sent"
  | "other-value";

export type SignatureVerdict =
  | { readonly is: "unsigned" | "verified" }
  | { readonly is: "refused"; readonly fault: SignatureFault; readonly names: readonly string[] };

const refusedFor = (fault: SignatureFault, names: readonly string[] = []): SignatureVerdict => ({
  is: "refused",
  fault,
  names,
});

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
  const json = jsonOf(Buffer.from(part, "base64url").toString());
  return json === undefined ? undefined : valuesOf(json);
}

const isSame = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((value, index) => value === right[index]);

/** Credentials and values of a call, by the names of the documentation. */
interface Sent {
  readonly credentials: Values;
  /** Of its address and its body. */
  readonly values: Values;
}

/** What of these the signed text names, and whether it says each as it was sent. */
const saysOf = (claims: Values, sent: Values): readonly (readonly [name: string, isSent: boolean])[] =>
  [...claims].flatMap(([name, claimed]) => {
    const value = sent.get(signedNames[name] ?? name);
    return value === undefined ? [] : [[name, isSame(value, claimed)] as const];
  });

/**
 * Whether the signed text is about this call. What it names must be as it was sent, and it must name something that only
 * this call says: what else it tells (a time, an issuer) is not looked at, but for an end that has passed.
 */
function judged(claims: Values, { credentials, values }: Sent, now: Date): SignatureVerdict {
  const [end] = claims.get("exp") ?? [];
  if (end !== undefined && Number(end) * 1000 <= now.getTime()) return refusedFor("ended", ["exp"]);
  const ofStore = saysOf(claims, credentials);
  const ofCall = saysOf(claims, values);
  const others = [...ofStore, ...ofCall].flatMap(([name, isSent]) => (isSent ? [] : [name]));
  if (others.length > 0) return refusedFor("other-value", others);
  const [named, asked] = values.size > 0 ? [ofCall, values] : [ofStore, credentials];
  return named.length > 0 ? { is: "verified" } : refusedFor("about-nothing-sent", [...asked.keys()]);
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
  if (authorization === undefined) return { is: "unsigned" };
  const key = publicKey === undefined ? undefined : signingKey(publicKey);
  if (!key) return refusedFor("no-registered-key");
  const [, header = "", payload = "", signature = ""] = compactForm.exec(authorization) ?? [];
  const claims = record(payload);
  const isSigned = authorization.length <= longestHeader && record(header)?.get("alg")?.[0] === "RS256";
  if (!isSigned || !claims) return refusedFor("no-signed-text");
  const isGenuine = verify(
    "RSA-SHA256",
    Buffer.from(`${header}.${payload}`),
    key,
    Buffer.from(signature, "base64url"),
  );
  return isGenuine ? judged(claims, sent, now) : refusedFor("not-of-registered-key");
}

const sentences: Readonly<Record<SignatureFault, string>> = {
  "no-registered-key": "this store has registered no public key to verify the signature by",
  "no-signed-text": "Authorization is not Bearer and a JWT of RS256, of up to 2000 characters in all",
  "not-of-registered-key": "the signature is not of the private key that belongs to the registered one",
  ended: "the signed text has ended",
  "about-nothing-sent": "the signed text names nothing that this call sends",
  "other-value": "the signed text has another value than the call",
};

/** The most names that a message tells. */
const toldNames = 5;

/** What the sandbox says of a signature that does not hold. Names are the documentation's; no value is told. */
export function faultSentence({ fault, names }: Extract<SignatureVerdict, { is: "refused" }>): string {
  const told = names.slice(0, toldNames).join(", ");
  return told === "" ? sentences[fault] : `${sentences[fault]} (${told})`;
}
