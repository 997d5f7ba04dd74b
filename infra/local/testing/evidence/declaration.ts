import { createHash } from "node:crypto";
import { type EvidenceDeclaration, evidenceFormats, extensionOf } from "@portal/shared/evidence/model.ts";

export const sha256Of = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("base64");

/** What the browser says of a file before it sends it. */
export const declarationOf = (
  fileName: string,
  bytes: Buffer,
  changes: Partial<EvidenceDeclaration> = {},
): EvidenceDeclaration => ({
  product: "online-payment",
  fileName,
  contentType: evidenceFormats[extensionOf(fileName) ?? "txt"],
  sizeBytes: bytes.length,
  sha256: sha256Of(bytes),
  ...changes,
});
