import type { CertificationCase } from "@portal/shared/certification/cases.ts";
import type { CaseReturn, CertificationScope } from "@portal/shared/certification/model.ts";

/** Whether payments of a solution model go through the web service; models that are not listed are asked. */
const isWebserviceByModel: Readonly<Record<string, boolean>> = {
  rest: true,
  js: true,
  "middleware-gateway": true,
  html: false,
  "payment-link": false,
};

/** Proposed values of a return, filled in before anybody typed; `today` is the company's day. */
export const proposedReturn = (
  scope: CertificationScope,
  { amountCents }: Pick<CertificationCase, "amountCents">,
  today: string,
): CaseReturn => ({
  isWebservice: isWebserviceByModel[scope.solutionModel ?? ""],
  testedOn: today,
  valueCents: amountCents,
});
