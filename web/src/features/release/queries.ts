import type { ProductId } from "@portal/shared/product.ts";
import { releaseContract } from "@portal/shared/release/contract.ts";
import { queryOptions } from "@tanstack/react-query";
import { readOf } from "../../lib/api/read.ts";

export const releaseQuery = (companyId: string, product: ProductId) =>
  queryOptions({ ...readOf(releaseContract, "get", { companyId, product }), staleTime: 0 });
