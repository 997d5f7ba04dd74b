import type { CertificationCase } from "@portal/shared/certification/cases.ts";
import type { CaseReturn, Certification } from "@portal/shared/certification/model.ts";
import { inGroupOrder } from "../../../../features/certification/case/case-groups.ts";
import { selectedCases } from "../../../../features/certification/progress/selected-cases.ts";

/** A case that is tested, with what came back and the last verdict on it. */
export interface ReviewEntry {
  readonly test: CertificationCase;
  readonly given: CaseReturn | undefined;
  readonly review: Certification["reviews"][string] | undefined;
}

/** In the order in which both sides see them. */
export const entriesOf = (certification: Certification): readonly ReviewEntry[] =>
  inGroupOrder(
    selectedCases(certification).map((test) => ({
      test,
      given: certification.returns[test.id],
      review: certification.reviews[test.id],
    })),
  );
