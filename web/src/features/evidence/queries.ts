import { evidenceContract } from "@portal/shared/evidence/contract.ts";
import type { EvidenceFile } from "@portal/shared/evidence/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { queryOptions } from "@tanstack/react-query";
import { readOf } from "../../lib/api/read.ts";
import { createInspectionWatch } from "./inspection-watch.ts";

/** How long each file has been seen waiting, by this browser's clock: the server's may differ. */
export const inspectionWatch = createInspectionWatch(() => performance.now());

/** A company's files of one product; asked again every second or so while the inspection of one is awaited. */
export const evidenceQuery = (companyId: string, product: ProductId) =>
  queryOptions({
    ...readOf(evidenceContract, "list", { companyId, product }),
    refetchInterval: ({ state }) => inspectionWatch.delayMilliseconds(state.data?.items ?? []),
  });

/** The files of one case, oldest first; `attempt` where a restarted certification may have left others. */
export const filesOfCase = (
  files: readonly EvidenceFile[],
  caseId: string | null,
  attempt?: number,
): readonly EvidenceFile[] =>
  files
    .filter((file) => file.caseId === caseId && (attempt === undefined || file.attempt === attempt))
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
