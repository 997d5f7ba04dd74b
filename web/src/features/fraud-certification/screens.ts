import { fraudCertificationContract } from "@portal/shared/fraud-certification/contract.ts";
import {
  type FraudCertification,
  fraudCertificationSchema,
  scenarioIdSchema,
} from "@portal/shared/fraud-certification/model.ts";
import { api } from "../../lib/api/api.ts";
import { submissionOf } from "../../lib/api/submission.ts";
import type { CertificationScreens } from "../certification-engine/screens.ts";
import { keepFraudCertification } from "./queries.ts";

/** Fraud prevention's certification: its cases are the scenarios. */
export const fraudCertificationScreens: CertificationScreens<FraudCertification> = {
  words: "fraud-certification",
  product: "fraud-prevention",
  schema: fraudCertificationSchema,
  returnsPage: "/anti-fraud/certification/send-test",
  act: ({ companyId, version }, name, options) =>
    api(fraudCertificationContract)[name]({ params: { companyId }, body: { version } }, options),
  select: ({ companyId }) => submissionOf(fraudCertificationContract, "select", { companyId }),
  saveReturn: ({ companyId }, caseId) =>
    submissionOf(fraudCertificationContract, "saveReturn", {
      companyId,
      caseId: scenarioIdSchema.parse(caseId),
    }),
  keep: keepFraudCertification,
};
