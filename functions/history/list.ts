import { historyKindOf } from "@portal/shared/history/kind.ts";
import type { CompanyHistoryEntry, HistoryKind } from "@portal/shared/history/model.ts";
import { type ProductId, products } from "@portal/shared/product.ts";
import { type StageId, stages } from "@portal/shared/stage/model.ts";
import { encodeTime } from "ulid";
import { keys } from "../platform/table/keys.ts";
import { type LaneReader, readMerged } from "../platform/table/merge.ts";
import { searchable, searchWords } from "../platform/table/search.ts";
import { readRange, type TablePage } from "../platform/table/table.ts";
import { historyEntry, historyItemSchema } from "./history-item.ts";

export interface HistoryFilter {
  readonly product?: ProductId;
  readonly stage?: StageId;
  readonly kind?: HistoryKind;
  /** Instants; `from` is included, `to` is not. */
  readonly from?: string;
  readonly to?: string;
  readonly text?: string;
}

const subjectsOf = ({ product, stage }: HistoryFilter) =>
  products
    .filter(({ id }) => product === undefined || id === product)
    .flatMap(({ id }) => stages.map((each) => ({ product: id, stage: each.id })))
    .filter((subject) => stage === undefined || subject.stage === stage);

const timeDigits = 10;

/** Sorts before every id created at that instant or later, and after all earlier ones. */
const boundOf = (instant: string | undefined): string | undefined =>
  instant === undefined ? undefined : encodeTime(Math.max(0, Date.parse(instant)), timeDigits);

/** The searchable words of an entry: everything that people wrote, and who acted. */
function wordsOf({ actor, comment, adjustments = [], reviews = [] }: CompanyHistoryEntry): string {
  const written = [...adjustments.map((one) => one.comment), ...reviews.map(({ feedback }) => feedback)];
  return searchable([actor.name, comment, ...written].filter(Boolean).join(" "));
}

/**
 * The part of the filter that the database cannot apply: it knows neither kinds of events nor words without accents.
 */
function matcherOf({ kind, text = "" }: HistoryFilter): (entry: CompanyHistoryEntry) => boolean {
  const words = searchWords(text);
  return (entry) => {
    if (kind !== undefined && historyKindOf(entry.event) !== kind) return false;
    const written = words.length > 0 ? wordsOf(entry) : "";
    return words.every((word) => written.includes(word));
  };
}

function laneOf(
  companyId: string,
  subject: Pick<CompanyHistoryEntry, "product" | "stage">,
  filter: HistoryFilter,
): LaneReader<CompanyHistoryEntry> {
  const range = keys.historyOf(companyId, `${subject.product}#${subject.stage}`);
  const bounds = { from: boundOf(filter.from), to: boundOf(filter.to), newestFirst: true };
  const matches = matcherOf(filter);
  // Positions of different subjects are compared by id alone.
  const idOf = (position: string) => position.slice(range.prefix.length);
  return async (after, limit) => {
    const start = after === undefined ? {} : { after: `${range.prefix}${after}` };
    const { items, end } = await readRange({ ...range, ...bounds, ...start, limit }, historyItemSchema);
    return {
      items: items
        .map(({ position, item }) => ({
          position: idOf(position),
          item: item && { ...historyEntry(item), ...subject },
        }))
        .filter(({ item }) => item === undefined || matches(item)),
      end: end && idOf(end),
    };
  };
}

/** A page of all that happened to a company's products, newest first, and where the next one begins. */
export function readCompanyHistory(
  companyId: string,
  filter: HistoryFilter,
  limit: number,
  after: string | undefined,
): Promise<TablePage<CompanyHistoryEntry>> {
  const { from, to } = filter;
  // DynamoDB refuses a range that ends before it begins.
  const isEmpty = from !== undefined && to !== undefined && Date.parse(to) <= Date.parse(from);
  const subjects = isEmpty ? [] : subjectsOf(filter);
  const lanes = subjects.map((subject) => laneOf(companyId, subject, filter));
  const isFiltered = filter.kind !== undefined || Boolean(filter.text);
  return readMerged({ lanes, isFiltered, newestFirst: true }, limit, after);
}
