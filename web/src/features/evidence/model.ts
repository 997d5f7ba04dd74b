import type { ProductId } from "@portal/shared/product.ts";
import type { QueryClient } from "@tanstack/react-query";

export const evidenceKey = (companyId: string, product: ProductId) =>
  ["evidence", companyId, product] as const;

export const refreshEvidence = (client: QueryClient, companyId: string, product: ProductId): void =>
  void client.invalidateQueries({ queryKey: evidenceKey(companyId, product) });
