import type { RouteOutput } from "@portal/shared/contract.ts";
import { historyContract } from "@portal/shared/history/contract.ts";
import type { HistorySubject } from "@portal/shared/history/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { ask, type Caller } from "./api.ts";

const { list } = historyContract.routes;

/** A page of what happened to a stage of a product or to its access data, newest first. */
export const historyOf = (
  caller: Caller,
  { companyId, product }: { readonly companyId: string; readonly product: ProductId },
  subject: HistorySubject,
  paging: { readonly limit?: 5 | 10 | 20; readonly cursor?: string | undefined } = {},
): Promise<RouteOutput<typeof list>> =>
  ask(caller, list, { params: { companyId }, query: { product, subject, ...paging } });
