import { accessDataContract } from "./access-data/contract.ts";
import { accountContract } from "./account/contract.ts";
import { certificationContract } from "./certification/contract.ts";
import { companyContract } from "./company/contract.ts";
import { configurationContract } from "./configuration/contract.ts";
import { evidenceContract } from "./evidence/contract.ts";
import { occurrenceContract } from "./occurrence/contract.ts";
import { partnerContract } from "./partner/contract.ts";
import { productionContract } from "./production/contract.ts";
import { releaseContract } from "./release/contract.ts";

/** Every feature's contract. Infra makes one function of each; adding a feature starts here. */
export const contracts = [
  accountContract,
  companyContract,
  configurationContract,
  accessDataContract,
  occurrenceContract,
  certificationContract,
  evidenceContract,
  releaseContract,
  partnerContract,
  productionContract,
] as const;
