import { createHash } from "node:crypto";
import { latin } from "../../testing/files/bytes.ts";
import { jpeg, jpegSegment, pdf, png, pngChunk, svg, text } from "../../testing/files/files.ts";
import { zip } from "../../testing/files/zip.ts";
import { verdictOn } from "../../testing/verdict.ts";
import { inspect } from "./inspect.ts";

const page = "<html><body><script>alert(document.domain)</script></body></html>";
const photos = zip([{ name: "tela.txt", data: text }]);
const both = (one: Buffer, other: Buffer) => Buffer.concat([one, other]);

describe("an honest file is let through:", () => {
  const honest: [string, string, Buffer][] = [
    ["a picture", "tela.png", png()],
    [
      "a picture with texts and colours",
      "Tela de aprovação.PNG",
      png({
        extra: [
          pngChunk("sRGB", Buffer.from([0])),
          pngChunk("iDOT", Buffer.alloc(28)),
          pngChunk("tEXt", latin("Software\0Screenshot")),
        ],
      }),
    ],
    [
      "a picture with a large colour profile",
      "tela.png",
      png({ extra: [pngChunk("iCCP", Buffer.alloc(9000, 7))] }),
    ],
    ["a photo", "foto.jpg", jpeg()],
    [
      "a photo with EXIF, and restarts among its pixels",
      "foto.jpeg",
      jpeg({
        extra: [jpegSegment(0xe1, latin("Exif\0\0MM\0*")), jpegSegment(0xfe, latin("taken by a phone"))],
        scan: Buffer.from([0x3f, 0xff, 0x00, 0x10, 0xff, 0xd0, 0x3f, 0x10]),
      }),
    ],
    ["a document", "relatorio.pdf", pdf()],
    [
      "a document with a link and a first page",
      "r.pdf",
      pdf({
        catalog: "/OpenAction [3 0 R /Fit]",
        objects: ["<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://example.com) >> >>"],
      }),
    ],
    ["a text with accents and its mark", "retorno.txt", text],
    [
      "a text of a request in XML",
      "envio.txt",
      Buffer.from('<?xml version="1.0"?>\n<transaction><amount>1000</amount></transaction>'),
    ],
    ["a log that quotes a page further down", "log.txt", Buffer.from(`POST /3ds\n\n${page}`)],
    ["a drawing", "fluxo.svg", Buffer.from(svg)],
    ["the smallest drawing", "f.svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [
      "an archive",
      "telas.zip",
      zip([
        { name: "telas/", isStored: true, externalAttributes: 0x41ed0010 },
        { name: "telas/aprovada.png", data: png(), isStored: true, externalAttributes: 0x81a40000 },
        { name: "telas/ação.txt", data: Buffer.alloc(30_000, "linha ") },
      ]),
    ],
    [
      "an archive that was written in one go",
      "telas.zip",
      zip([
        { name: "a.txt", data: text, isDeferred: true },
        { name: "b.txt", data: text },
      ]),
    ],
  ];
  test.each(honest)("%s", async (_what, name, bytes) => {
    expect(await verdictOn(name, bytes)).toBeUndefined();
  });
});

describe("polyglot-corpus: a file that is also another one is refused:", () => {
  const gif = latin("GIF89a\x01\0\x01\0\0\0\0;");
  const hiddenZip = both(latin("note"), photos);
  const corpus: [string, string, Buffer][] = [
    ["a picture with an archive behind", "x.png", both(png(), photos)],
    ["a picture with a script behind", "x.png", both(png(), latin("<script>alert(1)</script>"))],
    ["a picture with one byte behind", "x.png", both(png(), latin("\n"))],
    [
      "a picture with a page in a text of its own",
      "x.png",
      png({ extra: [pngChunk("tEXt", latin(`Comment\0${page}`))] }),
    ],
    [
      "a picture with an archive among its texts",
      "x.png",
      png({ extra: [pngChunk("tEXt", both(latin("x\0"), photos))] }),
    ],
    ["a picture with a page in place of its pixels", "x.png", png({ pixels: latin(page) })],
    [
      "a picture with a megabyte of something private",
      "x.png",
      png({ extra: [pngChunk("prVt", Buffer.alloc(1_100_000))] }),
    ],
    [
      "a picture with a part that readers may not pass over",
      "x.png",
      png({ extra: [pngChunk("EVIL", Buffer.alloc(1))] }),
    ],
    [
      "a picture with code in its colour profile",
      "x.png",
      png({ extra: [pngChunk("iCCP", latin("<?php system($_GET[0]);"))] }),
    ],
    ["a picture that is also a film", "x.png", png({ extra: [pngChunk("acTL", Buffer.alloc(8))] })],
    ["a photo with a page behind", "x.jpg", both(jpeg(), latin(page))],
    ["a photo with a page in its comment", "x.jpg", jpeg({ extra: [jpegSegment(0xfe, latin(page))] })],
    ["a photo with an archive in its comment", "x.jpg", jpeg({ extra: [jpegSegment(0xfe, hiddenZip)] })],
    ["a photo with an archive behind", "x.jpg", both(jpeg(), photos)],
    ["a photo with a document behind", "x.jpg", both(jpeg(), pdf())],
    ["a photo with a second photo behind", "x.jpg", both(jpeg(), jpeg())],
    ["a photo with a drawing in its data", "x.jpg", jpeg({ extra: [jpegSegment(0xe1, Buffer.from(svg))] })],
    ["a document with an archive behind", "x.pdf", both(pdf(), photos)],
    [
      "a document with an archive inside that ends with it",
      "x.pdf",
      pdf({ objects: [`<< >>\nstream\n${photos.toString("latin1")}\nendstream`] }),
    ],
    ["a document behind a page", "x.pdf", both(latin(`${page}\n`), pdf())],
    ["a document with a page inside", "x.pdf", pdf({ objects: [`<< >>\nstream\n${page}\nendstream`] })],
    ["a document behind a picture", "x.pdf", both(png(), pdf())],
    ["an archive behind a picture", "x.zip", both(png(), photos)],
    ["an archive behind a page", "x.zip", zip([{ name: "a.txt", data: text }], { before: page })],
    ["an archive with a page behind", "x.zip", both(photos, latin(page))],
    [
      "an archive with a page in its comment",
      "x.zip",
      zip([{ name: "a.txt", data: text }], { comment: page }),
    ],
    [
      "an archive with a page between files and directory",
      "x.zip",
      zip([{ name: "a.txt", data: text }], { gap: page }),
    ],
    [
      "an archive with a page in a file's comment",
      "x.zip",
      zip([{ name: "a.txt", data: text, comment: page }]),
    ],
    ["two archives in a row", "x.zip", both(photos, photos)],
    ["a GIF that is also an archive", "x.png", both(gif, photos)],
    ["a GIF that is also an archive, as an archive", "x.zip", both(gif, photos)],
    ["a GIF", "x.jpg", gif],
    ["a picture as a photo", "x.jpg", png()],
    ["a photo as a picture", "x.png", jpeg()],
    ["a document as a text", "x.txt", pdf()],
    ["an archive as a document", "x.pdf", photos],
    ["an archive as a text", "x.txt", photos],
    ["a page as a text", "x.txt", latin(page)],
    ["a page as a text, after blank lines", "x.txt", latin(`\n\n  <!DOCTYPE html>${page}`)],
    ["a page as a picture", "x.png", latin(page)],
    ["a page as a drawing", "x.svg", latin(page)],
    ["a script as a text", "x.txt", latin("<script>alert(1)</script>")],
    ["a shell script as a text", "x.txt", latin("#!/bin/sh\nrm -r /")],
    ["a drawing as a text", "x.txt", Buffer.from(svg)],
    [
      "a drawing as a text, without its declaration",
      "x.txt",
      latin('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    [
      "a drawing with a prefix as a text",
      "x.txt",
      latin('<?xml version="1.0"?><x:svg xmlns:x="http://www.w3.org/2000/svg"/>'),
    ],
    ["a text as a drawing", "x.svg", text],
    ["a program as a text", "x.txt", latin("MZ\x90\0\x03\0\0\0")],
    ["a text in UTF-16", "x.txt", Buffer.from("\ufeffolá", "utf16le")],
    ["a text in Latin-1", "x.txt", latin("transação")],
    ["a text that steers a terminal", "x.txt", latin("\x1b]0;pwned\x07")],
    ["a gzipped text", "x.txt", latin("\x1f\x8b\x08\0")],
    ["a gzipped picture", "x.png", latin("\x1f\x8b\x08\0\0\0\0\0\0\0")],
    ["a picture cut off", "x.png", png().subarray(0, -12)],
    ["a picture with a wrong checksum", "x.png", Buffer.from(png()).fill(1, 20, 21)],
    ["a picture without pixels", "x.png", both(png().subarray(0, 33), pngChunk("IEND", Buffer.alloc(0)))],
    ["a picture that claims a billion pixels", "x.png", png({ width: 40_000, height: 40_000 })],
    ["a photo cut off", "x.jpg", jpeg().subarray(0, -2)],
    ["a document cut off", "x.pdf", pdf().subarray(0, -20)],
    ["an archive cut off", "x.zip", photos.subarray(0, -1)],
  ];
  test.each(corpus)("%s", async (_what, name, bytes) => {
    expect(await verdictOn(name, bytes)).toBeDefined();
  });

  test("an encrypted document cannot be inspected", async () => {
    expect(await verdictOn("x.pdf", pdf({ trailer: "/Encrypt 4 0 R" }))).toBe("damaged");
  });

  test("every format under every other format's name", async () => {
    const files = { png: png(), jpg: jpeg(), pdf: pdf(), zip: photos, svg: Buffer.from(svg), txt: text };
    for (const [is, bytes] of Object.entries(files)) {
      for (const says of Object.keys(files)) {
        const verdict = await verdictOn(`x.${says}`, bytes);
        expect([is, says, verdict === undefined]).toEqual([is, says, is === says]);
      }
    }
  });

  test("bytes that are not the declared ones, by length or by checksum", async () => {
    const bytes = png();
    const declared = {
      fileName: "x.png",
      contentType: "image/png",
      sizeBytes: bytes.length,
      sha256: "x",
    } as const;
    expect(await inspect(bytes, declared)).toBe("damaged");
    const sha256 = createHash("sha256").update(bytes).digest("base64");
    expect(await inspect(bytes, { ...declared, sha256, sizeBytes: 1 })).toBe("damaged");
    expect(await inspect(bytes, { ...declared, sha256, contentType: "image/jpeg" })).toBe("format-mismatch");
    expect(await inspect(bytes, { ...declared, sha256, fileName: "x.exe" })).toBe("format-mismatch");
    expect(await inspect(bytes, { ...declared, sha256 })).toBeUndefined();
  });
});
