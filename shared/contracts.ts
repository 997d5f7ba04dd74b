import { accessDataContract } from "./access-data/contract.ts";
import { accountContract } from "./account/contract.ts";
import { companyContract } from "./company/contract.ts";
import { configurationContract } from "./configuration/contract.ts";
import { occurrenceContract } from "./occurrence/contract.ts";

/** Every feature's contract. Infra makes one function of each; adding a feature starts here. */
export const contracts = [
  accountContract,
  companyContract,
  configurationContract,
  accessDataContract,
  occurrenceContract,
] as const;
