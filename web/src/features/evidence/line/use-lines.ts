import type { EvidenceFile } from "@portal/shared/evidence/model.ts";
import { useQuery } from "@tanstack/react-query";
import { evidenceQuery, filesOfCase, inspectionWatch } from "../queries.ts";
import type { Upload, UploadPlace } from "../upload/upload.ts";
import { uploads, useUploads } from "../upload/uploads.ts";
import { rowsOf, stateOf } from "./rows.ts";
import type { Line } from "./use-announcement.ts";

const noFiles = [] as const;

const linesOf = (files: readonly EvidenceFile[], own: readonly Upload[]): readonly Line[] =>
  rowsOf(
    files.filter(({ id }) => !uploads.isDiscarded(id)),
    own,
  ).map((row) => ({ row, state: stateOf(row, inspectionWatch.isGivenUp) }));

/** The files of one case with their states, kept up to date; `lines` is absent until they have loaded. */
export function useLines(place: UploadPlace, attempt: number | undefined) {
  const { companyId, product, caseId } = place;
  const query = useQuery(evidenceQuery(companyId, product));
  const own = useUploads(place, query);
  const { data, refetch } = query;
  // Not memoized: which files are late changes with time alone.
  const lines = data && linesOf(filesOfCase(data.items, caseId ?? null, attempt), own);
  const checkAgain = () => {
    inspectionWatch.restart(data?.items ?? noFiles);
    void refetch();
  };
  return { query, lines, checkAgain };
}
