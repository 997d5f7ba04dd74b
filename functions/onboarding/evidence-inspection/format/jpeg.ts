import type { Refusal } from "@portal/shared/evidence/model.ts";
import { maxPixels } from "./limits.ts";

const marker = { start: 0xd8, end: 0xd9, scan: 0xda, temporary: 0x01 } as const;
/** Huffman tables, JPEG extensions and arithmetic coding share the range of the frame headers. */
const notFrames = new Set([0xc4, 0xc8, 0xcc]);

const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7;
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && !notFrames.has(code);

function refuseFrame(bytes: Buffer, at: number, length: number): Refusal | undefined {
  if (length < 8) return "damaged";
  const pixels = bytes.readUInt16BE(at + 3) * bytes.readUInt16BE(at + 5);
  if (pixels === 0) return "damaged";
  return pixels > maxPixels ? "archive-limits" : undefined;
}

/** The end of the compressed pixels: the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; at < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const code = bytes[at + 1] ?? 0;
    if (code !== 0 && code !== 0xff && !isRestart(code)) return at;
  }
  return bytes.length;
}

/** Walks segment by segment to the end; nothing is unpacked. */
export function inspectJpeg(bytes: Buffer): Refusal | undefined {
  let hasFrame = false;
  let hasPixels = false;
  let position = 2;
  while (position + 1 < bytes.length) {
    if (bytes[position] !== 0xff) return "damaged";
    const code = bytes[position + 1] ?? 0;
    if (code === 0xff) {
      // Fill bytes may stand before a marker.
      position += 1;
      continue;
    }
    if (code === marker.end) {
      if (!hasPixels) return "damaged";
      return position + 2 < bytes.length ? "hidden-content" : undefined;
    }
    if (code === 0 || code === marker.start || code === marker.temporary || isRestart(code)) return "damaged";
    if (position + 4 > bytes.length) return "damaged";
    const length = bytes.readUInt16BE(position + 2);
    const end = position + 2 + length;
    if (length < 2 || end > bytes.length) return "damaged";
    if (isFrame(code)) {
      const refusal = refuseFrame(bytes, position + 2, length);
      if (refusal) return refusal;
      hasFrame = true;
    }
    if (code === marker.scan) {
      if (!hasFrame) return "damaged";
      hasPixels = true;
      position = endOfScan(bytes, end);
    } else position = end;
  }
  return "damaged";
}
