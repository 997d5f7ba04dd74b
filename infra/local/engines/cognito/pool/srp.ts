import {
  createHash,
  createHmac,
  getDiffieHellman,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

/** The verifier that is stored instead of the password, in hex. */
export interface PasswordVerifier {
  salt: string;
  verifier: string;
}

/** The server's half of one sign-in; `publicKey` is sent, `secret` never leaves. */
export interface Handshake {
  secret: bigint;
  publicKey: bigint;
}

// Cognito's group is RFC 3526's 3072-bit prime with generator 2, which Node knows as modp15.
const N = BigInt(`0x${getDiffieHellman("modp15").getPrime("hex")}`);
const g = 2n;
const k = toBigInt(sha256(toBytes(N), toBytes(g)));

function sha256(...parts: (Buffer | string)[]): Buffer {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest();
}

function toBigInt(bytes: Buffer): bigint {
  return BigInt(`0x${bytes.toString("hex")}`);
}

/** Java's BigInteger.toByteArray, which every Cognito client imitates: a zero byte keeps the number positive. */
function toBytes(value: bigint): Buffer {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, "hex");
}

function modPow(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

/** Clients hash the part of the pool id after the underscore, not the whole id. */
function poolName(poolId: string): string {
  return poolId.split("_")[1] ?? "";
}

function verifierFor(poolId: string, username: string, password: string, salt: string): string {
  const identity = sha256(`${poolName(poolId)}${username}:${password}`);
  return modPow(g, toBigInt(sha256(toBytes(BigInt(`0x${salt}`)), identity))).toString(16);
}

export function createVerifier(poolId: string, username: string, password: string): PasswordVerifier {
  const salt = randomBytes(16).toString("hex");
  return { salt, verifier: verifierFor(poolId, username, password, salt) };
}

export function passwordMatches(
  poolId: string,
  username: string,
  password: string,
  stored: PasswordVerifier,
): boolean {
  return sameText(verifierFor(poolId, username, password, stored.salt), stored.verifier);
}

export function startHandshake(verifier: string): Handshake {
  const secret = toBigInt(randomBytes(128));
  return { secret, publicKey: (k * BigInt(`0x${verifier}`) + modPow(g, secret)) % N };
}

/** The client's public key, or undefined for one that would make the shared secret known to anybody. */
export function parseClientKey(hex: string | undefined): bigint | undefined {
  if (!hex || !/^[0-9a-f]{1,770}$/i.test(hex)) return undefined;
  const key = BigInt(`0x${hex}`);
  return key % N === 0n ? undefined : key;
}

/** The signature that only a client which knows the password can have made over this handshake. */
export function expectedSignature(claim: {
  poolId: string;
  username: string;
  verifier: string;
  clientKey: bigint;
  handshake: Handshake;
  secretBlock: string;
  timestamp: string;
}): string {
  const { clientKey, handshake } = claim;
  const u = toBigInt(sha256(toBytes(clientKey), toBytes(handshake.publicKey)));
  const shared = modPow(clientKey * modPow(BigInt(`0x${claim.verifier}`), u), handshake.secret);
  const key = hkdfSync("sha256", toBytes(shared), toBytes(u), "Caldera Derived Key", 16);
  return createHmac("sha256", Buffer.from(key))
    .update(poolName(claim.poolId))
    .update(claim.username)
    .update(Buffer.from(claim.secretBlock, "base64"))
    .update(claim.timestamp)
    .digest("base64");
}

export function sameText(left: string, right: string): boolean {
  return timingSafeEqual(sha256(left), sha256(right));
}
