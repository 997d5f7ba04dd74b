import { createHash } from "node:crypto";
import { evidenceFormats, extensionOf, type Refusal } from "@portal/shared/evidence/model.ts";
import { inspect } from "../onboarding/evidence-inspection/inspect.ts";

/** On a file that is declared as it is named. */
export const verdictOn = (fileName: string, bytes: Buffer): Promise<Refusal | undefined> =>
  inspect(bytes, {
    fileName,
    contentType: evidenceFormats[extensionOf(fileName) ?? "txt"],
    sizeBytes: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("base64"),
  });
