import type { Partner } from "@portal/shared/partner/model.ts";
import { companyNamesSlot } from "../company/model.ts";
import { personSlot } from "../platform/change/author.ts";
import { readAll } from "../platform/table/table.ts";
import { partnerSlot } from "./model.ts";

/** Adds the company and the person who registered each partner, with their present names. */
export async function withRegistrants(partners: readonly Partner[]): Promise<Partner[]> {
  const slots = partners.map(({ id }) => partnerSlot(id));
  const items = await readAll(slots);
  const sources = slots.flatMap((slot) => items.find(slot) ?? []);
  const names = await readAll(
    sources.flatMap(({ companyId, registeredBy }) => [companyNamesSlot(companyId), personSlot(registeredBy)]),
  );
  return partners.map((partner) => {
    const source = sources.find(({ id }) => id === partner.id);
    if (!source) return partner;
    const { companyId, registeredBy } = source;
    const company = names.find(companyNamesSlot(companyId))?.data.tradingName ?? "";
    const person = names.find(personSlot(registeredBy))?.name ?? "";
    return { ...partner, registrant: { companyId, company, person } };
  });
}
