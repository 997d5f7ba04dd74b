import { DomainError } from "@portal/shared/errors.ts";
import type { partnerContract } from "@portal/shared/partner/contract.ts";
import type { Partner } from "@portal/shared/partner/model.ts";
import { ulid } from "ulid";
import { companyNamesSlot } from "../company/model.ts";
import { change } from "../platform/change/change.ts";
import { record } from "../platform/change/record.ts";
import type { ApiRequest } from "../platform/http/request.ts";
import { type TicketLine, ticketWrites } from "../stage/ticket.ts";
import { drawTicketNumber } from "../stage/ticket-number.ts";
import { type PartnerItem, partnerPlace, partnerTicketStatus, partnerView, partnerWrites } from "./model.ts";

/** Two companies may propose the same partner: support sees both and lists one. */
export function register(request: ApiRequest<typeof partnerContract.routes.register>): Promise<Partner> {
  const { body: data } = request;
  const { companyId } = request.params;
  return change(request, {
    companyId,
    reads: [companyNamesSlot(companyId)],
    decide: async (seen, by, at) => {
      if (!by.contact) throw new DomainError("not-found");
      const id = ulid(Date.parse(at));
      const partner: Partner = { id, version: 1, status: "pending", data, registeredAt: at, comment: null };
      const item: PartnerItem = { ...partner, companyId, registeredBy: by.sub };
      const entry = { companyId, subject: "company", event: "partner.registered", at } as const;
      const ticket: TicketLine = {
        place: partnerPlace(item),
        number: await drawTicketNumber(at),
        status: partnerTicketStatus[item.status],
        since: at,
        sentAt: at,
        round: 1,
        priority: "normal",
        client: seen.get(companyNamesSlot(companyId)).data.tradingName,
        contact: by.contact,
        lastWord: null,
      };
      return {
        writes: [
          ...partnerWrites(item),
          ...ticketWrites(undefined, ticket),
          ...record(by, entry, { partnerId: id }),
        ],
        result: partnerView(item),
      };
    },
  });
}
