import { crc32, deflateRawSync } from "node:zlib";
import { latin, u16, u32 } from "./bytes.ts";

export interface ZipFile {
  readonly name: string;
  readonly data?: Buffer;
  readonly isStored?: boolean;
  readonly isDeferred?: boolean;
  readonly flags?: number;
  readonly method?: number;
  readonly unpackedBytes?: number;
  readonly packedBytes?: number;
  readonly externalAttributes?: number;
  readonly extra?: Buffer;
  readonly comment?: string;
  /** What its own header says instead of the directory. */
  readonly localName?: string;
  readonly localUnpackedBytes?: number;
  readonly localMethod?: number;
  /** Where the directory says that it begins, instead of where it does. */
  readonly start?: number;
}

interface Packed {
  readonly flags: Buffer;
  readonly method: number;
  /** Checksum, packed and unpacked size. */
  readonly figures: readonly Buffer[];
  readonly bytes: Buffer;
}

function pack(file: ZipFile): Packed {
  const { data = Buffer.alloc(0), isStored = false, isDeferred = false } = file;
  const bytes = isStored ? data : deflateRawSync(data);
  return {
    flags: u16((file.flags ?? 0x800) | (isDeferred ? 8 : 0)),
    method: file.method ?? (isStored ? 0 : 8),
    figures: [
      u32(crc32(data)),
      u32(file.packedBytes ?? bytes.length),
      u32(file.unpackedBytes ?? data.length),
    ],
    bytes,
  };
}

function localPart(file: ZipFile, { flags, method, figures, bytes }: Packed): Buffer {
  const { extra = Buffer.alloc(0), isDeferred = false, localUnpackedBytes } = file;
  const name = Buffer.from(file.localName ?? file.name);
  const unpacked = localUnpackedBytes === undefined ? figures.slice(2) : [u32(localUnpackedBytes)];
  const sizes = isDeferred ? [Buffer.alloc(12)] : [...figures.slice(0, 2), ...unpacked];
  const descriptor = isDeferred ? [latin("PK\x07\x08"), ...figures] : [];
  const fixed = [latin("PK\x03\x04"), u16(20), flags, u16(file.localMethod ?? method), u32(0), ...sizes];
  const lengths = [u16(name.length), u16(extra.length)];
  return Buffer.concat([...fixed, ...lengths, name, extra, bytes, ...descriptor]);
}

function centralPart(file: ZipFile, { flags, method, figures }: Packed, start: number): Buffer {
  const { extra = Buffer.alloc(0), externalAttributes = 0 } = file;
  const name = Buffer.from(file.name);
  const comment = Buffer.from(file.comment ?? "");
  const fixed = [latin("PK\x01\x02"), u16(0x0314), u16(20), flags, u16(method), u32(0), ...figures];
  const lengths = [u16(name.length), u16(extra.length), u16(comment.length)];
  const place = [u16(0), u16(0), u32(externalAttributes), u32(file.start ?? start)];
  return Buffer.concat([...fixed, ...lengths, ...place, name, extra, comment]);
}

/** `before` shifts the archive without its directory knowing, `gap` lies between files and directory. */
export function zip(
  files: readonly ZipFile[],
  { before = "", gap = "", comment = "", count = files.length } = {},
): Buffer {
  let position = 0;
  const parts = files.map((file) => {
    const packed = pack(file);
    const local = localPart(file, packed);
    const central = centralPart(file, packed, position);
    position += local.length;
    return { local, central };
  });
  const directory = Buffer.concat(parts.map(({ central }) => central));
  const end = Buffer.concat([
    latin("PK\x05\x06"),
    u16(0),
    u16(0),
    u16(count),
    u16(count),
    u32(directory.length),
    u32(position + gap.length),
    u16(comment.length),
    latin(comment),
  ]);
  return Buffer.concat([latin(before), ...parts.map(({ local }) => local), latin(gap), directory, end]);
}
