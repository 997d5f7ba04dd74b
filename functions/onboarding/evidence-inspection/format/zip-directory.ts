import type { Refusal } from "@portal/shared/evidence/model.ts";
import {
  type Central,
  elsewhere,
  endBytes,
  readCentral,
  readLocal,
  signature,
  type ZipEntry,
} from "./zip-entries.ts";

interface ZipDirectory {
  readonly count: number;
  readonly start: number;
  readonly end: number;
}

/** Finds the directory at the end of the file and refuses any bytes after it. */
function findDirectory(bytes: Buffer): ZipDirectory | Refusal {
  const at = bytes.length - endBytes;
  if (at < 0) return "damaged";
  if (bytes.readUInt32LE(at) !== signature.end) {
    return bytes.includes(Buffer.from("PK\x05\x06", "latin1")) ? "hidden-content" : "damaged";
  }
  const [disks, count] = [bytes.readUInt32LE(at + 4), bytes.readUInt16LE(at + 10)];
  const [size, start] = [bytes.readUInt32LE(at + 12), bytes.readUInt32LE(at + 16)];
  if (count === 0xffff || start === elsewhere || size === elsewhere) return "archive-unsafe";
  if (disks !== 0 || bytes.readUInt16LE(at + 8) !== count || bytes.readUInt16LE(at + 20) !== 0)
    return "damaged";
  if (count === 0) return "damaged";
  return start + size === at ? { count, start, end: at } : "hidden-content";
}

/**
 * All entries, or why the archive is refused. Files must follow one another from the first byte to the directory,
 * without gaps, where something could hide, and without shared bytes, which is how small bombs grow. Libraries pass
 * these: docs/papers/decisions/0047-the-reader-of-archives-stays-ours.md
 */
export function readDirectory(bytes: Buffer, maxEntries: number): readonly ZipEntry[] | Refusal {
  const directory = findDirectory(bytes);
  if (typeof directory === "string") return directory;
  if (directory.count > maxEntries) return "archive-limits";
  const found: Central[] = [];
  for (let at = directory.start; at < directory.end; ) {
    const central = readCentral(bytes, at, directory.end);
    if (typeof central === "string") return central;
    found.push(central);
    at = central.end;
  }
  if (found.length !== directory.count) return "damaged";
  const entries: ZipEntry[] = [];
  let position = 0;
  for (const central of found.toSorted((one, other) => one.entry.start - other.entry.start)) {
    if (central.entry.start < position) return "archive-limits";
    if (central.entry.start > position) return "hidden-content";
    const local = readLocal(bytes, central, directory.start);
    if (typeof local === "string") return local;
    const { names } = central.entry;
    entries.push({ ...central.entry, names: [...names, ...local.otherNames], opening: local.opening });
    position = local.end;
  }
  return position === directory.start ? entries : "hidden-content";
}
