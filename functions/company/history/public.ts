import { historyKindOf } from "@portal/shared/history/event.ts";
import type { HistoryEntry, HistorySubject } from "@portal/shared/history/model.ts";
import { type ProductId, products } from "@portal/shared/product.ts";
import { stages } from "@portal/shared/stage/model.ts";
import { type HistoryKey, keys } from "../../platform/table/keys.ts";
import { type LaneReader, readMerged } from "../../platform/table/merge.ts";
import { readRange, type TablePage } from "../../platform/table/table.ts";
import { type HistoryItem, historyItemSchema } from "./model.ts";

/** Which entries are read at all. `from` and `to` are ids, or what ids of a time begin with; `to` is not included. */
export interface HistoryStretch {
  readonly product?: ProductId;
  readonly subject?: HistorySubject;
  readonly from?: string;
  readonly to?: string;
}

/** An entry with who acted. */
export type StoredEntry = HistoryEntry & { readonly actor: HistoryItem["actor"] };

type Subject = Pick<HistoryEntry, "product" | "subject"> & { readonly key: HistoryKey };

const subjects: readonly Subject[] = [
  { product: null, subject: "company", key: "company" },
  ...products.flatMap(({ id: product }) =>
    [...stages.map(({ id }) => id), "access-data" as const].map((subject) => ({
      product,
      subject,
      key: `${product}#${subject}` as const,
    })),
  ),
];

const subjectsOf = ({ product, subject }: HistoryStretch) =>
  subjects.filter(
    (each) =>
      (product === undefined || each.product === product) &&
      (subject === undefined || each.subject === subject),
  );

type Matcher = (entry: StoredEntry) => boolean;

function laneOf(
  companyId: string,
  { key, product, subject }: Subject,
  { from, to }: HistoryStretch,
  matches: Matcher = () => true,
): LaneReader<StoredEntry> {
  const range = { ...keys.historyOf(companyId, key), from, to, newestFirst: true };
  // Positions of different subjects are compared by id alone.
  const idOf = (position: string) => position.slice(range.prefix.length);
  return async (after, limit) => {
    const start = after === undefined ? {} : { after: `${range.prefix}${after}` };
    const { items, end } = await readRange({ ...range, ...start, limit }, historyItemSchema);
    return {
      items: items
        .map(({ position, item }) => ({
          position: idOf(position),
          item: item && {
            ...item,
            kind: historyKindOf(item.event),
            comment: item.comment ?? null,
            product,
            subject,
          },
        }))
        .filter(({ item }) => item === undefined || matches(item)),
      end: end && idOf(end),
    };
  };
}

/** A page of what happened to a company, newest first, and where the next one begins. */
export function readEntries(
  companyId: string,
  stretch: HistoryStretch,
  limit: number,
  after: string | undefined,
  matches?: Matcher,
): Promise<TablePage<StoredEntry>> {
  const lanes = subjectsOf(stretch).map((subject) => laneOf(companyId, subject, stretch, matches));
  return readMerged({ lanes, isFiltered: matches !== undefined, newestFirst: true }, limit, after);
}
