import * as z from "zod/mini";
import { caseIdSchema } from "../certification/model.ts";
import { fileNameSchema } from "../field/file-name.ts";
import { fraudScenarioIds } from "../fraud-prevention/model.ts";
import { productIdSchema } from "../product.ts";

/** Files that prove a test case or a scenario. They go from the browser straight to the file store. */

export const maxEvidenceBytes = 10 * 1024 * 1024;
export const maxFilesPerCase = 10;
/** How long a signed upload may be begun, in seconds. */
export const uploadSeconds = 300;
/** How long a signed download works, in seconds. */
export const downloadSeconds = 60;

/** What may be sent: the extension says the type, and the bytes must agree with both. */
export const evidenceFormats = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  svg: "image/svg+xml",
  pdf: "application/pdf",
  txt: "text/plain",
  zip: "application/zip",
} as const;
export type EvidenceExtension = keyof typeof evidenceFormats;
export type EvidenceType = (typeof evidenceFormats)[EvidenceExtension];

const isExtension = (text: string): text is EvidenceExtension => Object.hasOwn(evidenceFormats, text);

export const extensionOf = (fileName: string): EvidenceExtension | undefined => {
  const extension = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? "";
  return isExtension(extension) ? extension : undefined;
};

/** Types that the page may show itself; SVG and ZIP can only be saved. */
export const previewTypes: readonly EvidenceType[] = [
  "image/png",
  "image/jpeg",
  "application/pdf",
  "text/plain",
];

export const evidenceStatuses = ["awaiting-upload", "clean", "refused"] as const;

/** Why the inspection refused a file. */
export const refusals = [
  "format-mismatch", // the bytes are not what the extension says
  "damaged", // cut off, or not readable as its format
  "hidden-content", // something else rides before or behind the file proper
  "active-content", // scripts, event handlers, references to the outside
  "archive-limits", // too many entries, too large, or packed tighter than honest data is
  "archive-unsafe", // names that leave the folder, links, archives inside, encrypted entries
] as const;
export type Refusal = (typeof refusals)[number];

/** What a file may prove: a case of Online Payment's certification, or a scenario of fraud prevention's. */
const testIdSchema = z.enum([...caseIdSchema.options, ...fraudScenarioIds], "invalid-option");

const evidenceFileName = fileNameSchema.check(
  z.refine((name) => extensionOf(name) !== undefined, "file-type"),
);

/** What the browser declares; the signature binds the upload to exactly this. */
export const evidenceDeclarationSchema = z
  .strictObject({
    product: productIdSchema,
    /** Absent for a trial upload, which nobody reviews and which is deleted after a day. */
    caseId: z.optional(testIdSchema),
    fileName: evidenceFileName,
    contentType: z.enum([...new Set(Object.values(evidenceFormats))], "file-type"),
    sizeBytes: z.int().check(z.minimum(1, "file-empty"), z.maximum(maxEvidenceBytes, "file-too-large")),
    /** SHA-256 of the bytes, in base64. */
    sha256: z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/, "invalid")),
  })
  .check(
    z.superRefine((declared, context) => {
      const extension = extensionOf(declared.fileName);
      if (extension && evidenceFormats[extension] !== declared.contentType)
        context.addIssue({ code: "custom", path: ["contentType"], message: "file-type" });
    }),
  );
export type EvidenceDeclaration = z.output<typeof evidenceDeclarationSchema>;

export const evidenceFileSchema = z.object({
  id: z.string(),
  product: productIdSchema,
  caseId: z.nullable(testIdSchema),
  /** The attempt of the certification that the file belongs to. */
  attempt: z.number(),
  fileName: z.string(),
  contentType: z.enum([...new Set(Object.values(evidenceFormats))]),
  sizeBytes: z.number(),
  status: z.enum(evidenceStatuses),
  refusal: z.nullable(z.enum(refusals)),
  createdAt: z.string(),
  inspectedAt: z.nullable(z.string()),
});
export type EvidenceFile = z.output<typeof evidenceFileSchema>;

export const uploadSchema = z.object({
  url: z.string(),
  /** Headers to send exactly as they are; the browser adds the length itself. */
  headers: z.record(z.string(), z.string()),
  expiresAt: z.string(),
});
