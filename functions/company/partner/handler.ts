import { DomainError } from "@portal/shared/errors.ts";
import { forEachAction } from "@portal/shared/lifecycle.ts";
import { partnerContract } from "@portal/shared/partner/contract.ts";
import { type PartnerAction, partnerTransitions } from "@portal/shared/partner/lifecycle.ts";
import type { Partner } from "@portal/shared/partner/model.ts";
import type { Author } from "../../platform/change/author.ts";
import { type Change, change, requireVersion } from "../../platform/change/change.ts";
import { readCompany } from "../../platform/change/membership.ts";
import { record } from "../../platform/change/record.ts";
import { httpHandler } from "../../platform/http/http.ts";
import type { ChangeRequest } from "../../platform/http/request.ts";
import { readCursor, signedPage } from "../../platform/table/cursor.ts";
import { newUlid } from "../../platform/table/new-ulid.ts";
import { readAll } from "../../platform/table/table.ts";
import { clientRef } from "../../stage/people/client.ts";
import { type TicketItem, ticketRef, ticketWrites } from "../../stage/ticket.ts";
import { drawTicketNumber } from "../../stage/ticket-number.ts";
import { decideAnswer, decideRegistration, type PartnerDecision } from "./decide.ts";
import { readOwnPartners, readPartners } from "./list.ts";
import { partnerPlace, partnerRef, partnerView } from "./model.ts";
import { withRegistrants } from "./registrants.ts";
import { partnerWrites } from "./write.ts";

/** A partner as it was decided, with its ticket, its line of history and the event that mails follow from. */
function written(
  { item, ticket, event, comment }: PartnerDecision,
  ticketBefore: TicketItem | undefined,
  by: Author,
  at: string,
): Change<Partner> {
  const { companyId, id: partnerId } = item;
  const facts = { partner: item.data.name };
  const entry = { companyId, subject: "company", event, at, comment, facts } as const;
  const writes = [
    ...partnerWrites(item),
    ...ticketWrites(ticketBefore, ticket),
    ...record(by, entry, { partnerId }),
  ];
  return { writes, result: partnerView(item) };
}

type AnswerRequest = ChangeRequest & {
  readonly params: { readonly partnerId: string };
  readonly body: { readonly version: number; readonly comment?: string | undefined };
};

function answer(request: AnswerRequest, action: PartnerAction): Promise<Partner> {
  const { version, comment } = request.body;
  const ref = partnerRef(request.params.partnerId);
  return change(request, {
    reads: [ref],
    current: (seen) => partnerView(seen.get(ref)),
    decide: async (seen, by, at) => {
      const stored = seen.get(ref);
      requireVersion(stored.version, version);
      const own = ticketRef(partnerPlace(stored));
      const ticket = (await readAll([own])).get(own);
      const decision = decideAnswer({ stored, ticket: ticket.line, by, at }, action, comment);
      return written(decision, ticket, by, at);
    },
  });
}

export const handler = httpHandler(partnerContract, {
  list: async ({ actor, query: { cursor, limit, status, text } }) => {
    // Pending and declined partners are visible only to support and to the company that registered them.
    if (actor.role !== "support" && status !== "listed") throw new DomainError("forbidden");
    const scope = { sub: actor.sub, list: "partners", filter: { status, text } };
    const page = await readPartners(status, text, limit, await readCursor(scope, cursor));
    const items = actor.role === "support" ? await withRegistrants(page.items) : page.items;
    return signedPage(scope, { ...page, items });
  },

  listOwn: async ({ actor, params: { companyId }, query: { cursor, limit } }) => {
    await readCompany(companyId, actor, []);
    const scope = { sub: actor.sub, list: "own-partners", filter: { companyId } };
    return signedPage(scope, await readOwnPartners(companyId, limit, await readCursor(scope, cursor)));
  },

  get: async ({ params: { partnerId } }) => {
    const ref = partnerRef(partnerId);
    const partner = partnerView((await readAll([ref])).get(ref));
    return (await withRegistrants([partner]))[0] ?? partner;
  },

  // Two companies may propose the same partner: support sees both and lists one.
  register: (request) => {
    const { companyId } = request.params;
    return change(request, {
      companyId,
      reads: [clientRef(companyId)],
      decide: async (seen, by, at) => {
        if (!by.contact) throw new DomainError("not-found");
        const registering = {
          id: newUlid(Date.parse(at)),
          companyId,
          client: seen.get(clientRef(companyId)).data.tradingName,
          contact: by.contact,
          ticketNumber: await drawTicketNumber(at),
          at,
        };
        return written(decideRegistration(registering, request.body), undefined, by, at);
      },
    });
  },

  ...forEachAction(partnerTransitions, (action) => (request: AnswerRequest) => answer(request, action)),
});
