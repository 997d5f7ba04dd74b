import { crc32 } from "node:zlib";
import type { Page } from "@playwright/test";

/** A file as a browser's chooser hands it over. */
export interface Sample {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A picture as this browser itself writes it, of noise: it does not compress, so its size is what is asked for. */
export async function picture(page: Page, name: string, side = 40): Promise<Sample> {
  const mimeType = name.endsWith(".png") ? "image/png" : "image/jpeg";
  const address = await page.evaluate(
    ([type, pixels]) => {
      const canvas = document.createElement("canvas");
      canvas.width = pixels;
      canvas.height = pixels;
      const context = canvas.getContext("2d");
      if (!context) throw new Error("There is no canvas.");
      const image = context.createImageData(pixels, pixels);
      for (let at = 0; at < image.data.length; at += 65_536)
        crypto.getRandomValues(image.data.subarray(at, at + 65_536));
      context.putImageData(image, 0, 0);
      return canvas.toDataURL(type, 1);
    },
    [mimeType, side] as const,
  );
  return { name, mimeType, buffer: Buffer.from(address.slice(address.indexOf(",") + 1), "base64") };
}

export const text = (name: string, content = "200 OK\nstatus: CON\naprovação ✓\n"): Sample => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(content),
});

export const drawing = (name: string, inside = ""): Sample => ({
  name,
  mimeType: "image/svg+xml",
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">${inside}<rect width="20" height="20" fill="#0a6b57"/></svg>`,
  ),
});

export function pdf(name: string): Sample {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>",
  ];
  let body = "%PDF-1.4\n";
  const starts: number[] = [];
  for (const [index, object] of objects.entries()) {
    starts.push(body.length);
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const lines = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
  const table = `xref\n0 4\n0000000000 65535 f \n${lines}`;
  const trailer = `trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return { name, mimeType: "application/pdf", buffer: Buffer.from(body + table + trailer, "latin1") };
}

/** An archive of one stored entry. */
export function archive(name: string, entry = text("retorno.txt")): Sample {
  const entryName = Buffer.from(entry.name);
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0); // version that reads it
  shared.writeUInt16LE(0x5a21, 8); // a day in 2025
  shared.writeUInt32LE(crc32(entry.buffer), 10);
  shared.writeUInt32LE(entry.buffer.length, 14);
  shared.writeUInt32LE(entry.buffer.length, 18);
  shared.writeUInt16LE(entryName.length, 22);
  const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), shared, entryName, entry.buffer]);
  const central = Buffer.concat([
    Buffer.from("PK\x01\x02\x14\x00", "latin1"),
    shared,
    Buffer.alloc(14), // no comment, first disk, no attributes, at the start
    entryName,
  ]);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return { name, mimeType: "application/zip", buffer: Buffer.concat([local, central, end]) };
}
