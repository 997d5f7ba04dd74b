import {
  type EvidenceDeclaration,
  evidenceDeclarationSchema,
  evidenceFormats,
  extensionOf,
} from "@portal/shared/evidence/model.ts";

/** Why an upload does not even begin. */
export type Unfit =
  | "file-type"
  | "file-name"
  | "file-name-too-long"
  | "file-empty"
  | "file-too-large"
  | "too-many";

type Named = Pick<File, "name" | "size">;
export type Checked =
  | { readonly unfit: Unfit }
  | { readonly declared: Omit<EvidenceDeclaration, "product" | "caseId" | "sha256"> };

/** A placeholder for the checksum, which costs reading the whole file and is computed after this check. */
const anyChecksum = `${"A".repeat(43)}=`;

function unfitOf(issues: readonly { code?: string; path: readonly PropertyKey[]; message: string }[]): Unfit {
  const messages = new Set(issues.map(({ message }) => message));
  // A file that is both too large and of a wrong format is refused for its format: shrinking it would not
  // help.
  if (messages.has("file-type")) return "file-type";
  if (messages.has("file-empty")) return "file-empty";
  if (messages.has("file-too-large")) return "file-too-large";
  return issues.some(({ code, path }) => code === "too_big" && path[0] === "fileName")
    ? "file-name-too-long"
    : "file-name";
}

/** Checks name, format and size by the API's rules before anything is sent. */
export function checkFile({ name, size }: Named): Checked {
  const extension = extensionOf(name.trim());
  const contentType = extension && evidenceFormats[extension];
  // File systems that keep accents apart from their letters would make one name two.
  const fileName = name.normalize("NFC");
  const parsed = evidenceDeclarationSchema.safeParse({
    product: "online-payment",
    fileName,
    contentType,
    sizeBytes: size,
    sha256: anyChecksum,
  });
  if (!parsed.success) return { unfit: unfitOf(parsed.error.issues) };
  const { fileName: cleaned, contentType: type, sizeBytes } = parsed.data;
  return { declared: { fileName: cleaned, contentType: type, sizeBytes } };
}
