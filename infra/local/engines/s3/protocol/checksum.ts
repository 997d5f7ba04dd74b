import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";

export interface Digester {
  update(chunk: Buffer): unknown;
  /** Base64, as S3 writes checksums. */
  digest(): string;
}

function hashDigester(algorithm: string): Digester {
  const hash = createHash(algorithm);
  return { update: (chunk) => hash.update(chunk), digest: () => hash.digest("base64") };
}

function crcDigester(next: (chunk: Buffer, previous: number) => number): Digester {
  let value = 0;
  return {
    update: (chunk) => {
      value = next(chunk, value);
    },
    digest: () => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes.toString("base64");
    },
  };
}

const castagnoliTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1;
  return value;
});

function crc32c(chunk: Buffer, previous: number): number {
  let value = ~previous;
  for (const byte of chunk) value = (castagnoliTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}

const digesters = {
  crc32: () => crcDigester(crc32),
  crc32c: () => crcDigester(crc32c),
  sha1: () => hashDigester("sha1"),
  sha256: () => hashDigester("sha256"),
};

export type ChecksumAlgorithm = keyof typeof digesters;

export interface Checksum {
  readonly algorithm: ChecksumAlgorithm;
  readonly value: string;
}

export function isChecksumAlgorithm(name: string): name is ChecksumAlgorithm {
  return Object.hasOwn(digesters, name);
}

export function digesterFor(algorithm: ChecksumAlgorithm): Digester {
  return digesters[algorithm]();
}
