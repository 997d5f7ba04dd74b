import type { CaseEvidenceProps } from "./case-evidence.tsx";
import { EvidencePanel } from "./evidence-panel.tsx";

/** The files of one case, to be looked at and saved. */
export const EvidenceList = (proof: Omit<CaseEvidenceProps, "isReadOnly">) => (
  <EvidencePanel {...proof} isReadOnly />
);
