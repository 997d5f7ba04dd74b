import { type HistorySubject, historyKinds, historySubjects } from "@portal/shared/history/model.ts";
import type { HistoryKind } from "@portal/shared/lifecycle.ts";
import { maxSearchLength } from "@portal/shared/paging.ts";
import { type ProductId, products } from "@portal/shared/product.ts";
import { dayAfter, isDay, startOfDay } from "../../lib/text/day.ts";

/** The history's filter, stored in the address. Days are those of the company's time zone. */
export interface HistoryFilter {
  readonly product?: ProductId;
  readonly subject?: HistorySubject;
  readonly kind?: HistoryKind;
  readonly from?: string;
  readonly to?: string;
  readonly text?: string;
}

const known = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((candidate) => candidate === value);
const day = (value: string | null): string | undefined => (isDay(value) ? value : undefined);

export function readHistoryFilter(search: URLSearchParams): HistoryFilter {
  const productIds = products.map(({ id }): ProductId => id);
  return {
    product: known(productIds, search.get("product")),
    subject: known(historySubjects, search.get("subject")),
    kind: known(historyKinds, search.get("kind")),
    from: day(search.get("from")),
    to: day(search.get("to")),
    text: search.get("text")?.trim().slice(0, maxSearchLength) || undefined,
  };
}

const names = [
  "product",
  "subject",
  "kind",
  "from",
  "to",
  "text",
] as const satisfies readonly (keyof HistoryFilter)[];

/** The address for a filter; another filter is another list, so the place in it goes back to its start. */
export function writeHistoryFilter(
  search: URLSearchParams,
  change: { readonly [Name in keyof HistoryFilter]?: HistoryFilter[Name] | undefined },
): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete("cursor");
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export const withoutFilter = (search: URLSearchParams): URLSearchParams =>
  writeHistoryFilter(search, Object.fromEntries(names.map((name) => [name, undefined])));

export const isNarrowed = (filter: HistoryFilter): boolean =>
  names.some((name) => filter[name] !== undefined);

/** As the API takes it: instants, the last day included. */
export const historyQueryOf = ({ from, to, ...rest }: HistoryFilter, zone: string) => ({
  ...rest,
  from: from && startOfDay(from, zone),
  to: to && startOfDay(dayAfter(to), zone),
});
