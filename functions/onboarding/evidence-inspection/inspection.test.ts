import * as fc from "fast-check";
import { latin } from "../../testing/files/bytes.ts";
import { jpeg, pdf, png, svg, text } from "../../testing/files/files.ts";
import { zip } from "../../testing/files/zip.ts";
import { seed } from "../../testing/trials.ts";
import { verdictOn } from "../../testing/verdict.ts";
import { cpuMs } from "./format/testing/cpu-time.ts";

const photos = zip([{ name: "tela.txt", data: text }]);
const both = (one: Buffer, other: Buffer) => Buffer.concat([one, other]);

describe("any bytes have a verdict, soon:", () => {
  const run = seed("inspection");
  const names = ["x.png", "x.jpg", "x.pdf", "x.svg", "x.txt", "x.zip"] as const;
  const files = [png(), jpeg(), pdf(), Buffer.from(svg), text, photos];
  const maxMs = 5000;

  test("random ones, behind every format's opening", async () => {
    const anyBytes = fc.tuple(
      fc.constantFrom(...names),
      fc.constantFrom(Buffer.alloc(0), ...files.map((file) => file.subarray(0, 8)), latin("<svg ")),
      fc.uint8Array({ maxLength: 3000 }),
    );
    const property = fc.asyncProperty(anyBytes, async ([name, opening, rest]) => {
      const begun = cpuMs();
      await verdictOn(name, Buffer.concat([opening, rest]));
      expect(cpuMs() - begun).toBeLessThan(maxMs);
    });
    await fc.assert(property, { seed: run, numRuns: 1500 });
  });

  test("honest ones with a few bytes changed, cut or doubled", async () => {
    const change = fc.tuple(
      fc.integer({ min: 0, max: files.length - 1 }),
      fc.array(fc.tuple(fc.nat(4000), fc.integer({ min: 0, max: 255 })), { maxLength: 6 }),
      fc.nat(4000),
    );
    const property = fc.asyncProperty(change, async ([index, changes, cut]) => {
      const bytes = Buffer.from(files[index] ?? text);
      for (const [at, value] of changes) bytes[at % bytes.length] = value;
      const name = names[index] ?? "x.txt";
      for (const one of [bytes, bytes.subarray(0, cut), both(bytes, bytes.subarray(cut % bytes.length))]) {
        const verdict = await verdictOn(name, one);
        expect(verdict === undefined || typeof verdict === "string").toBe(true);
      }
    });
    await fc.assert(property, { seed: run, numRuns: 1500 });
  });

  const large = 10 * 1024 * 1024;
  const fill = (pattern: string) => Buffer.alloc(large, pattern);
  const worst: [string, string, Buffer][] = [
    ["a large picture", "x.png", png({ pixels: Buffer.alloc(large - 4000, 0x5a) })],
    ["a large photo", "x.jpg", jpeg({ scan: fill("\x3f\x10") })],
    ["a photo of stuffed bytes", "x.jpg", jpeg({ scan: Buffer.alloc(large, Buffer.from([0xff, 0])) })],
    [
      "a large document",
      "x.pdf",
      pdf({ objects: [`<< >>\nstream\n${"x".repeat(large - 2000)}\nendstream`] }),
    ],
    ["a document of escapes", "x.pdf", pdf({ objects: [`<< ${"/J#53 ".repeat(large / 7)} >>`] })],
    ["a document of blanks", "x.pdf", pdf({ objects: [`<< /JS${" ".repeat(large - 2000)}>>`] })],
    ["a large text", "x.txt", fill("linha de log\n")],
    ["a text of blanks", "x.txt", fill(" ")],
    ["a text of openings", "x.txt", fill("<?xml <a")],
    ["a drawing of one endless tag", "x.svg", both(latin("<svg "), fill('a="b" '))],
    ["a drawing of blanks", "x.svg", both(latin('<svg xmlns="http://www.w3.org/2000/svg" '), fill(" "))],
    [
      "a drawing of elements",
      "x.svg",
      both(latin('<svg xmlns="http://www.w3.org/2000/svg">'), fill("<g><path d='M0 0'/>")),
    ],
    [
      "a drawing with an endless style",
      "x.svg",
      both(latin('<svg xmlns="http://www.w3.org/2000/svg"><style>'), fill("/*url(")),
    ],
    [
      "a drawing of half comments",
      "x.svg",
      both(
        latin('<svg xmlns="http://www.w3.org/2000/svg"><style>'),
        both(fill("/* *"), latin("</style></svg>")),
      ),
    ],
    [
      "a drawing of entities",
      "x.svg",
      both(latin('<svg xmlns="http://www.w3.org/2000/svg">'), fill("&amp;")),
    ],
    ["an archive of endings", "x.zip", both(latin("PK\x03\x04"), fill("PK\x05\x06"))],
    ["a picture of endings", "x.png", png({ pixels: Buffer.alloc(large - 4000, "PK\x05\x06") })],
  ];
  test.each(worst)("10 MB of %s", async (what, name, bytes) => {
    const begun = cpuMs();
    const verdict = await verdictOn(name, bytes);
    const ms = cpuMs() - begun;
    process.stderr.write(`inspection of ${what}, 10 MB: ${ms.toFixed(0)} ms, ${verdict ?? "clean"}\n`);
    expect(ms).toBeLessThan(maxMs);
  });
});
