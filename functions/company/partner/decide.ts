import type { HistoryEvent } from "@portal/shared/history/event.ts";
import { decide } from "@portal/shared/lifecycle.ts";
import { type PartnerAction, partnerStates, partnerTransitions } from "@portal/shared/partner/lifecycle.ts";
import type { PartnerData } from "@portal/shared/partner/model.ts";
import type { Contact } from "@portal/shared/roles.ts";
import type { Author } from "../../platform/change/author.ts";
import type { TicketLine } from "../../stage/ticket.ts";
import { type PartnerItem, partnerPlace } from "./model.ts";

export interface PartnerDecision {
  readonly item: PartnerItem;
  /** The partner's ticket follows the partner's status. */
  readonly ticket: TicketLine;
  readonly event: HistoryEvent;
  readonly comment?: string | undefined;
}

interface Registering {
  readonly id: string;
  /** The company that it comes from, and what that is called. */
  readonly companyId: string;
  readonly client: string;
  readonly contact: Contact;
  readonly ticketNumber: string;
  readonly at: string;
}

export function decideRegistration(registering: Registering, data: PartnerData): PartnerDecision {
  const { id, companyId, client, contact, ticketNumber, at } = registering;
  const state = { id, version: 1, status: "pending", data, registeredAt: at, comment: null } as const;
  const item: PartnerItem = { ...state, companyId, registeredBy: contact.sub };
  const ticket: TicketLine = {
    place: partnerPlace(item),
    number: ticketNumber,
    status: partnerStates[item.status].ticket,
    since: at,
    sentAt: at,
    round: 1,
    priority: "normal",
    client,
    contact,
    lastWord: null,
  };
  return { item, ticket, event: "partner.registered" };
}

interface Answering {
  readonly stored: PartnerItem;
  readonly ticket: TicketLine;
  readonly by: Pick<Author, "role">;
  readonly at: string;
}

/** Support's answer on a partner. It replaces the comment of an earlier one. */
export function decideAnswer(
  { stored, ticket, by, at }: Answering,
  action: PartnerAction,
  comment: string | undefined,
): PartnerDecision {
  const { status, version, event } = decide(partnerTransitions, stored, action, by);
  const item: PartnerItem = { ...stored, status, version, comment: comment ?? null };
  const moved = {
    place: partnerPlace(item),
    status: partnerStates[status].ticket,
    since: at,
    lastWord: comment ?? ticket.lastWord,
  };
  return { item, ticket: { ...ticket, ...moved }, event, comment };
}
