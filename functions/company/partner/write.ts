import { directoryWrites, type Listed } from "../../platform/table/directory.ts";
import { namePosition, nameWords } from "../../platform/table/search.ts";
import type { Write } from "../../platform/table/transaction.ts";
import { type PartnerItem, partnerLists, partnerRef, partnerView } from "./model.ts";

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
