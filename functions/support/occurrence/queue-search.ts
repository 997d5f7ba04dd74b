import { isClosed, placeOf } from "@portal/shared/occurrence/model.ts";
import * as z from "zod/mini";
import { taxIdRefsFor } from "../../company/company/model.ts";
import { holdersRef } from "../../company/merchant-id/model.ts";
import { wordReader } from "../../platform/table/directory.ts";
import type { LaneReader } from "../../platform/table/merge.ts";
import { searchable } from "../../platform/table/search.ts";
import { type Found, pageOf, readAll, readRange, type TablePage } from "../../platform/table/table.ts";
import { stageKeys } from "../../stage/keys.ts";
import { isListed, type TicketItem, ticketItemSchema, ticketRef } from "../../stage/ticket.ts";
import type { QueueFilter } from "./queue.ts";

const companySchema = z.object({ id: z.string() });
type CompanyReader = LaneReader<z.output<typeof companySchema>>;

/** How many companies' tickets are read in parallel. */
const companiesAtOnce = 10;
/** How many entries of a word are read to find those companies; the other words exclude most of them. */
const lookedThrough = 100;
/** After this many rounds without a hit the search returns what it has and where it stopped. */
const maxRounds = 8;

/** As it is printed, as it is quoted in a letter, or its digits alone, as somebody says them on the phone. */
const ticketNumber = /^#?(?:(\d{4})-)?(\d{6,9})$/;

/** Whole numbers that a text may mean: one without its year is of this year or of the last. */
function numbersIn(text: string): string[] {
  const [, year, digits] = ticketNumber.exec(text) ?? [];
  if (digits === undefined) return [];
  const thisYear = new Date().getUTCFullYear();
  return (year === undefined ? [thisYear, thisYear - 1] : [year]).map((one) => `${one}-${digits}`);
}

const isMeant =
  ({ status, product, stage, priority }: QueueFilter) =>
  ({ line }: TicketItem): boolean =>
    (status === "all" || line.status === status) &&
    (product === undefined || line.place.product === product) &&
    (stage === undefined || line.place.stage === stage) &&
    (priority === undefined || line.priority === priority);

const numberSchema = z.object({ occurrenceId: z.string() });

async function byNumbers(numbers: readonly string[]): Promise<TicketItem[]> {
  const refs = numbers.map((number) => ({ key: stageKeys.ticketNumber(number), schema: numberSchema }));
  const seen = await readAll(refs);
  const own = refs.flatMap((ref) => {
    const found = seen.find(ref);
    return found ? [ticketRef(placeOf(found.occurrenceId))] : [];
  });
  const tickets = await readAll(own);
  return own.flatMap((ref) => tickets.find(ref) ?? []);
}

const emailReader =
  (email: string): CompanyReader =>
  async (after, limit) => {
    const schema = z.object({ companyId: z.string() });
    const { items, end } = await readRange({ ...stageKeys.emailOwners(email), after, limit }, schema);
    return {
      items: items.map(({ position, item }) => ({ position, item: item && { id: item.companyId } })),
      end,
    };
  };

/** The companies that a search text finds: a look-up by tax id, merchantId or e-mail, otherwise the words of names. */
async function companiesFor(text: string): Promise<CompanyReader> {
  const refs = taxIdRefsFor(text);
  // A name without a digit is no merchantId, and costs no look-up.
  const holders = /^\S*\d\S*$/.test(text) ? [holdersRef(text)] : [];
  const seen = await readAll([...refs, ...holders]);
  const named = refs.flatMap((ref) => seen.find(ref)?.companyId ?? []);
  const owners = [...new Set([...named, ...holders.flatMap((ref) => seen.find(ref)?.companyIds ?? [])])];
  if (owners.length > 0) {
    return async () => ({ items: owners.map((id) => ({ position: id, item: { id } })) });
  }
  const isEmail = /^\S+@\S+$/.test(text);
  return isEmail ? emailReader(searchable(text)) : wordReader("COMPANY", text, companySchema);
}

/** Where a search goes on: after this company, and after one of its tickets. */
interface Position {
  readonly after?: string;
  readonly ticket?: string;
}
const writePosition = ({ after = "", ticket = "" }: Position): string => `${after}\n${ticket}`;
function readPosition(position: string | undefined): Position {
  const [after, ticket] = position?.split("\n") ?? [];
  return { after: after || undefined, ticket: ticket || undefined };
}

type Company = Found<z.output<typeof companySchema>>;

async function ticketsOf(
  { item }: Company,
  after: string | undefined,
): Promise<readonly Found<TicketItem>[]> {
  if (!item) return [];
  const range = { ...stageKeys.ticketsOf(item.id), after, mayLag: true };
  return (await readRange(range, ticketItemSchema)).items;
}

async function byCompany(
  read: CompanyReader,
  filter: QueueFilter,
  limit: number,
  start: Position,
): Promise<TablePage<TicketItem>> {
  const matches = isMeant(filter);
  const isShown = (ticket: TicketItem) => isListed(ticket.line) && matches(ticket);
  const found: Found<TicketItem>[] = [];
  let reached: Position | undefined = start;
  for (let round = 0; reached && found.length <= limit && round < maxRounds; round += 1) {
    const { after, ticket }: Position = reached;
    const stretch = await read(after, lookedThrough);
    const items = stretch.items.slice(0, companiesAtOnce);
    const end = items.length < stretch.items.length ? items.at(-1)?.position : stretch.end;
    const tickets = await Promise.all(
      items.map((company, index) => ticketsOf(company, index === 0 ? ticket : undefined)),
    );
    for (const [index, ofOne] of tickets.entries()) {
      const before = index === 0 ? after : items[index - 1]?.position;
      const shown = ofOne.filter(({ item }) => item === undefined || isShown(item));
      found.push(
        ...shown.map((one) => ({ ...one, position: writePosition({ after: before, ticket: one.position }) })),
      );
    }
    reached = end === undefined ? undefined : { after: end };
  }
  const shown = found.slice(0, limit);
  const isCut = found.length > limit;
  return pageOf(shown, isCut ? shown.at(-1)?.position : reached && writePosition(reached));
}

/** A page of the tickets that match both the text and the filter. */
export async function searchQueue(
  filter: QueueFilter,
  text: string,
  limit: number,
  after: string | undefined,
): Promise<TablePage<TicketItem>> {
  const numbers = numbersIn(text);
  const numbered = await byNumbers(numbers);
  // One that names its year can be nothing else; digits alone may be a merchantId or part of a name.
  if (numbered.length > 0 || numbers.length === 1) return { items: numbered.filter(isMeant(filter)) };
  const page = await byCompany(await companiesFor(text), filter, limit, readPosition(after));
  // What somebody still has to do with stands before what is over.
  const [open, closed] = [false, true].map((over) =>
    page.items.filter(({ line }) => isClosed(line.status) === over),
  );
  return { ...page, items: [...(open ?? []), ...(closed ?? [])] };
}
