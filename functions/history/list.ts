import { historyKindOf } from "@portal/shared/history/event.ts";
import { type HistoryEntry, type HistorySubject, historyEntrySchema } from "@portal/shared/history/model.ts";
import type { HistoryKind } from "@portal/shared/lifecycle.ts";
import { type ProductId, products } from "@portal/shared/product.ts";
import { stages } from "@portal/shared/stage/model.ts";
import { encodeTime } from "ulid";
import * as z from "zod/mini";
import { type HistoryKey, keys } from "../platform/table/keys.ts";
import { type LaneReader, readMerged } from "../platform/table/merge.ts";
import { searchable, searchWords } from "../platform/table/search.ts";
import { readRange, type TablePage } from "../platform/table/table.ts";

export interface HistoryFilter {
  readonly product?: ProductId;
  readonly subject?: HistorySubject;
  readonly kind?: HistoryKind;
  /** Instants; `from` is included, `to` is not. */
  readonly from?: string;
  readonly to?: string;
  readonly text?: string;
}

/** An entry as `record.ts` writes it; its key says what it is about. */
const itemSchema = z.object({
  ...z.omit(historyEntrySchema, { product: true, subject: true, kind: true }).shape,
  comment: z.optional(z.string()),
});

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

const subjectsOf = ({ product, subject }: HistoryFilter) =>
  subjects.filter(
    (each) =>
      (product === undefined || each.product === product) &&
      (subject === undefined || each.subject === subject),
  );

const timeDigits = 10;

/** Sorts before every id created at that instant or later, and after all earlier ones. */
const boundOf = (instant: string | undefined): string | undefined =>
  instant === undefined ? undefined : encodeTime(Math.max(0, Date.parse(instant)), timeDigits);

/** The searchable words of an entry: everything that people wrote, and who acted. */
function wordsOf({ actor, comment, partner, adjustments = [], reviews = [] }: HistoryEntry): string {
  const written = [...adjustments.map((one) => one.comment), ...reviews.map(({ feedback }) => feedback)];
  return searchable([actor.name, comment, partner, ...written].filter(Boolean).join(" "));
}

/**
 * The part of the filter that the database cannot apply: it knows neither kinds of events nor words without accents.
 */
function matcherOf({ kind, text = "" }: HistoryFilter): (entry: HistoryEntry) => boolean {
  const words = searchWords(text);
  return (entry) => {
    if (kind !== undefined && entry.kind !== kind) return false;
    const written = words.length > 0 ? wordsOf(entry) : "";
    return words.every((word) => written.includes(word));
  };
}

function laneOf(
  companyId: string,
  { key, product, subject }: Subject,
  filter: HistoryFilter,
): LaneReader<HistoryEntry> {
  const range = keys.historyOf(companyId, key);
  const bounds = { from: boundOf(filter.from), to: boundOf(filter.to), newestFirst: true };
  const matches = matcherOf(filter);
  // Positions of different subjects are compared by id alone.
  const idOf = (position: string) => position.slice(range.prefix.length);
  return async (after, limit) => {
    const start = after === undefined ? {} : { after: `${range.prefix}${after}` };
    const { items, end } = await readRange({ ...range, ...bounds, ...start, limit }, itemSchema);
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
export function readHistory(
  companyId: string,
  filter: HistoryFilter,
  limit: number,
  after: string | undefined,
): Promise<TablePage<HistoryEntry>> {
  const { from, to } = filter;
  // DynamoDB refuses a range that ends before it begins.
  const isEmpty = from !== undefined && to !== undefined && Date.parse(to) <= Date.parse(from);
  const lanes = (isEmpty ? [] : subjectsOf(filter)).map((subject) => laneOf(companyId, subject, filter));
  const isFiltered = filter.kind !== undefined || Boolean(filter.text);
  return readMerged({ lanes, isFiltered, newestFirst: true }, limit, after);
}
