import { evidenceFormats, maxEvidenceBytes } from "@portal/shared/evidence/model.ts";
import { checkFile } from "./file-check.ts";

const file = (name: string, size = 100) => ({ name, size });

test.each(Object.entries(evidenceFormats))("a .%s file is declared as %s", (extension, contentType) => {
  expect(checkFile(file(`captura.${extension}`))).toEqual({
    declared: { fileName: `captura.${extension}`, contentType, sizeBytes: 100 },
  });
});

test("the extension counts in capitals, too", () => {
  expect(checkFile(file("COMPROVANTE.PDF"))).toMatchObject({ declared: { contentType: "application/pdf" } });
});

test.each([
  ["a format that nobody takes", file("tela.gif"), "file-type"],
  ["a name without an extension, such as a folder's", file("evidencias"), "file-type"],
  ["a script that only ends like a picture's name in the middle", file("tela.png.exe"), "file-type"],
  ["an unknown format that is too large as well", file("video.mp4", maxEvidenceBytes * 5), "file-type"],
  ["an empty file", file("tela.png", 0), "file-empty"],
  ["one byte more than fits", file("tela.png", maxEvidenceBytes + 1), "file-too-large"],
  ["a name that would leave its folder", file("..\\..\\tela.png"), "file-name"],
  ["a name written backwards for the eye", file("nota\u202egnp.png"), "file-name"],
  ["a name with a mark of direction", file("nota\u061cgnp.png"), "file-name"],
  ["a name with a character of no width", file("no\u200bta.png"), "file-name"],
  ["a name with a filler", file("nota\u3164.png"), "file-name"],
  ["a name longer than a header should carry", file(`${"a".repeat(120)}.png`), "file-name-too-long"],
] as const)("%s is refused before anything is sent", (_case, given, unfit) => {
  expect(checkFile(given)).toEqual({ unfit });
});

test("a file of exactly the largest size fits", () => {
  expect(checkFile(file("tela.png", maxEvidenceBytes))).toHaveProperty("declared");
});

test("a name whose accents are stored apart from their letters is the same name", () => {
  expect(checkFile(file("recibo-acao\u0301.png"))).toMatchObject({
    declared: { fileName: "recibo-acaó.png" },
  });
});
