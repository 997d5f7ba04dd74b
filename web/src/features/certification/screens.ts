import { certificationContract } from "@portal/shared/certification/contract.ts";
import { type Certification, certificationSchema } from "@portal/shared/certification/model.ts";
import { api } from "../../lib/api/api.ts";
import { submissionOf } from "../../lib/api/submission.ts";
import type { CertificationScreens } from "../certification-engine/screens.ts";
import { keepCertification } from "./queries.ts";

const placeOf = ({ companyId, product }: Certification) => ({ companyId, product });

/** Online Payment's certification. */
export const certificationScreens: CertificationScreens<Certification> = {
  words: "certification",
  product: "online-payment",
  schema: certificationSchema,
  returnsPage: "/onboarding/certification/send-test",
  act: (item, name, options) =>
    api(certificationContract)[name]({ params: placeOf(item), body: { version: item.version } }, options),
  select: (item) => submissionOf(certificationContract, "select", placeOf(item)),
  saveReturn: (item, caseId) =>
    submissionOf(certificationContract, "saveReturn", { ...placeOf(item), caseId }),
  keep: keepCertification,
};
