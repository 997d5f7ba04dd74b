import type { Refusal } from "@portal/shared/evidence/model.ts";

/** An entry of the archive, on which its directory and the file's own header agree. */
export interface ZipEntry {
  /** More than one when an extra field gives another name. */
  readonly names: readonly string[];
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  readonly externalAttributes: number;
  readonly start: number;
  /** The first stored (compressed) bytes. */
  readonly opening: string;
}

export const signature = {
  local: 0x04034b50,
  central: 0x02014b50,
  end: 0x06054b50,
  descriptor: 0x08074b50,
} as const;
const localBytes = 30;
const centralBytes = 46;
export const endBytes = 22;
const hasDescriptor = 0x8;
const isUtf8 = 0x800;
/** This value means "the real figure is in a 64-bit field", which an archive of 10 MB never needs. */
export const elsewhere = 0xffffffff;
const extraField = { zip64: 0x0001, unicodePath: 0x7075 } as const;

const nameOf = (bytes: Buffer, flags: number): string =>
  bytes.toString((flags & isUtf8) === 0 ? "latin1" : "utf8");

/** Other names of the file from its extra fields; undefined for a field that honest archives do not need. */
function readExtra(extra: Buffer): string[] | undefined {
  const names: string[] = [];
  let at = 0;
  while (at < extra.length) {
    if (at + 4 > extra.length) return undefined;
    const [id, size] = [extra.readUInt16LE(at), extra.readUInt16LE(at + 2)];
    const end = at + 4 + size;
    if (end > extra.length || id === extraField.zip64) return undefined;
    if (id === extraField.unicodePath) names.push(extra.toString("utf8", Math.min(at + 9, end), end));
    at = end;
  }
  return names;
}

export interface Central {
  readonly entry: ZipEntry;
  readonly rawName: Buffer;
  readonly end: number;
}

export function readCentral(bytes: Buffer, at: number, limit: number): Central | Refusal {
  if (at + centralBytes > limit || bytes.readUInt32LE(at) !== signature.central) return "damaged";
  const [nameBytes, extraBytes] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30)];
  const end = at + centralBytes + nameBytes + extraBytes;
  if (end > limit) return "damaged";
  if (bytes.readUInt16LE(at + 32) !== 0) return "hidden-content";
  const rawName = bytes.subarray(at + centralBytes, at + centralBytes + nameBytes);
  const otherNames = readExtra(bytes.subarray(at + centralBytes + nameBytes, end));
  const flags = bytes.readUInt16LE(at + 8);
  const entry = {
    names: [nameOf(rawName, flags), ...(otherNames ?? [])],
    flags,
    method: bytes.readUInt16LE(at + 10),
    crc: bytes.readUInt32LE(at + 16),
    packedBytes: bytes.readUInt32LE(at + 20),
    unpackedBytes: bytes.readUInt32LE(at + 24),
    externalAttributes: bytes.readUInt32LE(at + 38),
    start: bytes.readUInt32LE(at + 42),
    opening: "",
  };
  const isElsewhere = [entry.packedBytes, entry.unpackedBytes, entry.start].includes(elsewhere);
  if (otherNames === undefined || isElsewhere || bytes.readUInt16LE(at + 34) !== 0) return "archive-unsafe";
  return { entry, rawName, end };
}

/**
 * The end of the data descriptor, which follows a file whose size was unknown while it was packed; undefined when it
 * disagrees.
 */
function endOfDescriptor(bytes: Buffer, at: number, entry: ZipEntry): number | undefined {
  const figures = [entry.crc, entry.packedBytes, entry.unpackedBytes];
  const agrees = (from: number) =>
    from + 12 <= bytes.length &&
    figures.every((figure, index) => bytes.readUInt32LE(from + 4 * index) === figure);
  if (at + 4 <= bytes.length && bytes.readUInt32LE(at) === signature.descriptor && agrees(at + 4))
    return at + 16;
  return agrees(at) ? at + 12 : undefined;
}

interface Local {
  readonly end: number;
  readonly opening: string;
  readonly otherNames: readonly string[];
}

export function readLocal(bytes: Buffer, { entry, rawName }: Central, limit: number): Local | Refusal {
  const { start, flags, packedBytes } = entry;
  if (start + localBytes > limit || bytes.readUInt32LE(start) !== signature.local) return "damaged";
  const [nameBytes, extraBytes] = [bytes.readUInt16LE(start + 26), bytes.readUInt16LE(start + 28)];
  const data = start + localBytes + nameBytes + extraBytes;
  if (data + packedBytes > limit) return "damaged";
  const otherNames = readExtra(bytes.subarray(data - extraBytes, data));
  if (!otherNames) return "archive-unsafe";
  const name = bytes.subarray(start + localBytes, start + localBytes + nameBytes);
  const isDeferred = (flags & hasDescriptor) !== 0;
  const figures = [
    bytes.readUInt32LE(start + 14),
    bytes.readUInt32LE(start + 18),
    bytes.readUInt32LE(start + 22),
  ];
  const expected = [entry.crc, packedBytes, entry.unpackedBytes];
  const agrees = figures.every((figure, index) => figure === expected[index] || (isDeferred && figure === 0));
  const isSame = bytes.readUInt16LE(start + 6) === flags && bytes.readUInt16LE(start + 8) === entry.method;
  if (!isSame || !agrees || !name.equals(rawName)) return "archive-unsafe";
  const end = isDeferred ? endOfDescriptor(bytes, data + packedBytes, entry) : data + packedBytes;
  if (end === undefined) return "archive-unsafe";
  return { end, otherNames, opening: bytes.toString("latin1", data, Math.min(data + 8, data + packedBytes)) };
}
