import { createHash } from "node:crypto";
import {
  type EvidenceExtension,
  type EvidenceType,
  evidenceFormats,
  extensionOf,
  type Refusal,
} from "@portal/shared/evidence/model.ts";
import { inspectJpeg } from "./format/jpeg.ts";
import { carriesPassenger } from "./format/passenger.ts";
import { inspectPdf } from "./format/pdf.ts";
import { inspectPng } from "./format/png.ts";
import { inspectSvg } from "./format/svg.ts";
import { inspectText } from "./format/text.ts";
import { inspectZip } from "./format/zip.ts";

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

/**
 * The first bytes of each kind of file. SVG and text have none: their own inspection decodes them and refuses what
 * is not text.
 */
const openings: Readonly<Partial<Record<EvidenceType, string>>> = {
  "image/png": "\x89PNG\r\n\x1a\n",
  "image/jpeg": "\xff\xd8\xff",
  "application/pdf": "%PDF-",
  "application/zip": "PK\x03\x04",
};
const opensAs = (opening: string, bytes: Buffer): boolean =>
  bytes.toString("latin1", 0, opening.length) === opening;

const sha256Of = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("base64");

/**
 * Why a file is refused; undefined for one that is what it claims to be and nothing else. The bytes are walked
 * through once or twice, never unpacked in full, drawn or run. Every input gets a verdict.
 */
export async function inspect(bytes: Buffer, declared: Declared): Promise<Refusal | undefined> {
  const { fileName, contentType, sizeBytes, sha256 } = declared;
  if (bytes.length !== sizeBytes || sha256Of(bytes) !== sha256) return "damaged";
  const extension: EvidenceExtension | undefined = extensionOf(fileName);
  if (!extension || evidenceFormats[extension] !== contentType) return "format-mismatch";
  const opening = openings[contentType];
  if (opening && !opensAs(opening, bytes)) return "format-mismatch";
  const refusal = inspections[contentType](bytes);
  if (refusal) return refusal;
  const isWhole = !opening || contentType === "application/zip";
  return !isWhole && carriesPassenger(bytes) ? "hidden-content" : undefined;
}
