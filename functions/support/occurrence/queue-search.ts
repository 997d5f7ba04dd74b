import { isClosed, placeOf } from "@portal/shared/occurrence/model.ts";
import * as z from "zod/mini";
import { nameWords, typedWords } from "../../platform/table/search.ts";
import { readAll, type TablePage } from "../../platform/table/table.ts";
import { stageKeys } from "../../stage/keys.ts";
import { isListed, type TicketItem, ticketRef } from "../../stage/ticket.ts";
import { countQueue, type QueueFilter, readQueue } from "./queue.ts";
import { companiesByWords, namedOwners, ownersByWords } from "./search-owners.ts";
import { type Leg, walk } from "./search-walk.ts";

/** A filter that leaves so few tickets is read whole, which costs less than to go through all that a word finds. */
const fewTickets = 50;

/** As it is printed, as it is quoted in a letter, or its digits alone, as somebody says them on the phone. */
const ticketNumber = /^#?(?:(\d{4})-)?(\d{6,9})$/;

/** Whole numbers that a text may mean: one without its year is of this year or of the last. */
function numbersIn(text: string): string[] {
  const [, year, digits] = ticketNumber.exec(text) ?? [];
  if (digits === undefined) return [];
  const thisYear = new Date().getUTCFullYear();
  return (year === undefined ? [thisYear, thisYear - 1] : [year]).map((one) => `${one}-${digits}`);
}

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

const isOfFilter = ({ status, product, stage, priority }: QueueFilter, { line }: TicketItem): boolean =>
  isListed(line) &&
  (status === "all" || line.status === status) &&
  (product === undefined || line.place.product === product) &&
  (stage === undefined || line.place.stage === stage) &&
  (priority === undefined || line.priority === priority);

const hasWords = (text: string, name: string): boolean =>
  typedWords(text).every((typed) => nameWords(name).some((word) => word.startsWith(typed)));

const isAbout = (text: string, { line: { place } }: TicketItem): boolean =>
  place.stage === "partner" && hasWords(text, place.about);

/** What somebody still has to do with, before what is over. */
const openFirst = (tickets: readonly TicketItem[]): TicketItem[] =>
  [false, true].flatMap((over) => tickets.filter(({ line }) => isClosed(line.status) === over));

const isNarrow = ({ status, product, stage, priority }: QueueFilter): boolean =>
  status !== "all" || [product, stage, priority].some((one) => one !== undefined);

/** Where a page goes on among few tickets: after this number. */
const amongFew = "few\n";

interface Search {
  readonly filter: QueueFilter;
  readonly text: string;
  readonly limit: number;
  readonly after: string | undefined;
}

/** Among the tickets of a filter that leaves few of them; undefined where they are many. */
async function searchFew({ filter, text, limit, after }: Search): Promise<TablePage<TicketItem> | undefined> {
  if (!isNarrow(filter) || typedWords(text).length === 0) return undefined;
  if ((await countQueue(filter)) > fewTickets) return undefined;
  const [few, companies] = await Promise.all([
    readQueue(filter, fewTickets, undefined),
    companiesByWords(text)(undefined, fewTickets),
  ]);
  if (few.next !== undefined) return undefined;
  // A company is also found by its legal name and its contact, which its tickets do not show.
  const ids = new Set(companies.items.flatMap(({ item }) => item?.id ?? []));
  const isFound = (ticket: TicketItem) =>
    ids.has(ticket.line.place.companyId) || hasWords(text, ticket.line.client) || isAbout(text, ticket);
  const found = openFirst(few.items.filter(isFound));
  const start = found.findIndex(({ line }) => `${amongFew}${line.number}` === after) + 1;
  const shown = found.slice(start, start + limit);
  const next = found.length > start + limit ? `${amongFew}${shown.at(-1)?.line.number}` : undefined;
  return { items: shown, unreadable: few.unreadable, next };
}

/** By the words of names, partners first; a partner's ticket is found once, by its own name before its company's. */
function legsByWords({ filter, text }: Search): (over: boolean) => readonly Leg[] {
  const { companies, partnersThatAre } = ownersByWords(text);
  const hasPartners = filter.product === undefined && (filter.stage ?? "partner") === "partner";
  return (over) => [
    ...(hasPartners
      ? [{ owners: partnersThatAre(over), isMeant: (ticket: TicketItem) => isAbout(text, ticket) }]
      : []),
    { owners: companies, isMeant: (ticket) => !isAbout(text, ticket) },
  ];
}

async function searchNames(search: Search): Promise<TablePage<TicketItem>> {
  const { filter, text, limit, after } = search;
  const named = await namedOwners(text);
  const isAmongFew = after?.startsWith(amongFew) === true;
  if (!named && (after === undefined || isAmongFew)) {
    const few = await searchFew(search);
    if (few) return few;
  }
  // Whoever is found is asked for what is open before anybody is for what is over.
  const states = filter.status === "all" ? [false, true] : [isClosed(filter.status)];
  const legsOf = named ? () => [{ owners: named, isMeant: () => true }] : legsByWords(search);
  const legs = states.flatMap((over) =>
    legsOf(over).map(({ owners, isMeant }) => ({
      owners,
      isMeant: (ticket: TicketItem) =>
        isClosed(ticket.line.status) === over && isOfFilter(filter, ticket) && isMeant(ticket),
    })),
  );
  return walk(legs, limit, isAmongFew ? undefined : after);
}

/** A page of the tickets that match both the text and the filter. */
export async function searchQueue(search: Search): Promise<TablePage<TicketItem>> {
  const numbers = numbersIn(search.text);
  const numbered = search.after === undefined ? await byNumbers(numbers) : [];
  const shown = numbered.filter((ticket) => isOfFilter(search.filter, ticket));
  // One that names its year can be nothing else; digits alone may also be a merchantId or part of a name.
  if (numbers.length === 1) return { items: shown };
  const page = await searchNames(search);
  const others = page.items.filter(({ line }) => shown.every((one) => one.line.number !== line.number));
  return { ...page, items: [...shown, ...others] };
}
