import { type EvidenceFile, previewTypes } from "@portal/shared/evidence/model.ts";

export const isImage = (type: string): boolean => type === "image/png" || type === "image/jpeg";
export const isPreviewable = ({ contentType }: Pick<EvidenceFile, "contentType">): boolean =>
  previewTypes.includes(contentType);

/** Saved as plain bytes: even a browser that opens the file instead of saving it runs nothing of it. */
export function saveAs(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: "application/octet-stream" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the address after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
