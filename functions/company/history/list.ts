import type { HistoryEntry, HistorySubject } from "@portal/shared/history/model.ts";
import type { HistoryKind } from "@portal/shared/lifecycle.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { encodeTime } from "ulid";
import { searchable, searchWords } from "../../platform/table/search.ts";
import type { TablePage } from "../../platform/table/table.ts";
import { readEntries } from "./public.ts";

export interface HistoryFilter {
  readonly product?: ProductId;
  readonly subject?: HistorySubject;
  readonly kind?: HistoryKind;
  /** Instants; `from` is included, `to` is not. */
  readonly from?: string;
  readonly to?: string;
  readonly text?: string;
}

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
 * The part of the filter that the database cannot apply, if there is any: it knows neither kinds of events nor words
 * without accents.
 */
function matcherOf({ kind, text = "" }: HistoryFilter): ((entry: HistoryEntry) => boolean) | undefined {
  if (kind === undefined && text === "") return undefined;
  const words = searchWords(text);
  return (entry) => {
    if (kind !== undefined && entry.kind !== kind) return false;
    const written = words.length > 0 ? wordsOf(entry) : "";
    return words.every((word) => written.includes(word));
  };
}

/** A page of what happened to a company, newest first, and where the next one begins. */
export async function readHistory(
  companyId: string,
  filter: HistoryFilter,
  limit: number,
  after: string | undefined,
): Promise<TablePage<HistoryEntry>> {
  const { product, subject, from, to } = filter;
  // DynamoDB refuses a range that ends before it begins.
  if (from !== undefined && to !== undefined && Date.parse(to) <= Date.parse(from)) return { items: [] };
  const stretch = { product, subject, from: boundOf(from), to: boundOf(to) };
  return readEntries(companyId, stretch, limit, after, matcherOf(filter));
}
