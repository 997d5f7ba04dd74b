import type { Refusal } from "@portal/shared/evidence/model.ts";
import { unseenCharacter } from "@portal/shared/field/file-name.ts";
import { readDirectory } from "./zip-directory.ts";
import type { ZipEntry } from "./zip-entries.ts";

const maxEntries = 500;
const maxUnpackedBytes = 100 * 1024 * 1024;
/** The highest compression ratio of honest logs and screenshots; the format could reach a thousand. */
const maxRatio = 100;
/** Below this size a file is no bomb at any ratio. */
const smallBytes = 64 * 1024;

const archiveNames =
  /\.(?:zip|zipx|jar|war|ear|apk|7z|rar|gz|tgz|bz2|tbz2?|xz|txz|zst|lz4?|lzma|tar|cab|iso|dmg|arj|ace|z)$/i;
const archiveOpenings = [
  "PK\x03\x04",
  "PK\x05\x06",
  "Rar!",
  "7z\xbc\xaf",
  "\x1f\x8b",
  "BZh",
  "\xfd7zXZ",
  "\x28\xb5\x2f\xfd",
];
const unsafeName = /[\p{Cc}\\]|^\/|^[A-Za-z]:|(?:^|\/)\.{1,2}(?:\/|$)|\/\//u;

const unixKind = { mask: 0xf000, file: 0x8000, folder: 0x4000 } as const;
const flag = { encrypted: 0x1, strong: 0x40, masked: 0x2000 } as const;

const isEncrypted = ({ flags }: ZipEntry) => (flags & (flag.encrypted | flag.strong | flag.masked)) !== 0;

/** Whether the entry is a link, a device or a pipe: the upper half of the attributes holds the Unix file mode. */
function isSpecial({ externalAttributes }: ZipEntry): boolean {
  const kind = (externalAttributes >>> 16) & unixKind.mask;
  return kind !== 0 && kind !== unixKind.file && kind !== unixKind.folder;
}

const holdsArchive = ({ names, method, opening }: ZipEntry): boolean =>
  names.some((name) => archiveNames.test(name)) ||
  (method === 0 && archiveOpenings.some((magic) => opening.startsWith(magic)));

function isUnsafe(entry: ZipEntry): boolean {
  const { names, method, packedBytes, unpackedBytes } = entry;
  if (isEncrypted(entry) || isSpecial(entry) || holdsArchive(entry)) return true;
  if (
    names.some(
      (name) => name === "" || name.length > 255 || unsafeName.test(name) || unseenCharacter.test(name),
    )
  )
    return true;
  const isFolder = names.some((name) => name.endsWith("/"));
  return (
    (method !== 0 && method !== 8) ||
    (isFolder && unpackedBytes > 0) ||
    (method === 0 && packedBytes !== unpackedBytes)
  );
}

/** Two entries with the same name: which of them is unpacked depends on the program. */
function hasTwins(entries: readonly ZipEntry[]): boolean {
  const names = entries.map(({ names: [name = ""] }) =>
    name.normalize("NFC").toLowerCase().replace(/\/$/, ""),
  );
  return new Set(names).size < names.length;
}

function exceedsLimits(entries: readonly ZipEntry[], archiveBytes: number): boolean {
  const total = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
  const isTight = entries.some(
    ({ packedBytes, unpackedBytes }) => unpackedBytes > smallBytes && unpackedBytes > packedBytes * maxRatio,
  );
  return total > maxUnpackedBytes || total > Math.max(smallBytes, archiveBytes * maxRatio) || isTight;
}

/** Inspects the directory alone; nothing is unpacked. Directory, headers and bytes must agree. */
export function inspectZip(bytes: Buffer): Refusal | undefined {
  const directory = readDirectory(bytes, maxEntries);
  if (typeof directory === "string") return directory;
  if (directory.some(isUnsafe) || hasTwins(directory)) return "archive-unsafe";
  return exceedsLimits(directory, bytes.length) ? "archive-limits" : undefined;
}
