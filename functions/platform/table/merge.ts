import type * as z from "zod/mini";
import type { IndexName } from "./keys.ts";
import { type Found, pageOf, readRange, type Stretch, type TablePage } from "./table.ts";

/** Reads the next part of one of the merged lists. Positions of different lists must be comparable. */
export type LaneReader<T> = (after: string | undefined, limit: number) => Promise<Stretch<T>>;

export interface Merge<T> {
  readonly lanes: readonly LaneReader<T>[];
  /** Whether lanes filter out some of what they read. */
  readonly isFiltered?: boolean;
  /** Whether a page is likely spread evenly over the lanes; otherwise one lane may hold all of it. */
  readonly isSpread?: boolean;
  readonly newestFirst?: boolean;
}

/** How much a round reads when a filter may exclude most of it. */
const filteredStretch = 100;
/**
 * A filter without hits must end as well: after this many rounds the page is what was found, with where it stopped.
 */
const maxFilteredRounds = 8;
/** How many lines fit into one read unit: reading fewer costs the same. */
const cheapStretch = 5;

/** One list, with what has been read of it. */
interface Lane<T> {
  readonly items: readonly Found<T>[];
  /** Everything up to this position has been read. */
  readonly reached?: string;
  readonly isDone: boolean;
  readonly read: LaneReader<T>;
}

/** As DynamoDB orders keys: by UTF-8 bytes, which JavaScript's own comparison does not beyond 16 bits. */
const compare = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

async function readOn<T>(lane: Lane<T>, limit: number): Promise<Lane<T>> {
  const { items, end } = await lane.read(lane.reached, limit);
  return { ...lane, items: [...lane.items, ...items], reached: end, isDone: end === undefined };
}

function merged<T>(lanes: readonly Lane<T>[], order: typeof compare) {
  // The position up to which every list has been read: entries before it are final.
  const [horizon] = lanes
    .filter(({ isDone }) => !isDone)
    .map(({ reached = "" }) => reached)
    .sort(order);
  const items = lanes
    .flatMap((lane) => lane.items)
    .filter(({ position }) => horizon === undefined || order(position, horizon) <= 0)
    .sort((a, b) => order(a.position, b.position));
  return { items, horizon };
}

/** How many entries one lane probably contributes to a page, with some to spare; more are read when needed. */
const fairShare = (wanted: number, lanes: number): number =>
  Math.min(wanted, Math.max(cheapStretch, Math.ceil((wanted / Math.max(lanes, 1)) * 1.2)));

/** A page of several lists read as one, and where the next one begins. */
export async function readMerged<T>(
  { lanes: readers, isFiltered = false, isSpread = false, newestFirst }: Merge<T>,
  limit: number,
  after: string | undefined,
): Promise<TablePage<T>> {
  const order = newestFirst ? (a: string, b: string) => compare(b, a) : compare;
  const share = isSpread ? fairShare(limit + 1, readers.length) : limit + 1;
  const stretch = isFiltered ? filteredStretch : share;
  const start = readers.map((read): Lane<T> => ({ items: [], reached: after, isDone: false, read }));
  let lanes = await Promise.all(start.map((lane) => readOn(lane, stretch)));
  let page = merged(lanes, order);
  for (let round = 1; page.items.length <= limit && page.horizon !== undefined; round += 1) {
    if (isFiltered && round === maxFilteredRounds) break;
    // Reads on only in the lanes that hold the page up. A lane that does so again probably holds most of the
    // list, so each round reads more of it.
    const { horizon } = page;
    const more = isSpread ? stretch * 2 ** round : stretch;
    const isBehind = ({ isDone, reached }: Lane<T>) => !isDone && (isFiltered || reached === horizon);
    const goOn = async (lane: Lane<T>) => (isBehind(lane) ? readOn(lane, more) : lane);
    lanes = await Promise.all(lanes.map(goOn));
    page = merged(lanes, order);
  }
  const shown = page.items.slice(0, limit);
  const isCut = page.items.length > limit;
  return pageOf(shown, isCut ? shown.at(-1)?.position : page.horizon);
}

/** The partitions of an index over which one list is spread. */
export const indexLanes = <T>(
  partitions: readonly { readonly index: IndexName; readonly pk: string }[],
  schema: z.ZodMiniType<T>,
  newestFirst = false,
): Merge<T> => ({
  lanes: partitions.map(
    (partition) => (after, limit) => readRange({ ...partition, after, limit, newestFirst }, schema),
  ),
  isSpread: true,
  newestFirst,
});
