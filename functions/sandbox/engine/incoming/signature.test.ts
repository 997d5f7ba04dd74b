import { createHmac, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { valuesOf } from "@portal/shared/esitef/values.ts";
import { faultSentence, signatureVerdict, signingKey } from "./signature.ts";

const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 4096 });
const pem = String(publicKey.export({ type: "spki", format: "pem" }));
const credentials = valuesOf({ merchant_id: "LOJADEMO", merchant_key: "k" });
const sent = { credentials, values: valuesOf({ esitef_usn: "250314104410023" }) };

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

function tokenOf(
  claims: unknown,
  key: KeyObject = privateKey,
  header: object = { alg: "RS256", typ: "JWT" },
) {
  const text = `${encoded(header)}.${encoded(claims)}`;
  return `Bearer ${text}.${sign("RSA-SHA256", Buffer.from(text), key).toString("base64url")}`;
}

const judged = (authorization: string | undefined, registered: string | undefined = pem) =>
  signatureVerdict({ authorization, publicKey: registered, sent });
const verdictOn = (...asked: Parameters<typeof judged>) => judged(...asked).is;

const claims = { merchant_id: "LOJADEMO", esitef_usn: "250314104410023", timestamp: 1_742_000_000 };

test("a call without the header is unsigned, and one signed with the store's key is verified", () => {
  expect(verdictOn(undefined)).toBe("unsigned");
  expect(verdictOn(tokenOf(claims))).toBe("verified");
  expect(verdictOn(tokenOf({ esitef_usn: 250314104410023 }))).toBe("verified");
});

test.each<[string, () => string]>([
  ["of another number than the call's", () => tokenOf({ ...claims, esitef_usn: "250314104410024" })],
  ["of another store", () => tokenOf({ ...claims, merchant_id: "OUTRALOJA" })],
  ["of nothing that the call says", () => tokenOf({ timestamp: 1_742_000_000 })],
  ["of the store alone", () => tokenOf({ merchant_id: "LOJADEMO", merchant_key: "k" })],
  ["that has ended", () => tokenOf({ ...claims, exp: 1_742_000_000 })],
  ["that is no text of values", () => tokenOf("esitef_usn")],
  [
    "whose text was changed after it",
    () => tokenOf(claims).replace(encoded(claims), encoded({ esitef_usn: 1 })),
  ],
  ["with a word in place of the token", () => "Bearer token"],
  ["without the word before it", () => tokenOf(claims).replace("Bearer ", "")],
  ["of more than 2,000 characters", () => tokenOf({ ...claims, note: "x".repeat(1500) })],
])("a signature %s is refused", (_, make) => {
  expect(verdictOn(make())).toBe("refused");
});

const { privateKey: foreignKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

test.each<[string, () => string, RegExp]>([
  ["no token", () => "Bearer token", /not Bearer and a JWT of RS256/],
  ["another pair of keys", () => tokenOf(claims, foreignKey), /not of the private key/],
  [
    "another value",
    () => tokenOf({ ...claims, esitef_usn: "250314104410024" }),
    /another value .*\(esitef_usn\)$/,
  ],
  [
    "nothing that is sent",
    () => tokenOf({ merchant_id: "LOJADEMO" }),
    /nothing that this call sends \(esitef_usn\)$/,
  ],
  ["an end that has passed", () => tokenOf({ ...claims, exp: 1_742_000_000 }), /has ended/],
])("the tester is told that it was %s, and never a value", (_, make, said) => {
  const verdict = judged(make());
  const sentence = verdict.is === "refused" ? faultSentence(verdict) : "";
  expect(sentence).toMatch(said);
  expect(sentence).not.toContain("250314104410");
});

test("the tester is told that no key is registered", () => {
  const verdict = signatureVerdict({ authorization: tokenOf(claims), publicKey: undefined, sent });
  expect(verdict.is === "refused" && faultSentence(verdict)).toMatch(/registered no public key/);
});

test("another store's key, no registered key and no key at all refuse it", () => {
  expect(verdictOn(tokenOf(claims, foreignKey))).toBe("refused");
  expect(signatureVerdict({ authorization: tokenOf(claims), publicKey: undefined, sent }).is).toBe("refused");
  expect(verdictOn(tokenOf(claims), "-----BEGIN PUBLIC KEY-----\nnone\n-----END PUBLIC KEY-----")).toBe(
    "refused",
  );
});

test("no other algorithm counts, not even one that takes the public key for a shared secret", () => {
  const text = `${encoded({ alg: "HS256" })}.${encoded(claims)}`;
  const shared = createHmac("sha256", pem).update(text).digest("base64url");
  expect(verdictOn(`Bearer ${text}.${shared}`)).toBe("refused");
  expect(verdictOn(`Bearer ${encoded({ alg: "none" })}.${encoded(claims)}.x`)).toBe("refused");
  expect(verdictOn(tokenOf(claims, privateKey, { alg: "RS512" }))).toBe("refused");
});

test("a call that says nothing but who calls is signed with that", () => {
  const asked = { authorization: tokenOf({ merchant_id: "LOJADEMO" }), publicKey: pem };
  expect(signatureVerdict({ ...asked, sent: { credentials, values: valuesOf({}) } }).is).toBe("verified");
});

test("what is signed for 3DS names the card as that interface does", () => {
  const card = "5555555555555555";
  const begin = { credentials, values: valuesOf({ cardholder: { acct: { number: card } } }) };
  const judge = (cartao: string) =>
    signatureVerdict({ authorization: tokenOf({ cartao }), publicKey: pem, sent: begin }).is;
  expect([judge(card), judge("4551820000009478")]).toEqual(["verified", "refused"]);
});

test("only an RSA key of a size that is in use counts, the documented one first", () => {
  const short = generateKeyPairSync("rsa", { modulusLength: 1024 }).publicKey;
  const usual = generateKeyPairSync("rsa", { modulusLength: 2048 }).publicKey;
  const curve = generateKeyPairSync("ec", { namedCurve: "P-256" }).publicKey;
  const asPem = (key: KeyObject) => String(key.export({ type: "spki", format: "pem" }));
  for (const each of [pem, asPem(usual)]) expect(signingKey(each)).toBeDefined();
  for (const other of [asPem(short), asPem(curve), "no key"]) expect(signingKey(other)).toBeUndefined();
});
