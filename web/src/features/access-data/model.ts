import type { ProductId } from "@portal/shared/product.ts";
import type { QueryClient } from "@tanstack/react-query";

export const accessDataKey = (companyId: string, product: ProductId) =>
  ["access-data", companyId, product] as const;

export const refreshAccessData = (client: QueryClient, companyId: string, product: ProductId): void =>
  void client.invalidateQueries({ queryKey: accessDataKey(companyId, product) });
