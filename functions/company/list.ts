import { type CompanySummary, companySchema } from "@portal/shared/company/model.ts";
import { companyList, shards } from "../keys.ts";
import { indexLanes, readMerged } from "../merge.ts";
import { filterOf } from "../search.ts";
import { companySummary } from "./item.ts";

/** A page of every company by trading name, and where the next one begins. */
export async function readCompanies(
  text: string | undefined,
  limit: number,
  after: string | undefined,
): Promise<{ items: CompanySummary[]; next?: string }> {
  const places = shards.map((shard) => ({ index: "gsi1", pk: companyList(shard) }) as const);
  const lanes = indexLanes(places, filterOf({}, "search", text), companySchema);
  const { items, next } = await readMerged(lanes, limit, after);
  return { items: items.map(companySummary), next };
}
