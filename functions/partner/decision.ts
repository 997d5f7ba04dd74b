import { decide } from "@portal/shared/lifecycle.ts";
import { type PartnerAction, partnerTransitions } from "@portal/shared/partner/lifecycle.ts";
import type { Partner } from "@portal/shared/partner/model.ts";
import { change, requireVersion } from "../platform/change/change.ts";
import { record } from "../platform/change/record.ts";
import type { ChangeRequest } from "../platform/http/request.ts";
import { readAll } from "../platform/table/table.ts";
import type { Write } from "../platform/table/transaction.ts";
import { ticketSlot, ticketWrites } from "../stage/ticket.ts";
import {
  type PartnerItem,
  partnerPlace,
  partnerSlot,
  partnerTicketStatus,
  partnerView,
  partnerWrites,
} from "./model.ts";

type Decision = ChangeRequest & {
  readonly params: { readonly partnerId: string };
  readonly body: { readonly version: number; readonly comment?: string | undefined };
};

/** The partner's ticket follows the partner's status. */
async function ticketAfter(item: PartnerItem, at: string): Promise<Write[]> {
  const slot = ticketSlot(partnerPlace(item));
  const stored = (await readAll([slot])).get(slot);
  const { status, comment } = item;
  const moved = { status: partnerTicketStatus[status], since: at };
  return ticketWrites(stored, { ...stored.line, ...moved, lastWord: comment ?? stored.line.lastWord });
}

/** Support's answer on a partner. It replaces the comment of an earlier one. */
export function answer(request: Decision, action: PartnerAction): Promise<Partner> {
  const { body } = request;
  const slot = partnerSlot(request.params.partnerId);
  return change(request, {
    reads: [slot],
    current: (seen) => partnerView(seen.get(slot)),
    decide: async (seen, by, at) => {
      const stored = seen.get(slot);
      requireVersion(stored.version, body.version);
      const { status, version, event } = decide(partnerTransitions, stored, action, by);
      const { comment } = body;
      const item: PartnerItem = { ...stored, status, version, comment: comment ?? null };
      const { companyId, id: partnerId } = item;
      const entry = { companyId, subject: "company", event, at, comment };
      return {
        writes: [
          ...partnerWrites(item),
          ...(await ticketAfter(item, at)),
          ...record(by, entry, { partnerId }),
        ],
        result: partnerView(item),
      };
    },
  });
}
