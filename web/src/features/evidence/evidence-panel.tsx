import { Suspense } from "react";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";
import type { CaseEvidenceProps } from "./case-evidence.tsx";

/** Loaded after its page, which need not wait for it. */
const CaseEvidence = lazyPart(async () => (await import("./case-evidence.tsx")).CaseEvidence);

/** The files that prove one case: sending them, watching their inspection, looking at them, removing them. */
export function EvidencePanel(proof: CaseEvidenceProps) {
  return (
    <Suspense fallback={<Skeleton lines={2} />}>
      <CaseEvidence {...proof} />
    </Suspense>
  );
}
