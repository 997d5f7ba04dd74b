import { crc32 } from "node:zlib";
import type { Refusal } from "@portal/shared/evidence/model.ts";
import { maxPixels } from "./limits.ts";

const headerBytes = 8;
/** Length, type and checksum of a chunk. */
const frameBytes = 12;
/** The limit for chunks that are not the picture itself: colour profile, texts, EXIF. */
const maxMetadataBytes = 1024 * 1024;
const pictureChunks = new Set(["IHDR", "PLTE", "IDAT", "IEND"]);

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
  readonly end: number;
}

function chunkAt(bytes: Buffer, start: number): Chunk | undefined {
  if (start + frameBytes > bytes.length) return undefined;
  const end = start + frameBytes + bytes.readUInt32BE(start);
  if (end > bytes.length) return undefined;
  const type = bytes.toString("latin1", start + 4, start + 8);
  if (!/^[A-Za-z]{4}$/.test(type)) return undefined;
  if (crc32(bytes.subarray(start + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return undefined;
  return { type, data: bytes.subarray(start + 8, end - 4), end };
}

function refuseHeader({ type, data }: Chunk): Refusal | undefined {
  if (type !== "IHDR" || data.length !== 13) return "damaged";
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  if (width === 0 || height === 0) return "damaged";
  return width * height > maxPixels ? "archive-limits" : undefined;
}

/** Walks chunk by chunk to the end and checks each checksum; nothing is unpacked. */
export function inspectPng(bytes: Buffer): Refusal | undefined {
  let hasPixels = false;
  let metadataBytes = 0;
  for (let position = headerBytes; ; ) {
    const chunk = chunkAt(bytes, position);
    if (!chunk) return "damaged";
    const { type, data, end } = chunk;
    if (position === headerBytes) {
      const refusal = refuseHeader(chunk);
      if (refusal) return refusal;
    } else if (type === "IHDR") return "damaged";
    if (type === "IEND") {
      if (!hasPixels) return "damaged";
      return data.length > 0 || end < bytes.length ? "hidden-content" : undefined;
    }
    // An animation: more pictures than the one that is looked at.
    if (type === "acTL") return "format-mismatch";
    if (type === "IDAT") hasPixels = true;
    // A chunk whose name starts with an upper-case letter is critical: readers may not skip it.
    if (!pictureChunks.has(type)) {
      metadataBytes += data.length;
      if (/^[A-Z]/.test(type) || metadataBytes > maxMetadataBytes) return "hidden-content";
    }
    position = end;
  }
}
