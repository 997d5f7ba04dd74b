import { crc32, deflateSync } from "node:zlib";

const width = 320;
const height = 480;

/** Bands of a payment screen, top to bottom: height in pixels, left and right edge, colour. */
const bands = [
  { rows: 56, from: 0, to: 320, colour: [31, 78, 95] },
  { rows: 36, from: 24, to: 200, colour: [229, 233, 236] },
  { rows: 20, from: 24, to: 296, colour: [255, 255, 255] },
  { rows: 48, from: 24, to: 296, colour: [240, 244, 246] },
  { rows: 20, from: 24, to: 296, colour: [255, 255, 255] },
  { rows: 48, from: 24, to: 296, colour: [240, 244, 246] },
  { rows: 20, from: 24, to: 296, colour: [255, 255, 255] },
  { rows: 90, from: 24, to: 296, colour: [221, 241, 229] },
  { rows: 60, from: 0, to: 320, colour: [255, 255, 255] },
  { rows: 48, from: 24, to: 296, colour: [20, 104, 58] },
] as const;
const paper = [255, 255, 255] as const;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function pixelRows(): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3), 255);
  let top = 0;
  for (let y = 0, band = 0; y < height; y += 1) {
    const current = bands[band];
    const start = y * (1 + width * 3);
    rows[start] = 0;
    for (let x = 0; x < width; x += 1) {
      const isInside = current !== undefined && x >= current.from && x < current.to;
      rows.set(isInside ? current.colour : paper, start + 1 + x * 3);
    }
    if (current && y - top + 1 === current.rows) {
      top = y + 1;
      band += 1;
    }
  }
  return rows;
}

/** A picture like a screen of a payment, so that the demo's evidence has something to look at. */
export function screenPng(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(pixelRows())),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
