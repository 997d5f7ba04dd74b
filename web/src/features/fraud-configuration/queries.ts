import { fraudConfigurationContract } from "@portal/shared/fraud-configuration/contract.ts";
import { queryOptions } from "@tanstack/react-query";
import { readOf } from "../../lib/api/read.ts";

export const fraudConfigurationQuery = (companyId: string) =>
  queryOptions(readOf(fraudConfigurationContract, "get", { companyId }));

/** A revision never changes, so it is loaded once. */
export const fraudRevisionQuery = (companyId: string, revision: number) =>
  queryOptions({
    ...readOf(fraudConfigurationContract, "getRevision", { companyId, revision }),
    staleTime: "static",
  });
