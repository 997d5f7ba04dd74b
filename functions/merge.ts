import type * as z from "zod/mini";
import type { IndexName } from "./keys.ts";
import { type Filter, readRange, type Stretch } from "./table.ts";

/** Reads on in one of the lists that are merged; its positions compare with those of the others. */
export type LaneReader<T> = (after: string | undefined, limit: number) => Promise<Stretch<T>>;

export interface Merge<T> {
  readonly lanes: readonly LaneReader<T>[];
  /** Whether lanes leave out some of what they look at. */
  readonly isFiltered: boolean;
  readonly newestFirst?: boolean;
}

/** How much a round looks at where a filter may throw most of it away. */
const filteredStretch = 100;
/** A filter that finds nothing must end, too: after these rounds the page is what there is, and says where it got. */
const maxRounds = 8;

type Places<T> = Stretch<T>["items"];

/** One list, as far as it was read. */
interface Lane<T> {
  readonly items: Places<T>;
  /** All up to here was read. */
  readonly reached?: string;
  readonly isDone: boolean;
  readonly read: LaneReader<T>;
}

/** As DynamoDB orders keys: by UTF-8 bytes, which JavaScript's own comparison does not beyond 16 bits. */
const compare = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

async function readOn<T>(lane: Lane<T>, limit: number): Promise<Lane<T>> {
  if (lane.isDone) return lane;
  const { items, end } = await lane.read(lane.reached, limit);
  return { ...lane, items: [...lane.items, ...items], reached: end, isDone: end === undefined };
}

function merged<T>(lanes: readonly Lane<T>[], order: typeof compare) {
  // Up to where every list was read: what stands before it, nothing unread can precede.
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

/** A page of several lists read as one, and where the next one begins. */
export async function readMerged<T>(
  { lanes: readers, isFiltered, newestFirst }: Merge<T>,
  limit: number,
  after: string | undefined,
): Promise<{ items: T[]; next?: string }> {
  const order = newestFirst ? (a: string, b: string) => compare(b, a) : compare;
  const stretch = isFiltered ? filteredStretch : limit + 1;
  let lanes = readers.map((read): Lane<T> => ({ items: [], reached: after, isDone: false, read }));
  let page: ReturnType<typeof merged<T>>;
  let round = 0;
  do {
    lanes = await Promise.all(lanes.map((lane) => readOn(lane, stretch)));
    page = merged(lanes, order);
    round += 1;
  } while (page.items.length <= limit && page.horizon !== undefined && round < maxRounds);
  const shown = page.items.slice(0, limit);
  const isCut = page.items.length > limit;
  return { items: shown.map(({ item }) => item), next: isCut ? shown.at(-1)?.position : page.horizon };
}

/** Partitions of an index that hold one list between them. */
export const indexLanes = <T>(
  places: readonly { readonly index: IndexName; readonly pk: string }[],
  filter: Filter | undefined,
  schema: z.ZodMiniType<T>,
): Merge<T> => ({
  lanes: places.map((place) => (after, limit) => readRange({ ...place, after, filter, limit }, schema)),
  isFiltered: filter !== undefined,
});
