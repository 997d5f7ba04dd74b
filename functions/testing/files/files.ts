import { crc32, deflateSync } from "node:zlib";
import { latin, u16 } from "./bytes.ts";

const u16be = (value: number) => u16(((value & 0xff) << 8) | (value >>> 8));
const u32be = (value: number) => Buffer.concat([u16be(value >>> 16), u16be(value & 0xffff)]);

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([latin(type), data]);
  return Buffer.concat([u32be(data.length), body, u32be(crc32(body))]);
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A grey picture; `extra` goes between its header and its pixels. */
interface PngParts {
  readonly width?: number;
  readonly height?: number;
  readonly extra?: readonly Buffer[];
  readonly pixels?: Buffer;
}

export function png({ width = 4, height = 4, extra = [], pixels = Buffer.alloc(20) }: PngParts = {}): Buffer {
  const header = Buffer.concat([u32be(width), u32be(height), Buffer.from([8, 0, 0, 0, 0])]);
  return Buffer.concat([
    pngSignature,
    pngChunk("IHDR", header),
    ...extra,
    pngChunk("IDAT", deflateSync(pixels, { level: 0 })),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

export function jpegSegment(code: number, data: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0xff, code]), u16be(data.length + 2), data]);
}

interface JpegParts {
  readonly extra?: readonly Buffer[];
  readonly scan?: Buffer;
}

/** One grey pixel; `extra` goes behind its JFIF header. */
export function jpeg({ extra = [], scan = Buffer.from([0x3f, 0x10]) }: JpegParts = {}): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xe0, Buffer.concat([latin("JFIF\0"), Buffer.from([1, 1, 1, 0, 72, 0, 72, 0, 0])])),
    ...extra,
    jpegSegment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 0xff)])),
    jpegSegment(0xc2, Buffer.from([8, 0, 1, 0, 1, 1, 1, 0x11, 0])),
    jpegSegment(0xc4, Buffer.from([0x10, 1, ...Array.from({ length: 15 }, () => 0), 0])),
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 1, 1])),
    scan,
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** One empty page; `objects` are further ones, `catalog` further entries of its root. */
export function pdf({ objects = [] as string[], catalog = "", trailer = "" } = {}): Buffer {
  const parts = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>",
    ...objects,
  ];
  let text = "%PDF-1.7\n%\xe2\xe3\xcf\xd3\n";
  const offsets = parts.map((part, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${part}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const count = parts.length + 1;
  const start = text.length;
  text += `xref\n0 ${count}\n0000000000 65535 f \n${table}`;
  text += `trailer\n<< /Size ${count} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return latin(text);
}

/** A file in an archive. Every field set here may contradict the rest. */
/** As drawing programs write it: metadata, styles, gradients and parts used again. */
export const svg = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Drawn with a drawing program -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:svg="http://www.w3.org/2000/svg"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
  width="64" height="64" viewBox="0 0 64 64" inkscape:version="1.4">
  <title>Fluxo &amp; retorno</title>
  <metadata><rdf:RDF><rdf:li rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></rdf:RDF></metadata>
  <style>.a { fill: #004691; stroke: url(#g) } /* plain */</style>
  <defs>
    <linearGradient id="g"><stop offset="0" stop-color="#fff"/><stop offset="1" style="stop-color:#000"/></linearGradient>
    <symbol id="s"><circle cx="4" cy="4" r="3"/></symbol>
    <clipPath id="c"><rect width="10" height="10"/></clipPath>
  </defs>
  <g clip-path="url(#c)" style="fill:url('#g');opacity:.5"><path class="a" d="M0 0h10v10z"/></g>
  <use xlink:href="#s" x="8"/><use href="#s" x="16" y="8"/>
  <image width="1" height="1" xlink:href="data:image/png;base64,iVBORw0KGgo="/>
  <text x="1" y="9">Aprovado &#233; &lt;ok&gt;</text>
</svg>
`;

export const text = Buffer.from('\ufeffRetorno da transação\r\n{"status": "CON"}\n\t<status>CON</status>\n');
