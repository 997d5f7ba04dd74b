import type { LaneReader } from "../../platform/table/merge.ts";
import { type Found, pageOf, type TablePage } from "../../platform/table/table.ts";
import type { TicketItem } from "../../stage/ticket.ts";

/** The tickets of a company or a partner. */
export type Owner = (after: string | undefined) => Promise<readonly Found<TicketItem>[]>;

/** One after the other: what the last leg finds stands below what the first does. */
export interface Leg {
  /** Whom a text finds. */
  readonly owners: LaneReader<Owner>;
  readonly isMeant: (ticket: TicketItem) => boolean;
}

/** How many companies' tickets are read in parallel. */
const atOnce = 10;
/** How many entries of a word are read to find those companies; the other words exclude most of them. */
const lookedThrough = 100;
/** After this many companies, or as many as a page has rows, the search returns what it has and where it stopped. */
const usualOwners = 30;
/** Entries that no owner came of are paid for as well: so many stretches more than one for each leg. */
const spareStretches = 2;

/** Where a search goes on: in this leg, after this company, and after one of its tickets. */
interface Position {
  readonly leg: number;
  readonly after?: string;
  readonly ticket?: string;
}
const writePosition = ({ leg, after = "", ticket = "" }: Position): string => `${leg}\n${after}\n${ticket}`;
function readPosition(position: string | undefined): Position {
  const [leg = "0", after, ticket] = position?.split("\n") ?? [];
  return { leg: Number(leg), after: after || undefined, ticket: ticket || undefined };
}

/** The tickets of some owners that are meant, each with where a page goes on that ends with it. */
async function ticketsOf(
  { isMeant }: Leg,
  owners: readonly Found<Owner>[],
  { leg, after, ticket }: Position,
): Promise<Found<TicketItem>[]> {
  const read = await Promise.all(
    owners.map(async ({ item }, index) => (await item?.(index === 0 ? ticket : undefined)) ?? []),
  );
  return read.flatMap((ofOne, index) => {
    const before = index === 0 ? after : owners[index - 1]?.position;
    return ofOne
      .filter(({ item }) => item === undefined || isMeant(item))
      .map((one) => ({ ...one, position: writePosition({ leg, after: before, ticket: one.position }) }));
  });
}

/** A page of the tickets that the legs find, read as far as its price allows. */
export async function walk(
  legs: readonly Leg[],
  limit: number,
  from: string | undefined,
): Promise<TablePage<TicketItem>> {
  const found: Found<TicketItem>[] = [];
  let reached: Position | undefined = readPosition(from);
  const maxOwners = Math.max(usualOwners, limit);
  let [owners, stretches] = [0, 0];
  while (reached && found.length <= limit && owners < maxOwners && stretches < legs.length + spareStretches) {
    const { leg, after }: Position = reached;
    const way = legs[leg];
    if (!way) break;
    const { items, end } = await way.owners(after, lookedThrough);
    stretches += 1;
    let next: Position = reached;
    let rest: readonly Found<Owner>[] = items;
    while (rest.length > 0 && found.length <= limit && owners < maxOwners) {
      const some = rest.slice(0, Math.min(atOnce, limit + 1 - found.length));
      found.push(...(await ticketsOf(way, some, next)));
      owners += some.length;
      rest = rest.slice(some.length);
      next = { leg, after: some.at(-1)?.position };
    }
    if (rest.length > 0) reached = next;
    else if (end !== undefined) reached = { leg, after: end };
    else reached = leg + 1 < legs.length ? { leg: leg + 1 } : undefined;
  }
  const shown = found.slice(0, limit);
  const isCut = found.length > limit;
  return pageOf(shown, isCut ? shown.at(-1)?.position : reached && writePosition(reached));
}
