import type { EvidenceFile } from "@portal/shared/evidence/model.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { browserPorts } from "./browser-ports.ts";
import { isAt, isUnsent, type Upload, type UploadPlace } from "./upload.ts";
import { UploadQueue } from "./upload-queue.ts";

export const uploads = new UploadQueue(browserPorts);

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

// Uploads continue on other screens of the portal; closing or reloading the page would stop them, so it asks
// first.
uploads.subscribe(() => {
  if (uploads.snapshot().some(isUnsent)) window.addEventListener("beforeunload", ask);
  else window.removeEventListener("beforeunload", ask);
});

type Files = Pick<UseQueryResult<{ items: readonly EvidenceFile[] }>, "data" | "refetch">;

/** This page's uploads for a case, kept in step with the company's files. */
export function useUploads(
  { companyId, product, caseId }: UploadPlace,
  { data, refetch }: Files,
): readonly Upload[] {
  const all = useSyncExternalStore(uploads.subscribe, uploads.snapshot);
  const items = data?.items;
  useEffect(() => {
    if (items) uploads.settle(items);
  }, [items]);
  const own = useMemo(
    () => all.filter((upload) => isAt({ companyId, product, caseId }, upload)),
    [all, companyId, product, caseId],
  );
  // One that was just sent is not among the files that were read before.
  const isMissing = own.some(
    ({ step, fileId }) => step.name === "inspecting" && !items?.some(({ id }) => id === fileId),
  );
  useEffect(() => {
    if (isMissing) void refetch({ cancelRefetch: false });
  }, [isMissing, refetch]);
  return own;
}
