import type { CertificationCase } from "@portal/shared/certification/cases.ts";
import type { CaseReturn, CertificationScope } from "@portal/shared/certification/model.ts";

/** Whether a payment of the configuration's model goes through the webservice; the others are asked. */
const isWebserviceByModel: Readonly<Record<string, boolean>> = {
  rest: true,
  js: true,
  "middleware-gateway": true,
  html: false,
  "payment-link": false,
};

/** What most returns of a case say, put in before anybody typed; `today` is the day where the company is. */
export const proposedReturn = (
  scope: CertificationScope,
  { amountCents }: Pick<CertificationCase, "amountCents">,
  today: string,
): CaseReturn => ({
  isWebservice: isWebserviceByModel[scope.solutionModel ?? ""],
  testedOn: today,
  valueCents: amountCents,
});
