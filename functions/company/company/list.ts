import { type CompanySummary, companySummarySchema } from "@portal/shared/company/model.ts";
import { readByWords } from "../../platform/table/directory.ts";
import { shards } from "../../platform/table/keys.ts";
import { indexLanes, readMerged } from "../../platform/table/merge.ts";
import { readAll, type TablePage } from "../../platform/table/table.ts";
import { companyLineSchema, companyRef, companySummary } from "./item.ts";
import { companyList } from "./model.ts";
import { taxIdRefsFor } from "./public.ts";

async function withTaxId(text: string): Promise<CompanySummary[]> {
  const refs = taxIdRefsFor(text);
  const owners = await readAll(refs);
  const companies = refs.flatMap((ref) => {
    const owner = owners.find(ref);
    return owner ? [companyRef(owner.companyId)] : [];
  });
  const seen = await readAll(companies);
  return companies.map((ref) => companySummary(seen.get(ref)));
}

async function search(text: string, limit: number, after: string | undefined) {
  const items = await withTaxId(text);
  if (items.length > 0) return { items };
  return readByWords({ directory: "COMPANY", text, line: companySummarySchema }, limit, after);
}

/** A page of every company by trading name, and where the next one begins. */
export async function readCompanies(
  text: string | undefined,
  limit: number,
  after: string | undefined,
): Promise<TablePage<CompanySummary>> {
  if (text) return search(text, limit, after);
  const partitions = shards.map((shard) => ({ index: "gsi1", pk: companyList(shard) }) as const);
  const { items, ...page } = await readMerged(indexLanes(partitions, companyLineSchema), limit, after);
  return { ...page, items: items.map(({ line }) => line) };
}
