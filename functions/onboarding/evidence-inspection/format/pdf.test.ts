import { deflateSync } from "node:zlib";
import { pdf } from "../../../testing/files/files.ts";
import { verdictOn } from "../../../testing/verdict.ts";
import { cpuMs } from "./testing/cpu-time.ts";

const latin = (bytes: Buffer) => bytes.toString("latin1");

/** Objects packed together, as most programs write them today. */
const packed = (
  objects: string,
  facts = "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode",
  bytes = deflateSync(objects),
) => pdf({ objects: [`<< ${facts} /Length ${bytes.length} >>\nstream\n${latin(bytes)}\nendstream`] });

const script = "4 0 << /S /JavaScript /JS (app.alert(1)) >>";

describe("an honest document is let through:", () => {
  const page = "4 0 << /Type /Page /Parent 2 0 R /Annots [<< /S /URI /URI (https://example.com) >>] >>";
  const honest: [string, Buffer][] = [
    ["whose objects are packed", packed(page)],
    [
      "whose objects are packed, with its filter in a list",
      packed(page, "/Type/ObjStm/N 1/First 4/Filter[/FlateDecode]"),
    ],
    ["that opens on a page", pdf({ catalog: "/OpenAction [3 0 R /XYZ null null 0]" })],
    [
      "with pictures, fonts and flags of annotations",
      pdf({ objects: ["<< /Font << /F1 5 0 R >> /F 4 /FontFile2 6 0 R >>"] }),
    ],
    ["with a packed page that speaks of streams", packed("4 0 (stream and endstream)")],
  ];
  test.each(honest)("one %s", async (_what, bytes) => {
    expect(await verdictOn("x.pdf", bytes)).toBeUndefined();
  });
});

const acting: [string, Buffer][] = [
  ["a script", pdf({ catalog: "/OpenAction << /S /JavaScript /JS (app.alert(1)) >>" })],
  [
    "a script with a disguised name",
    pdf({ catalog: "/OpenAction << /S /J#61vaScr#69pt /J#53 (app.alert(1)) >>" }),
  ],
  ["a script by reference", pdf({ catalog: "/AA << /WC << /S/Whatever/JS 4 0 R >> >>" })],
  ["a program to start", pdf({ catalog: "/OpenAction << /S /Launch /F (cmd.exe) >>" })],
  ["a file inside", pdf({ objects: ["<< /Type /EmbeddedFile /Length 0 >>"] })],
  ["files inside by name", pdf({ catalog: "/Names << /EmbeddedFiles 4 0 R >>" })],
  ["a form that sends itself", pdf({ objects: ["<< /S /SubmitForm /F (https://example.com) >>"] })],
  ["a form in XML", pdf({ catalog: "/AcroForm << /XFA 4 0 R >>" })],
  ["media that play", pdf({ objects: ["<< /Subtype /RichMedia >>"] })],
  [
    "a script hidden in a stream that the table could point into",
    pdf({ objects: ["<< >>\nstream\n9 0 obj << /S /JavaScript >>\nendstream"] }),
  ],
  ["a script among packed objects", packed(script)],
  [
    "a script under a disguised name among packed objects",
    packed(script.replace("JavaScript", "J#61vaScript").replace("/JS", "/#4aS")),
  ],
  [
    "a script in a package under a disguised name",
    packed(script, "/Type /Obj#53tm /N 1 /First 4 /Filter /Flate#44ecode"),
  ],
  [
    "a script in a package whose length is a lie",
    packed(script, "/Type /ObjStm /Length 3 /Filter /FlateDecode"),
  ],
  ["a program to start among packed objects", packed("4 0 << /S /Launch /Win << /F (cmd.exe) >> >>")],
  ["an action by itself among packed objects", packed("4 0 << /Type /Catalog /AA << /WC 5 0 R >> >>")],
  [
    "something to do when it is opened",
    pdf({ catalog: "/OpenAction << /S /URI /URI (https://example.com) >>" }),
  ],
  ["something to do when it is opened, by reference", pdf({ catalog: "/OpenAction 4 0 R" })],
  [
    "something to do when a page is shown",
    pdf({ objects: ["<< /Type /Page /AA << /O << /S /GoTo >> >> >>"] }),
  ],
  ["a film", pdf({ objects: ["<< /Subtype /Movie /Movie << >> >>"] })],
  ["a sound", pdf({ objects: ["<< /S /Sound /Sound 5 0 R >>"] })],
  [
    "bytes on a share",
    pdf({ objects: ["<< /Length 0 /F (\\\\\\\\host\\\\share\\\\x) >>\nstream\n\nendstream"] }),
  ],
  [
    "bytes on a share, by slashes",
    pdf({ objects: ["<< /Length 0 /F (//host/share/x) >>\nstream\n\nendstream"] }),
  ],
  [
    "bytes on a share, by octal digits",
    pdf({ objects: ["<< /Length 0 /F (\\134\\134host) >>\nstream\n\nendstream"] }),
  ],
  [
    "bytes on a share, by hexadecimal digits",
    pdf({ objects: ["<< /Length 0 /F <5C5c686f7374> >>\nstream\n\nendstream"] }),
  ],
  [
    "bytes on a share, in UTF-16",
    pdf({ objects: ["<< /Length 0 /UF <FEFF005C005C0068> >>\nstream\n\nendstream"] }),
  ],
  ["bytes from an address", pdf({ objects: ["<< /FS /URL /F (https://example.com/x) >>"] })],
  ["a file elsewhere", pdf({ objects: ["<< /Type /Filespec /F (x) >>"] })],
];
test.each(acting)("a document with %s", async (_what, bytes) => {
  expect(await verdictOn("x.pdf", bytes)).toBe("active-content");
});

const unreadable: [string, Buffer, string][] = [
  ["that are no package", packed("", undefined, Buffer.from("nothing packed")), "damaged"],
  ["in another way", packed(script, "/Type /ObjStm /Filter /LZWDecode"), "damaged"],
  ["twice", packed(script, "/Type /ObjStm /Filter [/FlateDecode /ASCIIHexDecode]"), "damaged"],
  [
    "by differences",
    packed(script, "/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 >>"),
    "damaged",
  ],
  ["in a way that is told elsewhere", packed(script, "/Type /ObjStm /Filter 9 0 R"), "damaged"],
  ["behind a decoy", packed(script, "/Type /ObjStm /X (stream) /Filter /FlateDecode"), "damaged"],
  ["a thousandfold", packed("", undefined, deflateSync(Buffer.alloc(40 * 1024 * 1024))), "archive-limits"],
];
test.each(unreadable)("a document with objects packed %s is refused", async (_what, bytes, refusal) => {
  expect(await verdictOn("x.pdf", bytes)).toBe(refusal);
});

test("many small packages that burst together are refused soon", async () => {
  const bytes = deflateSync(Buffer.alloc(1024 * 1024));
  const object = `<< /Type /ObjStm /Filter /FlateDecode >>\nstream\n${latin(bytes)}\nendstream`;
  const begun = cpuMs();
  expect(await verdictOn("x.pdf", pdf({ objects: Array.from({ length: 3000 }, () => object) }))).toBe(
    "archive-limits",
  );
  expect(cpuMs() - begun).toBeLessThan(5000);
});
