import { createHash } from "node:crypto";
import {
  type EvidenceExtension,
  type EvidenceType,
  evidenceFormats,
  extensionOf,
  type Refusal,
} from "@portal/shared/evidence/model.ts";
import { fileTypeFromBuffer } from "file-type";
import { inspectJpeg } from "./jpeg.ts";
import { carriesPassenger } from "./passenger.ts";
import { inspectPdf } from "./pdf.ts";
import { inspectPng } from "./png.ts";
import { inspectSvg } from "./svg.ts";
import { inspectText } from "./text.ts";
import { inspectZip } from "./zip.ts";

export interface Declared {
  readonly fileName: string;
  readonly contentType: EvidenceType;
  readonly sizeBytes: number;
  /** In base64. */
  readonly sha256: string;
}

const inspections: Readonly<Record<EvidenceType, (bytes: Buffer) => Refusal | undefined>> = {
  "image/png": inspectPng,
  "image/jpeg": inspectJpeg,
  "image/svg+xml": inspectSvg,
  "application/pdf": inspectPdf,
  "text/plain": inspectText,
  "application/zip": inspectZip,
};

/** No magic number says these; their own inspection reads them as text and finds what is none. */
const unmarked: readonly EvidenceType[] = ["image/svg+xml", "text/plain"];

/** Not by the library: to tell kinds of archives apart, it would unpack what is in them. */
const packed: readonly [string, EvidenceType | undefined][] = [
  ["PK\x03\x04", "application/zip"],
  ["PK", undefined],
  ["\x1f\x8b", undefined],
];

async function hasMagicOf(type: EvidenceType, bytes: Buffer): Promise<boolean> {
  if (unmarked.includes(type)) return true;
  const opening = bytes.toString("latin1", 0, 4);
  const archive = packed.find(([magic]) => opening.startsWith(magic));
  if (archive || type === "application/zip") return archive?.[1] === type;
  return (await fileTypeFromBuffer(bytes))?.mime === type;
}

const sha256Of = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("base64");

/**
 * Why a file is refused; undefined for one that is what it says and nothing else. The bytes are walked through once or
 * twice, never unpacked, drawn or run. Every input has a verdict.
 */
export async function inspect(bytes: Buffer, declared: Declared): Promise<Refusal | undefined> {
  const { fileName, contentType, sizeBytes, sha256 } = declared;
  if (bytes.length !== sizeBytes || sha256Of(bytes) !== sha256) return "damaged";
  const extension: EvidenceExtension | undefined = extensionOf(fileName);
  if (!extension || evidenceFormats[extension] !== contentType) return "format-mismatch";
  if (!(await hasMagicOf(contentType, bytes))) return "format-mismatch";
  const refusal = inspections[contentType](bytes);
  if (refusal) return refusal;
  const isWhole = unmarked.includes(contentType) || contentType === "application/zip";
  return !isWhole && carriesPassenger(bytes) ? "hidden-content" : undefined;
}
