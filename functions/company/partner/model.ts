import type { PartnerPlace } from "@portal/shared/occurrence/model.ts";
import type { PartnerStatus } from "@portal/shared/partner/lifecycle.ts";
import { type Partner, partnerSchema } from "@portal/shared/partner/model.ts";
import * as z from "zod/mini";
import { directoryWrites, type Listed } from "../../platform/table/directory.ts";
import { partition } from "../../platform/table/keys.ts";
import { namePosition, nameWords } from "../../platform/table/search.ts";
import type { Write } from "../../platform/table/transaction.ts";

const partnerItemSchema = z.object({
  ...partnerSchema.shape,
  /** The company that registered it, and who of it. */
  companyId: z.string(),
  registeredBy: z.string(),
});
export type PartnerItem = z.output<typeof partnerItemSchema>;

export const partnerRef = (partnerId: string) => ({
  key: { pk: partition("PARTNER", partnerId), sk: "PARTNER" },
  schema: partnerItemSchema,
});

export const partnerPlace = ({
  companyId,
  id,
  data,
  status,
}: PartnerItem): PartnerPlace & { readonly about: string; readonly partnerStatus: PartnerStatus } => ({
  companyId,
  product: null,
  stage: "partner",
  partnerId: id,
  about: data.name,
  partnerStatus: status,
});

/** A partner as clients see it, without the company that registered it. */
export const partnerView = (item: PartnerItem): Partner => partnerSchema.parse(item);

export const partnerLineSchema = z.object({ line: partnerSchema });

function listed(item: PartnerItem): Listed {
  const { id, companyId, data } = item;
  const { name, responsible, email, website } = data;
  return {
    position: namePosition(name, id),
    words: nameWords(email, name, responsible, website),
    // With the company, so that the ticket is found without the partner; the views leave it out.
    line: { ...partnerView(item), companyId },
  };
}

/** There are few partners, read far more often than written: one partition per status is enough. */
export const partnerLists = {
  /** By name. */
  gsi1: (status: PartnerStatus) => partition("PARTNERS", status),
  /** Those that a company registered, by time. */
  gsi2: (companyId: string) => partition("PARTNERS-OF", companyId),
} as const;

/** An entry of the partners' words, as far as it leads to a ticket; those of earlier releases name no company. */
export const partnerEntrySchema = z.object({
  id: z.string(),
  status: partnerSchema.shape.status,
  companyId: z.optional(z.string()),
});
export type PartnerEntry = z.output<typeof partnerEntrySchema>;

/** A partner with every entry by which it is listed and found. */
export function partnerWrites(item: PartnerItem): Write[] {
  const { id, companyId, status, version } = item;
  const { position, line } = listed(item);
  const indexKeys = {
    gsi1pk: partnerLists.gsi1(status),
    gsi1sk: position,
    gsi2pk: partnerLists.gsi2(companyId),
    gsi2sk: id,
  };
  return [
    { act: "put", key: partnerRef(id).key, item: { ...item, line, ...indexKeys }, seen: version - 1 },
    ...directoryWrites("PARTNER", listed(item)),
  ];
}
