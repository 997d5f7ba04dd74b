import { configurationContract } from "@portal/shared/configuration/contract.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { queryOptions } from "@tanstack/react-query";
import { readOf } from "../../lib/api/read.ts";

/** A revision never changes, so it is loaded once. */
export const configurationRevisionQuery = (companyId: string, product: ProductId, revision: number) =>
  queryOptions({
    ...readOf(configurationContract, "getRevision", { companyId, product, revision }),
    staleTime: "static",
  });
