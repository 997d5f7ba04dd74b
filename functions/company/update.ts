import type { companyContract } from "@portal/shared/company/contract.ts";
import type { Company, CompanyData } from "@portal/shared/company/model.ts";
import { DomainError, type FieldError } from "@portal/shared/errors.ts";
import { accountSlot } from "../account/model.ts";
import { change, requireVersion } from "../platform/change/change.ts";
import { record } from "../platform/change/record.ts";
import type { ApiRequest } from "../platform/http/request.ts";
import { readTickets, renamed } from "../stage/ticket.ts";
import { companySlot, companyWrites } from "./item.ts";

/** The tax id is who the company is: another one is another company. */
function refuseOtherTaxId(stored: CompanyData, given: CompanyData): void {
  const fields = (["taxIdentificationType", "taxIdentificationNumber"] as const)
    .filter((field) => stored[field] !== given[field])
    .map((field): FieldError => ({ path: `data.${field}`, code: "invalid" }));
  if (fields.length > 0) throw new DomainError("invalid-input", { fields });
}

export function update(request: ApiRequest<typeof companyContract.routes.update>): Promise<Company> {
  const { actor, body } = request;
  const { companyId } = request.params;
  const slot = companySlot(companyId);
  return change(request, {
    companyId,
    reads: [slot, accountSlot(actor.sub)],
    current: (seen) => seen.get(slot),
    decide: async (seen) => {
      const stored = seen.get(slot);
      requireVersion(stored.version, body.version);
      refuseOtherTaxId(stored.data, body.data);
      const actorName = seen.get(accountSlot(actor.sub)).name;
      const savedBy = { sub: actor.sub, name: actorName };
      const result = { ...stored, data: body.data, savedBy, version: stored.version + 1 };
      const { tradingName } = body.data;
      // Read after the company: a ticket that comes between has its new name, or makes this look again.
      const tickets = tradingName === stored.data.tradingName ? [] : await readTickets(companyId);
      const at = new Date().toISOString();
      const happening = { companyId, subject: "company", event: "company.updated", at, actorName };
      const writes = [
        ...companyWrites(result, stored),
        ...tickets.flatMap((ticket) => renamed(ticket, tradingName)),
        ...record(request, happening),
      ];
      return { writes, result };
    },
  });
}
