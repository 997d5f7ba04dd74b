import {
  type OccurrenceStatus,
  occurrenceStatuses,
  type PriorityId,
  type ProductId,
  priorities,
  products,
  type StageId,
  stages,
} from "@portal/shared/occurrence/model.ts";

import { maxSearchLength } from "@portal/shared/paging.ts";

/** In the order of the status select (REQUIREMENTS 76). */
export const statusFilters = [
  "all",
  "approved",
  "rejected",
  "declined",
  "client-pending",
  "support-pending",
] as const;
type StatusFilter = "all" | OccurrenceStatus;

/** What support narrows its queue by; it lives in the address, so that reload, back and a shared link keep it. */
export interface QueueFilter {
  readonly status: StatusFilter;
  readonly product?: ProductId;
  readonly stage?: StageId;
  readonly priority?: PriorityId;
  readonly text?: string;
}

const known = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((candidate) => candidate === value);

const ids = <T extends string>(options: readonly { readonly id: T }[]): T[] => options.map(({ id }) => id);

/** What an address says, without what no filter knows: a link that somebody edited still opens the queue. */
export function readQueueFilter(search: URLSearchParams): QueueFilter {
  const text = search.get("text")?.trim().slice(0, maxSearchLength);
  return {
    status: known(["all", ...occurrenceStatuses], search.get("status")) ?? "all",
    product: known(ids(products), search.get("product")),
    stage: known(ids(stages), search.get("stage")),
    priority: known(ids(priorities), search.get("priority")),
    text: text || undefined,
  };
}

/** The address for a filter; another filter is another list, so the place in the list goes back to its start. */
export function writeQueueFilter(search: URLSearchParams, change: Partial<QueueFilter>): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete("cursor");
  for (const [name, value] of Object.entries(change)) {
    if (!value || value === "all") next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** How many filters of the panel are set; status and text have places of their own. */
export const panelFilterCount = ({ product, stage, priority }: QueueFilter): number =>
  [product, stage, priority].filter(Boolean).length;

export const isFiltered = (filter: QueueFilter): boolean =>
  filter.status !== "all" || filter.text !== undefined || panelFilterCount(filter) > 0;
