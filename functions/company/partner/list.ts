import type { PartnerStatus } from "@portal/shared/partner/lifecycle.ts";
import { type Partner, partnerSchema } from "@portal/shared/partner/model.ts";
import { readByWords } from "../../platform/table/directory.ts";
import { indexLanes, readMerged } from "../../platform/table/merge.ts";
import { readNewest, type TablePage } from "../../platform/table/table.ts";
import { partnerLineSchema, partnerLists } from "./model.ts";

/** A page of the partners of a status by name, and where the next one begins. */
export async function readPartners(
  status: PartnerStatus,
  text: string | undefined,
  limit: number,
  after: string | undefined,
): Promise<TablePage<Partner>> {
  if (text) {
    const matches = (partner: Partner) => partner.status === status;
    return readByWords({ directory: "PARTNER", text, line: partnerSchema, matches }, limit, after);
  }
  const partition = { index: "gsi1", pk: partnerLists.gsi1(status) } as const;
  const { items, ...page } = await readMerged(indexLanes([partition], partnerLineSchema), limit, after);
  return { ...page, items: items.map(({ line }) => line) };
}

/** A page of the partners that a company registered, newest first, and where the next one begins. */
export async function readOwnPartners(
  companyId: string,
  limit: number,
  after: string | undefined,
): Promise<TablePage<Partner>> {
  const partition = { index: "gsi2", pk: partnerLists.gsi2(companyId) } as const;
  const { items, ...page } = await readNewest({ ...partition, limit, after }, partnerLineSchema);
  return { ...page, items: items.map(({ line }) => line) };
}
