import type { EvidenceFile } from "@portal/shared/evidence/model.ts";
import { isSettled, type Upload, type UploadStep } from "../upload/upload.ts";

/** One line of the list: what the API knows of a file, what this page is doing with it, or both. */
export interface EvidenceRow {
  readonly key: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly file?: EvidenceFile;
  readonly upload?: Upload;
}

/** The API may list a file before its answer to the upload request arrives; this page's own line is enough then. */
const isBeingSigned = ({ status, fileName, sizeBytes }: EvidenceFile, uploads: readonly Upload[]): boolean =>
  status === "awaiting-upload" &&
  uploads.some(
    ({ step, file }) =>
      step.name === "signing" && file.size === sizeBytes && file.name.normalize("NFC").trim() === fileName,
  );

/** Earlier files first, then this page's uploads in the order they were added, so that no line changes places. */
export function rowsOf(files: readonly EvidenceFile[], uploads: readonly Upload[]): readonly EvidenceRow[] {
  const byId = new Map(files.map((file) => [file.id, file]));
  const own = new Set(uploads.map(({ fileId }) => fileId));
  const rowOfFile = (file: EvidenceFile): EvidenceRow => ({ key: file.id, ...named(file), file });
  return [
    ...files.filter((file) => !own.has(file.id) && !isBeingSigned(file, uploads)).map(rowOfFile),
    ...uploads.flatMap((upload): EvidenceRow[] => {
      const file = upload.fileId === undefined ? undefined : byId.get(upload.fileId);
      // The inspection ended and the file is gone: somebody removed it.
      if (!file && isSettled(upload)) return [];
      const size = file?.sizeBytes ?? upload.file.size;
      return [
        { key: upload.id, fileName: file?.fileName ?? upload.file.name, sizeBytes: size, file, upload },
      ];
    }),
  ];
}

const named = ({ fileName, sizeBytes }: EvidenceFile) => ({ fileName, sizeBytes });

/** What a line says about its file. */
export type RowState =
  | Exclude<UploadStep, { readonly name: "inspecting" | "clean" | "refused" }>
  | { readonly name: "inspecting"; readonly isLate: boolean; readonly isSent: boolean }
  | { readonly name: "clean" }
  | { readonly name: "refused"; readonly refusal: EvidenceFile["refusal"] };

/** `isGivenUp` says that the page has stopped asking about a waiting file. */
export function stateOf({ file, upload }: EvidenceRow, isGivenUp: (file: EvidenceFile) => boolean): RowState {
  // The inspection's verdict takes precedence over what this page knows about the upload.
  if (file?.status === "clean") return { name: "clean" };
  if (file?.status === "refused") return { name: "refused", refusal: file.refusal };
  const step = upload?.step;
  if (!step || step.name === "inspecting" || step.name === "clean" || step.name === "refused")
    // For a file that another tab uploads, this page cannot know whether its bytes have arrived.
    return { name: "inspecting", isLate: file !== undefined && isGivenUp(file), isSent: step !== undefined };
  return step;
}

const withoutPlace: readonly RowState["name"][] = ["refused", "unfit", "failed"];

/** How many of a case's files count against its limit: those kept, and those on their way. */
export const takenPlaces = (states: readonly RowState[]): number =>
  states.filter(({ name }) => !withoutPlace.includes(name)).length;
