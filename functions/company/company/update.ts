import type { companyContract } from "@portal/shared/company/contract.ts";
import type { Company, CompanyData } from "@portal/shared/company/model.ts";
import { DomainError, type FieldError } from "@portal/shared/errors.ts";
import { change, requireVersion } from "../../platform/change/change.ts";
import { record } from "../../platform/change/record.ts";
import type { ApiRequest } from "../../platform/http/request.ts";
import { companyStoreRefs, renamedStoreWrites } from "../../sandbox/ledger/stores.ts";
import { readTickets, renamed } from "../../stage/ticket.ts";
import { companyRef, companyWrites } from "./item.ts";

/** The tax id identifies the company, so it cannot change: another tax id is another company. */
function refuseOtherTaxId(stored: CompanyData, given: CompanyData): void {
  const fields = (["taxIdentificationType", "taxIdentificationNumber"] as const)
    .filter((field) => stored[field] !== given[field])
    .map((field): FieldError => ({ path: `data.${field}`, code: "invalid" }));
  if (fields.length > 0) throw new DomainError("invalid-input", { fields });
}

export function update(request: ApiRequest<typeof companyContract.routes.update>): Promise<Company> {
  const { body } = request;
  const { companyId } = request.params;
  const ref = companyRef(companyId);
  return change(request, {
    companyId,
    reads: [ref, ...Object.values(companyStoreRefs(companyId))],
    current: (seen) => seen.get(ref),
    decide: async (seen, by, at) => {
      const stored = seen.get(ref);
      requireVersion(stored.version, body.version);
      refuseOtherTaxId(stored.data, body.data);
      const savedBy = { sub: by.sub, name: by.name };
      const result = { ...stored, data: body.data, savedBy, version: stored.version + 1 };
      const { tradingName } = body.data;
      // Read after the company: a ticket that is created meanwhile either has the new name or makes this
      // transaction fail and read again.
      const isRenamed = tradingName !== stored.data.tradingName;
      const tickets = isRenamed ? await readTickets(companyId) : [];
      const stores = isRenamed ? await renamedStoreWrites(companyId, tradingName, seen) : [];
      const writes = [
        ...companyWrites(result, stored),
        ...tickets.flatMap((ticket) => renamed(ticket, tradingName)),
        ...stores,
        ...record(by, { companyId, subject: "company", event: "company.updated", at }),
      ];
      return { writes, result };
    },
  });
}
