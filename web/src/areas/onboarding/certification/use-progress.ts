import type { Certification } from "@portal/shared/certification/model.ts";
import { useQuery } from "@tanstack/react-query";
import { certificationProgress } from "../../../features/certification/progress/progress.ts";
import { certificationRevisionQuery } from "../../../features/certification/queries.ts";
import { evidenceQuery } from "../../../features/evidence/queries.ts";

/** The progress of each case, with its files and, while the client corrects, the revision that support saw. */
export function useProgress(certification: Certification) {
  const { companyId, product, begunAt, status, revision } = certification;
  const evidence = useQuery({ ...evidenceQuery(companyId, product), enabled: begunAt !== null });
  const sent = useQuery({
    ...certificationRevisionQuery(companyId, product, revision),
    enabled: status === "revision" && revision > 0,
  });
  return { evidence, progress: certificationProgress(certification, evidence.data?.items ?? [], sent.data) };
}
