import { randomBytes } from "node:crypto";
import type { Refusal } from "@portal/shared/evidence/model.ts";
import { latin } from "../../../testing/files/bytes.ts";
import { text } from "../../../testing/files/files.ts";
import { zip } from "../../../testing/files/zip.ts";
import { verdictOn } from "../../../testing/verdict.ts";

const photos = zip([{ name: "tela.txt", data: text }]);

describe("zip-bomb: an archive that would burst or break out is refused:", () => {
  const one = { name: "a.txt", data: text };
  const link = 0xa1ff0000;
  const zip64 = Buffer.concat([Buffer.from([1, 0, 8, 0]), Buffer.alloc(8)]);
  const otherName = (name: string) => {
    const bytes = Buffer.from(`\x01\0\0\0\0${name}`);
    return Buffer.concat([Buffer.from([0x75, 0x70, bytes.length, 0]), bytes]);
  };
  const bombs: [string, Buffer, Refusal][] = [
    ["packed a thousandfold", zip([{ name: "a.txt", data: Buffer.alloc(9_000_000) }]), "archive-limits"],
    [
      "claiming more than may be unpacked",
      zip([{ name: "a.txt", data: text, unpackedBytes: 200 * 2 ** 20 }]),
      "archive-limits",
    ],
    [
      "many files that burst together",
      zip(Array.from({ length: 400 }, (_, index) => ({ name: `${index}.txt`, data: Buffer.alloc(60_000) }))),
      "archive-limits",
    ],
    [
      "more files than anybody looks at",
      zip(Array.from({ length: 501 }, (_, index) => ({ name: `${index}.txt`, data: text }))),
      "archive-limits",
    ],
    [
      "files that share their bytes",
      zip([one, { name: "b.txt", data: text, start: 0, localName: "a.txt" }]),
      "archive-limits",
    ],
    ["files inside each other", zip([one, { name: "b.txt", data: text, start: 1 }]), "archive-limits"],
    ["a name that leaves the folder", zip([{ ...one, name: "../../etc/passwd" }]), "archive-unsafe"],
    ["a name that leaves it further in", zip([{ ...one, name: "a/../../b.txt" }]), "archive-unsafe"],
    ["a name from the root", zip([{ ...one, name: "/etc/passwd" }]), "archive-unsafe"],
    ["a name on a drive", zip([{ ...one, name: "C:boot.ini" }]), "archive-unsafe"],
    ["a name with a backslash", zip([{ ...one, name: "..\\a.txt" }]), "archive-unsafe"],
    ["a name with a control character", zip([{ ...one, name: "a\r\n.txt" }]), "archive-unsafe"],
    ["a name with NUL", zip([{ ...one, name: "a.txt\0.exe" }]), "archive-unsafe"],
    ["a name that turns its direction", zip([{ ...one, name: "nota\u202etxt.exe" }]), "archive-unsafe"],
    ["a name with a character of no width", zip([{ ...one, name: "a\u200b.txt" }]), "archive-unsafe"],
    [
      "one file packed too tight, among honest ones",
      zip([
        { name: "a.bin", data: randomBytes(1_000_000), isStored: true },
        { name: "b.txt", data: Buffer.alloc(9_000_000) },
      ]),
      "archive-limits",
    ],
    ["no name", zip([{ ...one, name: "" }]), "archive-unsafe"],
    ["a name without end", zip([{ ...one, name: "a".repeat(256) }]), "archive-unsafe"],
    ["another name in an extra field", zip([{ ...one, extra: otherName("../a.txt") }]), "archive-unsafe"],
    ["an archive inside by another name", zip([{ ...one, extra: otherName("a.jar") }]), "archive-unsafe"],
    ["two files of one name", zip([one, { ...one, name: "A.TXT" }]), "archive-unsafe"],
    ["a link", zip([{ name: "a", data: latin("/etc/passwd"), externalAttributes: link }]), "archive-unsafe"],
    ["an encrypted file", zip([{ ...one, flags: 0x801 }]), "archive-unsafe"],
    ["an archive inside", zip([{ name: "inner.zip", data: photos }]), "archive-unsafe"],
    [
      "an archive inside under a false name",
      zip([{ name: "inner.txt", data: photos, isStored: true }]),
      "archive-unsafe",
    ],
    ["a folder with bytes", zip([{ name: "a/", data: text }]), "archive-unsafe"],
    ["an unknown way of packing", zip([{ ...one, method: 14 }]), "archive-unsafe"],
    ["sizes in 64 bits", zip([{ ...one, extra: zip64 }]), "archive-unsafe"],
    ["sizes that point elsewhere", zip([{ ...one, unpackedBytes: 0xffffffff }]), "archive-unsafe"],
    ["a header with another name", zip([{ ...one, localName: "b.txt" }]), "archive-unsafe"],
    ["a header with another size", zip([{ ...one, localUnpackedBytes: 5 }]), "archive-unsafe"],
    ["a header with another packing", zip([{ ...one, localMethod: 0 }]), "archive-unsafe"],
    ["stored bytes of two lengths", zip([{ ...one, isStored: true, unpackedBytes: 1 }]), "archive-unsafe"],
    ["a file past its end", zip([{ ...one, packedBytes: 5_000_000 }]), "damaged"],
    ["nothing in it", zip([]), "format-mismatch"],
    ["a wrong count", zip([one], { count: 2 }), "damaged"],
  ];
  test.each(bombs)("%s", async (_what, bytes, refusal) => {
    expect(await verdictOn("x.zip", bytes)).toBe(refusal);
  });
});
