import { isClosed } from "@portal/shared/occurrence/model.ts";
import { partnerStates } from "@portal/shared/partner/lifecycle.ts";
import * as z from "zod/mini";
import { taxIdRefsFor } from "../../company/company/public.ts";
import { holdersRef } from "../../company/merchant-id/public.ts";
import { type PartnerEntry, partnerEntrySchema, partnerOwnerRef } from "../../company/partner/public.ts";
import { wordReader } from "../../platform/table/directory.ts";
import type { LaneReader } from "../../platform/table/merge.ts";
import { searchable } from "../../platform/table/search.ts";
import { readAll, readRange } from "../../platform/table/table.ts";
import { stageKeys } from "../../stage/keys.ts";
import { ticketItemSchema, ticketRef } from "../../stage/ticket.ts";
import type { Owner } from "./search-walk.ts";

type Owners = LaneReader<Owner>;

/** A list of companies or partners as their tickets; what `toOwner` leaves out is read and shown by nobody. */
const asOwners =
  <T>(read: LaneReader<T>, toOwner: (item: T) => Owner | undefined): Owners =>
  async (after, limit) => {
    const { items, end } = await read(after, limit);
    const owners = items.flatMap(({ position, item }) => {
      if (item === undefined) return [{ position }];
      const owner = toOwner(item);
      return owner ? [{ position, item: owner }] : [];
    });
    return { items: owners, end };
  };

const ticketsOfCompany =
  (companyId: string): Owner =>
  async (after) => {
    const range = { ...stageKeys.ticketsOf(companyId), after, mayLag: true };
    return (await readRange(range, ticketItemSchema)).items;
  };

async function companyOf({ id, companyId }: PartnerEntry): Promise<string | undefined> {
  if (companyId !== undefined) return companyId;
  const ref = partnerOwnerRef(id);
  return (await readAll([ref])).find(ref)?.companyId;
}

const ticketOfPartner =
  (partner: PartnerEntry): Owner =>
  async (after) => {
    const companyId = after === undefined ? await companyOf(partner) : undefined;
    if (companyId === undefined) return [];
    const { key } = ticketRef({ companyId, product: null, stage: "partner", partnerId: partner.id });
    return (await readRange({ pk: key.pk, prefix: key.sk, mayLag: true }, ticketItemSchema)).items;
  };

/** Read once a search, although it goes through the list for what is open and again for what is over. */
function remembered<T>(read: LaneReader<T>): LaneReader<T> {
  const stretches = new Map<string, ReturnType<LaneReader<T>>>();
  return (after, limit) => {
    const known = stretches.get(`${after}#${limit}`) ?? read(after, limit);
    stretches.set(`${after}#${limit}`, known);
    return known;
  };
}

const idSchema = z.object({ id: z.string() });

export const companiesByWords = (text: string) => wordReader("COMPANY", text, idSchema);

/** Whom the words of a text find, with the partners whose tickets are over, or those whose are not. */
export function ownersByWords(text: string) {
  const companies = asOwners(remembered(companiesByWords(text)), ({ id }) => ticketsOfCompany(id));
  const partners = remembered(wordReader("PARTNER", text, partnerEntrySchema));
  const partnersThatAre = (over: boolean): Owners =>
    asOwners(partners, (partner) =>
      isClosed(partnerStates[partner.status].ticket) === over ? ticketOfPartner(partner) : undefined,
    );
  return { companies, partnersThatAre };
}

const byEmail =
  (email: string): LaneReader<{ readonly companyId: string }> =>
  (after, limit) =>
    readRange({ ...stageKeys.emailOwners(email), after, limit }, z.object({ companyId: z.string() }));

const oneAfterTheOther =
  (ids: readonly string[]): LaneReader<string> =>
  async (after = "") => ({
    items: ids.filter((id) => id > after).map((id) => ({ position: id, item: id })),
  });

/** The companies that a text names as a whole: by tax id, merchantId or e-mail; undefined for any other text. */
export async function namedOwners(text: string): Promise<Owners | undefined> {
  const refs = taxIdRefsFor(text);
  // A name without a digit is no merchantId, and costs no look-up.
  const holders = /^\S*\d\S*$/.test(text) ? [holdersRef(text)] : [];
  const seen = await readAll([...refs, ...holders]);
  const named = refs.flatMap((ref) => seen.find(ref)?.companyId ?? []);
  const ids = new Set([...named, ...holders.flatMap((ref) => seen.find(ref)?.companyIds ?? [])]);
  if (ids.size > 0) return asOwners(oneAfterTheOther([...ids].sort()), ticketsOfCompany);
  if (!/^\S+@\S+$/.test(text)) return undefined;
  return asOwners(remembered(byEmail(searchable(text))), ({ companyId }) => ticketsOfCompany(companyId));
}
