import { fraudCertificationContract } from "@portal/shared/fraud-certification/contract.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import { readOf } from "../../lib/api/read.ts";
import { keepUnder } from "../certification-engine/keep.ts";

export const keepFraudCertification = keepUnder<FraudCertification>(
  "fraud-certification",
  "fraud-prevention",
  ({ companyId }) => readOf(fraudCertificationContract, "get", { companyId }).queryKey,
);
