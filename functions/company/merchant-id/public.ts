import { DomainError } from "@portal/shared/errors.ts";
import * as z from "zod/mini";
import { partition } from "../../platform/table/keys.ts";
import { type ItemRef, readAll, type Snapshot } from "../../platform/table/table.ts";
import type { Write } from "../../platform/table/transaction.ts";
import { companyNamesRef } from "../company/public.ts";

const holdersSchema = z.object({ companyIds: z.array(z.string()), version: z.number() });

/** Names the companies that have a merchantId, in whatever case it is typed. */
export const holdersRef = (merchantId: string) => ({
  key: { pk: partition("MERCHANT", merchantId.toUpperCase()), sk: "HOLDERS" },
  schema: holdersSchema,
});

export const holdersRefs = (merchantId: string | undefined): readonly ItemRef<unknown>[] =>
  merchantId ? [holdersRef(merchantId)] : [];

interface MerchantIdClaim {
  readonly companyId: string;
  readonly given: string | undefined;
  /** The company's merchantId so far. */
  readonly stored: string | null | undefined;
  /** Set when support has read which other companies have the same merchantId. */
  readonly isShared: boolean;
}

async function namesOf(companyIds: readonly string[]): Promise<string[]> {
  const seen = await readAll(companyIds.map(companyNamesRef));
  return companyIds.flatMap((id) => seen.find(companyNamesRef(id))?.data.tradingName ?? []);
}

/** Gives up the merchantId that the company had before. */
async function givenUp({ companyId, stored, given }: MerchantIdClaim): Promise<Write[]> {
  if (!stored || stored.toUpperCase() === given?.toUpperCase()) return [];
  const ref = holdersRef(stored);
  const holders = (await readAll([ref])).find(ref);
  if (!holders?.companyIds.includes(companyId)) return [];
  const companyIds = holders.companyIds.filter((id) => id !== companyId);
  return [{ act: "put", key: ref.key, item: { companyIds }, seen: holders.version }];
}

/**
 * Registers a merchantId for a company.
 * @throws DomainError `merchant-id-shared`, naming the companies that have it, unless support confirmed that it is
 * shared.
 */
export async function claimMerchantId(claim: MerchantIdClaim, seen: Snapshot): Promise<Write[]> {
  const { companyId, given, isShared } = claim;
  if (!given) return [];
  const ref = holdersRef(given);
  const { companyIds, version } = seen.find(ref) ?? { companyIds: [], version: 0 };
  const others = companyIds.filter((id) => id !== companyId);
  if (others.length > 0 && !isShared) {
    throw new DomainError("merchant-id-shared", { companies: await namesOf(others) });
  }
  const freed = await givenUp(claim);
  if (companyIds.includes(companyId)) return freed;
  const item = { companyIds: [...companyIds, companyId] };
  return [...freed, { act: "put", key: ref.key, item, seen: version }];
}
