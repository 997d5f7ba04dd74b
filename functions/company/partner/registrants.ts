import type { Partner, ProposedPartner } from "@portal/shared/partner/model.ts";
import { personRef } from "../../platform/change/author.ts";
import { readAll } from "../../platform/table/table.ts";
import { companyNamesRef } from "../company/public.ts";
import { partnerRef } from "./model.ts";

/** Adds the company and the person who registered each partner, with their present names. */
export async function withRegistrants(partners: readonly Partner[]): Promise<ProposedPartner[]> {
  const refs = partners.map(({ id }) => partnerRef(id));
  const items = await readAll(refs);
  const sources = refs.flatMap((ref) => items.find(ref) ?? []);
  const names = await readAll(
    sources.flatMap(({ companyId, registeredBy }) => [companyNamesRef(companyId), personRef(registeredBy)]),
  );
  return partners.map((partner) => {
    const source = sources.find(({ id }) => id === partner.id);
    if (!source) return partner;
    const { companyId, registeredBy } = source;
    const company = names.find(companyNamesRef(companyId))?.data.tradingName ?? "";
    const person = names.find(personRef(registeredBy))?.name ?? "";
    return { ...partner, registrant: { companyId, company, person } };
  });
}
