import type { OccurrenceStatus } from "@portal/shared/occurrence/model.ts";
import { attributePath } from "../expression.ts";
import { queueShards, queues } from "../keys.ts";
import { type Filter, readRange, type Stretch } from "../table.ts";
import { type StageItem, searchable, stageItemSchema } from "./model.ts";

export interface QueueFilter {
  readonly status: OccurrenceStatus | "all";
  readonly product?: string;
  readonly stage?: string;
  readonly priority?: string;
  readonly text?: string;
}

/** How much a round looks at where a filter may throw most of it away. */
const filteredStretch = 100;
/** A filter that finds nothing must end, too: after these rounds the page is what there is, and says where it got. */
const maxRounds = 8;
const maxWords = 10;

function filterOf({ product, stage, priority, text = "" }: QueueFilter): Filter | undefined {
  const exact = Object.entries({ product, stage, "ticket.priority": priority });
  const words = searchable(text).split(/\s+/).filter(Boolean).slice(0, maxWords);
  const conditions = [
    ...exact.flatMap(([path, value]) => (value === undefined ? [] : [{ path, value, isWord: false }])),
    ...words.map((value) => ({ path: "ticket.search", value, isWord: true })),
  ].map(({ path, value, isWord }, index) => {
    const { expression, names } = attributePath(path);
    const parameter = `:f${index}`;
    const test = isWord ? `contains(${expression}, ${parameter})` : `${expression} = ${parameter}`;
    return { test, names, values: { [parameter]: value } };
  });
  if (conditions.length === 0) return undefined;
  return {
    expression: conditions.map(({ test }) => test).join(" AND "),
    names: Object.assign({}, ...conditions.map(({ names }) => names)),
    values: Object.assign({}, ...conditions.map(({ values }) => values)),
  };
}

type Tickets = Stretch<StageItem>["items"];

/** One shard of the queue, as far as it was read. */
interface Lane {
  readonly tickets: Tickets;
  /** All up to here was read. */
  readonly reached?: string;
  readonly isDone: boolean;
  readonly readOn: (lane: Lane) => Promise<Lane>;
}

function openLanes(filter: QueueFilter, limit: number, after: string | undefined): Lane[] {
  const { status } = filter;
  const condition = filterOf(filter);
  return queueShards.map((shard) => {
    const place =
      status === "all"
        ? ({ index: "gsi2", pk: queues.gsi2(shard) } as const)
        : ({ index: "gsi1", pk: queues.gsi1(status, shard) } as const);
    const range = { ...place, filter: condition, limit: condition ? filteredStretch : limit + 1 };
    const readOn = async (lane: Lane): Promise<Lane> => {
      const { items, end } = await readRange({ ...range, after: lane.reached }, stageItemSchema);
      return { ...lane, tickets: [...lane.tickets, ...items], reached: end, isDone: end === undefined };
    };
    return { tickets: [], reached: after, isDone: false, readOn };
  });
}

/** Up to where every shard was read: what stands before it, no unread ticket can precede. */
const horizonOf = (lanes: readonly Lane[]): string | undefined =>
  lanes
    .filter(({ isDone }) => !isDone)
    .map(({ reached = "" }) => reached)
    .sort()[0];

function merge(lanes: readonly Lane[]): { tickets: Tickets; horizon: string | undefined } {
  const horizon = horizonOf(lanes);
  const tickets = lanes
    .flatMap((lane) => lane.tickets)
    .filter(({ position }) => horizon === undefined || position <= horizon)
    .sort((a, b) => (a.position < b.position ? -1 : 1));
  return { tickets, horizon };
}

/** A page of the queue over all its shards, the longest waiting first, and where the next one begins. */
export async function readQueue(
  filter: QueueFilter,
  limit: number,
  after: string | undefined,
): Promise<{ items: StageItem[]; next?: string }> {
  let lanes = openLanes(filter, limit, after);
  let page: ReturnType<typeof merge>;
  let round = 0;
  do {
    lanes = await Promise.all(lanes.map(async (lane) => (lane.isDone ? lane : lane.readOn(lane))));
    page = merge(lanes);
    round += 1;
  } while (page.tickets.length <= limit && page.horizon !== undefined && round < maxRounds);
  const shown = page.tickets.slice(0, limit);
  const isCut = page.tickets.length > limit;
  return { items: shown.map(({ item }) => item), next: isCut ? shown.at(-1)?.position : page.horizon };
}
