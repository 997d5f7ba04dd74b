import type { companyContract } from "@portal/shared/company/contract.ts";
import type { Company, CompanyData } from "@portal/shared/company/model.ts";
import { DomainError, type FieldError } from "@portal/shared/errors.ts";
import { accountSlot } from "../account/model.ts";
import { change, requireVersion } from "../change.ts";
import { placesOf, stageSlot, ticketSearch } from "../occurrence/model.ts";
import { record } from "../record.ts";
import type { ApiRequest } from "../request.ts";
import type { Snapshot } from "../table.ts";
import type { Write } from "../transaction.ts";
import { companySlot, listing } from "./item.ts";

/** The tax id is who the company is: another one is another company. */
function refuseOtherTaxId(stored: CompanyData, given: CompanyData): void {
  const fields = (["taxIdentificationType", "taxIdentificationNumber"] as const)
    .filter((field) => stored[field] !== given[field])
    .map((field): FieldError => ({ path: `data.${field}`, code: "invalid" }));
  if (fields.length > 0) throw new DomainError("invalid-input", { fields });
}

/** Tickets show and are found by the company's names. Their version stays: nobody's draft has changed. */
function renameTickets(company: Company, seen: Snapshot): Write[] {
  return placesOf(company.id).flatMap((place): Write[] => {
    const { key } = stageSlot(place);
    const stage = seen.find(stageSlot(place));
    if (!stage) return [];
    const { number, contact } = stage.ticket;
    const search = ticketSearch(number, company, contact);
    return [
      { act: "set", key, values: { "ticket.client": company.data.tradingName, "ticket.search": search } },
    ];
  });
}

export function update(request: ApiRequest<typeof companyContract.routes.update>): Promise<Company> {
  const { actor, body } = request;
  const { companyId } = request.params;
  const slot = companySlot(companyId);
  return change(request, {
    companyId,
    reads: [slot, accountSlot(actor.sub), ...placesOf(companyId).map(stageSlot)],
    current: (seen) => seen.get(slot),
    decide: (seen) => {
      const { version, ...stored } = seen.get(slot);
      requireVersion(version, body.version);
      refuseOtherTaxId(stored.data, body.data);
      const actorName = seen.get(accountSlot(actor.sub)).name;
      const item = { ...stored, data: body.data, savedBy: { sub: actor.sub, name: actorName } };
      const result = { ...item, version: version + 1 };
      const at = new Date().toISOString();
      const happening = { companyId, subject: "company", event: "company.updated", at, actorName };
      const write: Write = { act: "put", key: slot.key, item: { ...item, ...listing(item) }, seen: version };
      return { writes: [write, ...renameTickets(result, seen), ...record(request, happening)], result };
    },
  });
}
