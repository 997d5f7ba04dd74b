import type { ProductId } from "@portal/shared/product.ts";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { readsOf } from "../../lib/api/read.ts";
import { refreshStages } from "../occurrence/model.ts";
import type { CertificationWords } from "./screens.ts";

/** An act returns the present certification; what else is read of it counts as outdated, and so do its stages. */
export const keepUnder =
  <Item extends { readonly companyId: string }>(
    words: CertificationWords,
    product: ProductId,
    keyOf: (saved: Item) => QueryKey,
  ) =>
  (client: QueryClient, saved: Item): void => {
    const { companyId } = saved;
    void client.invalidateQueries({ ...readsOf(words, { companyId }), refetchType: "none" });
    client.setQueryData(keyOf(saved), saved);
    // Whether production is open follows from it.
    void client.invalidateQueries(readsOf("production", { companyId, product }));
    refreshStages(client, companyId);
  };
