import { type PriorityId, priorities, type WorkKind, workKinds } from "@portal/shared/occurrence/model.ts";
import { maxSearchLength } from "@portal/shared/paging.ts";
import { type ProductId, products } from "@portal/shared/product.ts";

/** In the order of the status select. What waits for support comes first: it is what support comes for. */
export const statusFilters = [
  "support-pending",
  "rejected",
  "client-pending",
  "approved",
  "declined",
  "all",
] as const;
type StatusFilter = (typeof statusFilters)[number];

/** The queue's filter, stored in the address, so that reload, back and a shared link keep it. */
export interface QueueFilter {
  readonly status: StatusFilter;
  readonly product?: ProductId;
  readonly stage?: WorkKind;
  readonly priority?: PriorityId;
  readonly text?: string;
}

const known = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((candidate) => candidate === value);

const ids = <T extends string>(options: readonly { readonly id: T }[]): T[] => options.map(({ id }) => id);

/** A text search looks in every status. */
const usualStatus = (text: string | undefined): StatusFilter => (text ? "all" : "support-pending");

/** Reads the filter from an address and ignores unknown values: a link that somebody edited still opens the queue. */
export function readQueueFilter(search: URLSearchParams): QueueFilter {
  const text = search.get("text")?.trim().slice(0, maxSearchLength) || undefined;
  return {
    status: known(statusFilters, search.get("status")) ?? usualStatus(text),
    product: known(ids(products), search.get("product")),
    stage: known(ids(workKinds), search.get("stage")),
    priority: known(ids(priorities), search.get("priority")),
    text,
  };
}

/** The address for a filter; another filter is another list, so the place in the list goes back to its start. */
export function writeQueueFilter(search: URLSearchParams, change: Partial<QueueFilter>): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete("cursor");
  for (const [name, value] of Object.entries(change)) {
    if (!value) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** How many filters of the panel are set; status and text have places of their own. */
export const panelFilterCount = ({ product, stage, priority }: QueueFilter): number =>
  [product, stage, priority].filter(Boolean).length;

export const isFiltered = (filter: QueueFilter): boolean =>
  filter.status !== "support-pending" || filter.text !== undefined || panelFilterCount(filter) > 0;

/** What a choice of the status filter is called: "approved" there, of a ticket that a badge calls "concluded". */
export const filterWord = (id: (typeof statusFilters)[number]) =>
  id === "all" || id === "approved" ? (`filter.${id}` as const) : (`status.${id}` as const);
