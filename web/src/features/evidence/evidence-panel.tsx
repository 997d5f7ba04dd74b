import type { ProductId } from "@portal/shared/occurrence/model.ts";
import { EvidenceList } from "./evidence-list.tsx";

interface EvidencePanelProps {
  readonly companyId: string;
  readonly product: ProductId;
  /** Absent for trial uploads. */
  readonly caseId?: string;
  /** Only the files of this attempt. */
  readonly attempt?: number;
  readonly isReadOnly: boolean;
}

/** The files that prove one case: sending, watching their inspection, looking at them, removing them. */
export function EvidencePanel({ companyId, product, caseId, attempt }: EvidencePanelProps) {
  return <EvidenceList companyId={companyId} product={product} caseId={caseId} attempt={attempt} />;
}
